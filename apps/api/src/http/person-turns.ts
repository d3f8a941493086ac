import pLimit, { type LimitFunction } from 'p-limit';

/**
 * Turns at the gateway: of one person's calls a few are carried out at once, the others wait in the order
 * in which they came. So hundreds of calls of one person do not stand before another's single one. A call
 * that only waits, for its run or for events, has left its turn.
 */
export class PersonTurns {
  /** A line for each person who has called since the gateway started: as many as there are accounts. */
  readonly #lines = new Map<string, LimitFunction>();

  /** @param atOnce how many of one person's calls have a turn at once */
  constructor(private readonly atOnce: number) {}

  /** Waits for a turn; the function that it gives leaves it, and may be called more than once. */
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
