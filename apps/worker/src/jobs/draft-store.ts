/** The model writes faster than anybody reads, so a growing text is stored no oftener than this. */
const STORE_EVERY_MS = 250;

/**
 * Stores a growing text every quarter of a second, always its latest state. `store` resolves to false
 * when the text is no longer wanted; `onUnwanted` is then called once.
 */
export class DraftStore {
  #latest: string | null = null;
  #storedAt = Number.NEGATIVE_INFINITY;
  #storing: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #isUnwanted = false;

  constructor(
    private readonly store: (text: string) => Promise<boolean>,
    private readonly onUnwanted: () => void,
  ) {}

  /** The text as it stands now. */
  tell(text: string): void {
    this.#latest = text;
    if (this.#timer) return;
    const waitMs = Math.max(0, this.#storedAt + STORE_EVERY_MS - performance.now());
    this.#timer = setTimeout(() => {
      this.#storing = this.#storing.then(() => this.#storeLatest());
    }, waitMs);
  }

  /** Stores the latest text; nothing is stored afterwards. */
  async flush(): Promise<void> {
    this.drop();
    await this.#storing;
    await this.#storeLatest();
  }

  /** Stores nothing more, since the caller stores the finished text itself. */
  drop(): void {
    clearTimeout(this.#timer);
  }

  async #storeLatest(): Promise<void> {
    this.#timer = undefined;
    const text = this.#latest;
    if (text === null || this.#isUnwanted) return;
    this.#latest = null;
    this.#storedAt = performance.now();
    try {
      if (await this.store(text)) return;
      this.#isUnwanted = true;
      this.onUnwanted();
    } catch {
      // When the database cannot be reached for a moment, the next attempt stores the then longer text.
      this.#latest ??= text;
    }
  }
}
