"""Numbers for Prometheus, one registry for each server.

Nothing that is done at a table in a secret window is counted or timed: such numbers would tell who can act there.
"""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.answers = Counter("readyroom_answers", "Answers given openly", registry=registry)
        self.frames = Counter(
            "readyroom_frames", "Frames received, but for tables in secret windows", registry=registry
        )
        self.errors = Counter("readyroom_errors", "Refusals and faults, by code", ["code"], registry=registry)
        self.sockets = Gauge("readyroom_sockets", "Connected sockets", registry=registry)
        self.tables = Gauge("readyroom_tables", "Tables in memory", registry=registry)
        self.latency = Histogram(
            "readyroom_answer_seconds",
            "From the frame of an open answer to its acknowledgement",
            buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
            registry=registry,
        )
        self.lag = Histogram(
            "readyroom_loop_lag_seconds",
            "How late the event loop is",
            buckets=(0.005, 0.02, 0.05, 0.1, 0.25, 1),
            registry=registry,
        )
        self.requests = Counter("readyroom_requests", "HTTP requests, by status", ["status"], registry=registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
