import pLimit, { type LimitFunction } from 'p-limit';

/** Of how many of one person's calls the gateway begins the work at once. */
const AT_ONCE = 4;

/**
 * Begins the work of one person's calls a few at a time, the others in the order in which they came. So
 * hundreds of calls of one person do not stand before another person's single one at the database.
 */
export class PersonTurns {
  /** A line for each person who has begun work since the gateway started: as many as there are accounts. */
  readonly #lines = new Map<string, LimitFunction>();

  take<Begun>(personId: string, begin: () => Promise<Begun>): Promise<Begun> {
    const line = this.#lines.get(personId) ?? pLimit(AT_ONCE);
    this.#lines.set(personId, line);
    return line(begin);
  }
}
