import { Injectable } from '@nestjs/common';
import pLimit, { type LimitFunction } from 'p-limit';

/**
 * How many of one person's calls the gateway carries out at once: what a page makes at once, and fewer
 * than the gateway has connections to the database.
 */
const AT_ONCE = 8;

/**
 * Turns at the gateway: of one person's calls a few are carried out at once, the others wait in the order
 * in which they came. So hundreds of calls of one person do not stand before another's single one. A call
 * that only waits, for its run or for events, has left its turn.
 */
@Injectable()
export class PersonTurns {
  /** A line for each person who has called since the gateway started: as many as there are accounts. */
  readonly #lines = new Map<string, LimitFunction>();

  /** Waits for a turn; the function that it gives leaves it, and may be called more than once. */
  take(personId: string): Promise<() => void> {
    const line = this.#lines.get(personId) ?? pLimit(AT_ONCE);
    this.#lines.set(personId, line);
    return new Promise((begin) => {
      void line(() => new Promise<void>((leave) => begin(leave)));
    });
  }
}
