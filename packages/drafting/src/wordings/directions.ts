import { listed } from '@lqc/phrases';
import { type Facts, figure } from './in-words.js';
import type { ProposedClaim } from './proposed-claim.js';

/** How many indicators' averages rose, fell and stayed as they were; of texts over all of them. */
export function countByDirection(
  { indicator, sector, base }: ProposedClaim,
  facts: Facts,
): string[] {
  if (indicator !== null || sector !== null) return [];
  const from = base ?? 'before';
  const [up, down, same] = (['up', 'down', 'same'] as const).map((category) =>
    facts.find({ measure: 'indicator-count', category, base: from }),
  );
  if (!up || !down || !same) return [];
  const than = `dibandingkan dengan ${facts.period(from)}`;
  const told = [
    [up, 'naik'],
    [down, 'turun'],
    [same, 'tetap'],
  ] as const;
  const counts = listed(
    told.flatMap(([fact, direction]) =>
      fact.value > 0 ? [`${figure(fact)} indikator ${direction}`] : [],
    ),
  );
  const wordings = [`sebanyak ${counts} ${than}`, `${than}, ${counts}`];
  return from === 'last_year' ? wordings.slice(1) : wordings;
}
