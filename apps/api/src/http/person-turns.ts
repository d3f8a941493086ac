import pLimit, { type LimitFunction } from 'p-limit';

/**
 * Limits how many calls of one person are carried out at once; the others wait in order, so that hundreds
 * of one person's calls do not delay another person's. A call that only waits, for its run or for events,
 * gives its turn back.
 */
export class PersonTurns {
  /** A queue for each person who has called since the gateway started. */
  readonly #lines = new Map<string, LimitFunction>();

  /** @param atOnce how many of one person's calls have a turn at once */
  constructor(private readonly atOnce: number) {}

  /** Waits for a turn; the function it gives ends the turn, and may be called more than once. */
  take(personId: string): Promise<() => void> {
    const line = this.#lines.get(personId) ?? pLimit(this.atOnce);
    this.#lines.set(personId, line);
    return new Promise((begin) => {
      void line(() => new Promise<void>((leave) => begin(leave)));
    });
  }

  /** How many of the person's calls wait for a turn. */
  waiting(personId: string): number {
    return this.#lines.get(personId)?.pendingCount ?? 0;
  }
}
