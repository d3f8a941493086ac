/** Contacts that say something, of how many. */
export interface Share {
  readonly contacts: number;
  readonly of: number;
}

/** The 99.9 % quantile of χ² with one degree of freedom, and the fewest contacts that are worth telling. */
export const CRITICAL_G2 = 10.83;
const FEWEST_CONTACTS = 5;

/**
 * Dunning's log-likelihood ratio G² of two shares: twice the sum of observed × ln(observed / expected)
 * over those who say it and those who do not. Null where one of them is of nobody.
 */
export function logLikelihood(one: Share, other: Share): number | null {
  if (one.of === 0 || other.of === 0) return null;
  const all = one.of + other.of;
  const said = one.contacts + other.contacts;
  const part = (observed: number, of: number, total: number) =>
    observed === 0 ? 0 : observed * Math.log((observed * all) / (of * total));
  const sum = [one, other].reduce(
    (total, { contacts, of }) =>
      total + part(contacts, of, said) + part(of - contacts, of, all - said),
    0,
  );
  // What is left of equal shares by rounding is nothing.
  return Math.max(0, 2 * sum);
}

/** Whether a share stands out above another one, beyond chance and in enough contacts. */
export function isDistinctive(one: Share, other: Share): boolean {
  const g2 = logLikelihood(one, other);
  return (
    g2 !== null &&
    g2 > CRITICAL_G2 &&
    one.contacts >= FEWEST_CONTACTS &&
    one.contacts / one.of > other.contacts / other.of
  );
}
