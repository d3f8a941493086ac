import type { Answering, Quarters } from '@lqc/analysis';
import {
  type ClaimFact,
  hasScale,
  type IndicatorKey,
  LIKERT_INDICATORS,
  QuarterRole,
  type Statement,
} from '@lqc/contracts';
import type { Tells } from './found.js';
import type { ReleaseSection } from './release-section.js';

const KEYS: readonly IndicatorKey[] = LIKERT_INDICATORS.map(({ key }) => key);

/** What a figure reveals of answers, for each quarter that it is computed from. */
export function tellsOfFact({
  measure,
  indicator,
  sector,
  category,
  period,
  base,
}: ClaimFact): Tells[] {
  if (indicator === null || !hasScale(indicator)) return [];
  return [period, ...(base ? [base] : [])].map((role): Tells => {
    if (measure === 'average' || measure === 'change')
      return { role, indicator, what: 'average', sector };
    if (sector !== null) return { role, indicator, what: 'answers', of: { sector } };
    return { role, indicator, what: category?.startsWith('score') ? 'scores' : 'sides' };
  });
}

/** What unchecked words about sectors may reveal: how each of these answered. */
export const tellsOfSectors = (section: ReleaseSection, sectors: readonly string[]): Tells[] =>
  sectors.flatMap((sector) => everywhere(section, KEYS, { sector }));

/** What words of companies reveal: their answers to the indicators that the words are about. */
export function tellsOfCompanies(
  section: ReleaseSection,
  { evidence }: Statement,
  companies: readonly string[],
  quarters: Quarters,
): Tells[] {
  const said = QuarterRole.options.flatMap((role) =>
    (quarters[role]?.survey.contacts ?? []).flatMap(({ companyKey, answers }) =>
      companies.includes(companyKey)
        ? answers.filter(({ narrative }) =>
            evidence.some(({ sentence }) => narrative?.includes(sentence)),
          )
        : [],
    ),
  );
  const spokenOf = KEYS.filter((key) => said.some(({ indicator }) => indicator === key));
  const keys = spokenOf.length > 0 ? spokenOf : KEYS;
  return everywhere(section, keys, { companies });
}

/** In each quarter of the report; of the section's own indicator where it has one. */
function everywhere(
  { kind, target }: ReleaseSection,
  keys: readonly IndicatorKey[],
  of: Answering,
): Tells[] {
  const own = kind === 'indikator' ? KEYS.filter((key) => key === target) : keys;
  return QuarterRole.options.flatMap((role) =>
    own.map((indicator): Tells => ({ role, indicator, what: 'answers', of })),
  );
}
