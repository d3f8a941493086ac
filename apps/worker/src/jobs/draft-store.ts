import { paced } from '../runtime/paced.js';

/** The model writes faster than anybody reads, so a growing text is told no oftener than this. */
export const DRAFT_EVERY_MS = 250;

/**
 * Stores a growing text every quarter of a second, always its latest state. `store` resolves to false
 * when the text is no longer wanted; `onUnwanted` is then called once.
 */
export class DraftStore {
  #latest: string | null = null;
  #storing: Promise<void> = Promise.resolve();
  #isUnwanted = false;
  readonly #pace = paced(DRAFT_EVERY_MS, () => {
    this.#storing = this.#storing.then(() => this.#storeLatest());
  });

  constructor(
    private readonly store: (text: string) => Promise<boolean>,
    private readonly onUnwanted: () => void,
  ) {}

  /** The text as it stands now. */
  tell(text: string): void {
    this.#latest = text;
    this.#pace.next(text);
  }

  /** Stores the latest text; nothing is stored afterwards. */
  async flush(): Promise<void> {
    this.drop();
    await this.#storing;
    await this.#storeLatest();
  }

  /** Stores nothing more, since the caller stores the finished text itself. */
  readonly drop = this.#pace.stop;

  async #storeLatest(): Promise<void> {
    const text = this.#latest;
    if (text === null || this.#isUnwanted) return;
    this.#latest = null;
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
