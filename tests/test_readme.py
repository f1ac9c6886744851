"""What the documents show must work."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
BLOCK = re.compile(r"```python\n(.*?)```", re.DOTALL)


def test_readme_script_runs(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = BLOCK.findall((ROOT / "README.md").read_text())
    assert len(blocks) == 1
    assert len([line for line in blocks[0].splitlines() if line.strip()]) <= 10
    exec(compile(blocks[0], "README.md", "exec"), {})
    assert "race" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"])
def test_links_and_paths_in_documents_exist(name: str) -> None:
    text = (ROOT / name).read_text()
    for target in re.findall(r"\]\(([^)#:]+)\)", text):
        assert (ROOT / target).exists(), target
    for target in re.findall(r"`((?:src|tests|docs)/[\w/.]+)`", text):
        assert (ROOT / target).exists(), target
