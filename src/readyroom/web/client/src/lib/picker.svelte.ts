/** Answering a question: which options there are, which are picked, and what glows. Knows no game. */
import type { QuestionInfo } from './wire';

export interface Option {
  label: string;
  kind: string;
  id: string;
  facts: Record<string, unknown>;
}

/** Keys of the options: 1-9, 0, then letters; z takes back. */
const KEYS = '1234567890qwertyuiopasdfghjklxcvbnm';

export function keyOf(index: number): string {
  return KEYS[index] ?? '';
}

export class Picker {
  question = $state.raw<QuestionInfo | null>(null);
  picked = $state<number[]>([]);
  sent = $state(false);
  /** Options that no key answers: what must not happen by mistake. */
  unkeyed: (option: Option) => boolean = () => false;

  constructor(private readonly answer: (serial: number, picks: number | number[]) => void) {}

  /** Take over the open question; what was picked stays while it is the same one. */
  ask(question: QuestionInfo | null): void {
    const same = question?.serial === this.question?.serial && question?.prompt === this.question?.prompt;
    this.question = question;
    if (!same || question?.answered) {
      this.picked = [];
      this.sent = false;
    }
  }

  /** Not sent after all: it was refused. What was said about an earlier question is no matter any more. */
  refused(serial: number): void {
    if (this.question?.serial === serial) this.sent = false;
  }

  get open(): boolean {
    return this.question !== null && !this.question.answered && !this.sent;
  }

  get several(): boolean {
    return this.question !== null && this.question.kind !== 'one';
  }

  get options(): Option[] {
    return (this.question?.options ?? []) as unknown as Option[];
  }

  get ready(): boolean {
    const q = this.question;
    return !!q && this.open && this.several && this.picked.length >= q.at_least && this.picked.length <= q.at_most;
  }

  /** Options of a kind (any of `kinds`) for a thing. */
  find(kinds: string | string[], id: string): number[] {
    if (!this.open) return [];
    const wanted = typeof kinds === 'string' ? [kinds] : kinds;
    return this.options.flatMap((option, i) => (wanted.includes(option.kind) && option.id === id ? [i] : []));
  }

  /** The option for the n-th of several things that look alike. */
  nth(kind: string, id: string, n: number): number | null {
    const found = this.find(kind, id);
    return found[this.several ? n : Math.min(n, found.length - 1)] ?? null;
  }

  isPicked(index: number | null): boolean {
    return index !== null && this.picked.includes(index);
  }

  /** Click an option: answers a question for one thing, or picks among several. */
  pick(index: number): void {
    const q = this.question;
    if (!q || !this.open || index < 0 || index >= q.options.length) return;
    if (!this.several) {
      this.send(index);
    } else if (this.picked.includes(index)) {
      this.picked = this.picked.filter((i) => i !== index);
    } else if (this.picked.length < q.at_most) {
      this.picked = [...this.picked, index];
    } else if (q.at_most === 1) {
      this.picked = [index];
    }
  }

  confirm(): void {
    if (this.ready) this.send(inOrder(this.question?.kind, this.picked));
  }

  private send(picks: number | number[]): void {
    if (!this.question) return;
    this.sent = true;
    this.answer(this.question.serial, picks);
  }

  /** A key of the keyboard; true if it meant something. */
  key(event: KeyboardEvent): boolean {
    if (!this.open || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === 'Enter' && this.ready) {
      this.confirm();
      return true;
    }
    if (event.key === 'Escape' && this.picked.length) {
      this.picked = [];
      return true;
    }
    const index = event.key.length === 1 ? KEYS.indexOf(event.key.toLowerCase()) : -1;
    const option = this.options[index];
    if (!option || this.unkeyed(option)) return false;
    this.pick(index);
    return true;
  }
}

function inOrder(kind: string | undefined, picked: number[]): number[] {
  return kind === 'ordered' ? [...picked] : [...picked].sort((a, b) => a - b);
}
