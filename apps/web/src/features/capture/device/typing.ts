import type { CaptureValue } from '@lqc/contracts';

const PAUSE_MS = 250;
const AT_LEAST_EVERY_MS = 1000;
const AGAIN_MS = 2000;

/** How far what was typed into a note has come; `saved` only when the disk has all of it. */
export type Typed =
  | { readonly state: 'saved'; readonly at: Date | null }
  | { readonly state: 'saving' }
  | { readonly state: 'failed' };

/**
 * What is being typed into a note: stored 250 ms after the last key, at least once a second while typing goes
 * on, and at once when the field or the page is left. What could not be stored stays and is tried again.
 */
export class Typing {
  readonly #pending = new Map<string, CaptureValue>();
  #pause: ReturnType<typeof setTimeout> | undefined;
  #since: number | null = null;
  #isStoring = false;
  /** One value is stored after the other: an older one that failed never comes behind a newer one. */
  #stored: Promise<void> = Promise.resolve();

  constructor(
    private readonly store: (field: string, value: CaptureValue) => Promise<void>,
    private readonly onState: (typed: Typed) => void,
  ) {}

  type(field: string, value: CaptureValue): void {
    this.#pending.set(field, value);
    this.onState({ state: 'saving' });
    const now = performance.now();
    this.#since ??= now;
    clearTimeout(this.#pause);
    const wait = Math.max(0, Math.min(PAUSE_MS, AT_LEAST_EVERY_MS - (now - this.#since)));
    this.#pause = setTimeout(() => void this.flush(), wait);
  }

  /** Stores all that is pending; whether the disk then has all that was typed. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#pause);
    this.#since = null;
    const next = () => this.#storePending();
    this.#stored = this.#stored.then(next, next);
    await this.#stored;
    return this.#isAllStored();
  }

  async #storePending(): Promise<void> {
    const taken = [...this.#pending];
    this.#pending.clear();
    if (taken.length === 0) return;
    this.#isStoring = true;
    const results = await Promise.allSettled(
      taken.map(([field, value]) => this.store(field, value)),
    );
    this.#isStoring = false;
    const failed = taken.filter((_, at) => results[at]!.status === 'rejected');
    for (const [field, value] of failed)
      if (!this.#pending.has(field)) this.#pending.set(field, value);
    if (failed.length > 0) {
      this.onState({ state: 'failed' });
      this.#pause = setTimeout(() => void this.flush(), AGAIN_MS);
    } else if (this.#isAllStored()) this.onState({ state: 'saved', at: new Date() });
  }

  #isAllStored = (): boolean => this.#pending.size === 0 && !this.#isStoring;
}
