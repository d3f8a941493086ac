import { disclosures } from '@lqc/analysis';
import { type IndicativeChange, mayTell } from '@lqc/contracts';
import { answerGroups } from '@lqc/statistics';
import type { ChapterInput, OverviewChanges } from './fact-sheet.js';
import type { FactList } from './fact-list.js';
import { addNetBalance } from './indicator-facts.js';
import { addCompanyFacts } from './profile-facts.js';

/**
 * Adds the facts of a text about all indicators: numbers of contacts and companies by sector and
 * market orientation, then each indicator's averages, changes with their certainty, and net
 * balance. Figures of few answers are left out, since a draft must not reveal a single firm.
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
    const { key } = figure;
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
    if (!disclosures(sides, 'release').includes('withheld')) addNetBalance(list, figure);
  }
}

/** How certain a change is, in Indonesian words. */
function certaintyOf({
  distinguishable,
  headline,
  by_composition,
  wording,
}: IndicativeChange): string {
  const certainty = headline
    ? 'dapat dibedakan, layak disorot'
    : by_composition
      ? 'dapat dibedakan, tidak tampak pada kontak yang sama'
      : distinguishable
        ? 'dapat dibedakan, bukan sorotan'
        : 'tidak dapat dibedakan dari tanpa perubahan';
  return [certainty, wording].filter(Boolean).join('; ');
}
