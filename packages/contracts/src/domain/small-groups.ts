/**
 * How many answers a group needs for a sentence to state its count, its level, its change, or
 * shares in percent. A group with fewer answers than `count` would reveal a single firm.
 *
 * Source: Bank of Canada, backgrounder of 2021 on small groups.
 */
export const LEAST_ANSWERS = { count: 3, level: 5, change: 10, share: 30 } as const;

/** What a sentence states about a group; each kind needs more answers than the previous one. */
export type Telling = keyof typeof LEAST_ANSWERS;

/** True when a group of `n` answers is large enough for a sentence to state this about it. */
export function mayTell(telling: Telling, n: number): boolean {
  return n >= LEAST_ANSWERS[telling];
}

/** Groups with fewer answers reveal a single firm. */
export const SHOWS_A_FIRM_BELOW = LEAST_ANSWERS.count;
