import { disclosures } from '@lqc/analysis';
import { type IndicativeChange, mayTell } from '@lqc/contracts';
import { answerGroups, netBalance } from '@lqc/statistics';
import type { ChapterInput, OverviewChanges } from './fact-sheet.js';
import type { FactList } from './fact-list.js';
import { addCompanyFacts } from './profile-facts.js';

/**
 * Texts over all indicators: how many were met, from which sectors, selling where; then each
 * indicator's averages, its changes with what can be said of them, and its net balance. A draft must
 * not show a firm: figures of a few answers are not among them.
 */
export function addOverviewFacts(
  list: FactList,
  input: ChapterInput,
  changes: OverviewChanges,
): void {
  const { now } = input;
  addCompanyFacts(list, input, 'release');
  for (const figure of now.indicators) {
    if (!mayTell('level', figure.n)) continue;
    const { key, label } = figure;
    list.addAverage(figure, 'now');
    for (const [role, quarter] of [
      ['before', input.before],
      ['last_year', input.lastYear],
    ] as const) {
      const then = quarter?.indicators.find((one) => one.key === key);
      if (!then || !mayTell('level', then.n)) continue;
      list.addAverage(then, role);
      if (mayTell('change', Math.min(figure.n, then.n)))
        list.addChange(
          figure,
          then,
          role,
          certaintyOf(changes[role].find((one) => one.key === key)!),
        );
    }
    const sides = Object.values(answerGroups(figure)).map(({ count }) => count);
    if (!disclosures(sides, 'release').includes('withheld'))
      list.add('net-balance', label, 'now', netBalance(figure), `Saldo bersih ${label}`);
  }
}

/** What may be said of a change, beside its figure. */
function certaintyOf({ distinguishable, headline, wording }: IndicativeChange): string {
  const certainty = headline
    ? 'dapat dibedakan, layak disorot'
    : distinguishable
      ? 'dapat dibedakan, bukan sorotan'
      : 'tidak dapat dibedakan dari tanpa perubahan';
  return [certainty, wording].filter(Boolean).join('; ');
}
