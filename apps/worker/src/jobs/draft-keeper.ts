/** Pieces come faster than anybody reads; so often they are passed on. */
const KEEP_EVERY_MS = 250;

/**
 * Keeps a growing text, the latest state at a time, as often as is worth it. `keep` says whether
 * anybody still waits for more; when nobody does, `onUnwanted` is called once.
 */
export class DraftKeeper {
  #latest: string | null = null;
  #kept = Number.NEGATIVE_INFINITY;
  #keeping: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #isUnwanted = false;

  constructor(
    private readonly keep: (text: string) => Promise<boolean>,
    private readonly onUnwanted: () => void,
  ) {}

  /** The text as it stands now. */
  tell(text: string): void {
    this.#latest = text;
    if (this.#timer) return;
    const waitMs = Math.max(0, this.#kept + KEEP_EVERY_MS - performance.now());
    this.#timer = setTimeout(() => {
      this.#keeping = this.#keeping.then(() => this.#keepLatest());
    }, waitMs);
  }

  /** Resolves once the latest text is kept; nothing is kept after it. */
  async flush(): Promise<void> {
    this.drop();
    await this.#keeping;
    await this.#keepLatest();
  }

  /** Keeps nothing more: the whole text goes another way. */
  drop(): void {
    clearTimeout(this.#timer);
  }

  async #keepLatest(): Promise<void> {
    this.#timer = undefined;
    const text = this.#latest;
    if (text === null || this.#isUnwanted) return;
    this.#latest = null;
    this.#kept = performance.now();
    try {
      if (await this.keep(text)) return;
      this.#isUnwanted = true;
      this.onUnwanted();
    } catch {
      // A database that is away a moment gets the next, longer text.
      this.#latest ??= text;
    }
  }
}
