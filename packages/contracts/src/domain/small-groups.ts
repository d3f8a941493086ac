/**
 * From how many answers on a group may be told in a sentence: counted, its level named, its change
 * named, its shares given in percent. Below the first it would show a firm.
 *
 * Source: Bank of Canada, backgrounder of 2021 on small groups.
 */
export const LEAST_ANSWERS = { count: 3, level: 5, change: 10, share: 30 } as const;

/** What may be told of a group; each needs more answers than the one before. */
export type Telling = keyof typeof LEAST_ANSWERS;

/** Whether a group of `n` answers is large enough for this to be told of it. */
export function mayTell(what: Telling, n: number): boolean {
  return n >= LEAST_ANSWERS[what];
}

/** Groups with fewer answers show a firm. */
export const SHOWS_A_FIRM_BELOW = LEAST_ANSWERS.count;
