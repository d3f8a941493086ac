import { groupDisclosures, type GroupDisclosures, type Quarters } from '@lqc/analysis';
import { type ClaimFact, type IndicatorKey, QuarterRole } from '@lqc/contracts';

/** What a release copy withholds, in whatever form a text tells it. */
export interface WithheldFacts {
  has(fact: ClaimFact): boolean;
  /** Whether conclusions from a figure's range are withheld: where it lies, whether it moved. */
  hasReading(fact: ClaimFact): boolean;
  /** Whether how many of all answered on each side of neutral now is held back. */
  hasSides(indicator: IndicatorKey): boolean;
  /** Sectors that stand for fewer than three companies in a quarter of the report. */
  readonly fewFirms: ReadonlySet<string>;
}

/**
 * The figures of groups that reveal a firm, and the figures by which those could be computed from a total:
 * the ones that the copy's tables withhold. It depends on the data alone, never on the text.
 */
export function withheldFacts(quarters: Quarters): WithheldFacts {
  const decided = new Map(
    QuarterRole.options.flatMap((role) => {
      const quarter = quarters[role];
      return quarter ? [[role, groupDisclosures(quarter, 'release')] as const] : [];
    }),
  );
  const all = [...decided.values()];
  const inSomeQuarter = (fact: ClaimFact, isSo: typeof isWithheld) =>
    [fact.period, ...(fact.base ? [fact.base] : [])].some((role) => {
      const groups = decided.get(role);
      return groups !== undefined && isSo(fact, groups);
    });
  return {
    has: (fact) => inSomeQuarter(fact, isWithheld),
    hasReading: (fact) => inSomeQuarter(fact, isReadingWithheld),
    hasSides: (indicator) => decided.get('now')?.all(indicator).sides === 'withheld',
    fewFirms: new Set(all.flatMap(({ fewFirms }) => [...fewFirms])),
  };
}

function isWithheld(
  { measure, indicator, sector, category }: ClaimFact,
  groups: GroupDisclosures,
): boolean {
  if (indicator === null) {
    if (sector !== null) return groups.sector(sector) === 'withheld';
    const kind = ORIENTATIONS.get(category ?? '');
    return kind !== undefined && groups.orientation[kind] === 'withheld';
  }
  const told = answersOf(indicator, sector, groups);
  if (FROM_AVERAGES.has(measure)) return told.average === 'withheld';
  if (!IN_DETAIL.has(measure)) return told.n === 'withheld';
  const isScore = category?.startsWith('score') ?? false;
  return (isScore ? told.scores : told.sides) === 'withheld';
}

const isReadingWithheld = ({ measure, indicator, sector }: ClaimFact, groups: GroupDisclosures) =>
  indicator !== null &&
  FROM_AVERAGES.has(measure) &&
  answersOf(indicator, sector, groups).range === 'withheld';

const answersOf = (indicator: IndicatorKey, sector: string | null, groups: GroupDisclosures) =>
  sector === null ? groups.all(indicator) : groups.within(indicator, sector);

const ORIENTATIONS = new Map<string, keyof GroupDisclosures['orientation']>([
  ['domestic', 'domestic'],
  ['export', 'export'],
  ['both_markets', 'domestic_export'],
]);
const FROM_AVERAGES: ReadonlySet<ClaimFact['measure']> = new Set(['average', 'change']);
const IN_DETAIL: ReadonlySet<ClaimFact['measure']> = new Set([
  'answer-count',
  'answer-share',
  'net-balance',
]);
