import type { CheckedText, Statement } from '@lqc/contracts';
import { countsOf } from '../statements/statement-of.js';

/** A check's findings without its text. */
export type Findings = Pick<CheckedText, 'checks' | 'statements' | 'counts'>;

/** The same findings with these statements left open; their claims are no longer called right or wrong. */
export function downgraded<Found extends Findings>(
  found: Found,
  places: ReadonlySet<number>,
): Found {
  if (places.size === 0) return found;
  const statements = found.statements.map((one, place): Statement =>
    places.has(place)
      ? {
          ...one,
          status: 'unchecked',
          claims: one.claims.map((claim) => ({ ...claim, status: 'unchecked', expected: null })),
        }
      : one,
  );
  const open = [...places].map((place) => found.statements[place]!);
  const isOpen = (start: number) => open.some((one) => start >= one.start && start < one.end);
  const checks = found.checks.flatMap((one) => {
    if (!isOpen(one.start)) return [one];
    return one.status === 'contradicted' || one.status === 'unknown'
      ? [{ ...one, status: 'unknown' as const, expected: null }]
      : [];
  });
  return { ...found, statements, checks, counts: countsOf(statements) };
}
