import type { FactTable } from '@lqc/claims';
import { disclosures } from '@lqc/analysis';
import { type ClaimFact, type IndicatorKey, mayTell, type QuarterRole } from '@lqc/contracts';

const SIDES = ['above', 'neutral', 'below'] as const;
const ORIENTATIONS = ['domestic', 'both_markets', 'export'] as const;

/** What a copy that leaves holds back, whatever of it a text tells. */
export interface WithheldFacts {
  has(fact: ClaimFact): boolean;
  /** Sectors that stand for fewer than three companies in a quarter of the report. */
  readonly fewFirms: ReadonlySet<string>;
  /** These, and those that would give them away. */
  readonly sectors: ReadonlySet<string>;
}

/**
 * The figures of groups that show a firm, and the figures by which these could be found as what is
 * left of a total. It depends on the data alone, never on what is written: what one sentence or table
 * holds back no other one tells.
 */
export function withheldFacts(table: FactTable): WithheldFacts {
  const sectorsOf = remembered((period: QuarterRole) => {
    const sizes = table.sectors.map(
      (sector) => table.find({ measure: 'companies', sector, period })?.value ?? 0,
    );
    return withheldOf(table.sectors, sizes);
  });
  const answersOf = remembered((period: QuarterRole, indicator: IndicatorKey) => {
    const counts = table.sectors.map(
      (sector) => table.find({ measure: 'answers', indicator, sector, period })?.value ?? 0,
    );
    const all = table.find({ measure: 'answers', indicator, period })?.value ?? 0;
    const unmatched = all - counts.reduce((sum, n) => sum + n, 0);
    // Three answers of one firm show it as well.
    const sizes = counts.map((n, at) => {
      const companies = table.find({ measure: 'companies', sector: table.sectors[at]!, period });
      return Math.min(n, companies?.value ?? 0);
    });
    return withheldOf([...table.sectors, UNMATCHED], [...sizes, unmatched]);
  });
  const sidesOf = remembered((period: QuarterRole, indicator: IndicatorKey) => {
    const sizes = SIDES.map(
      (category) =>
        table.find({ measure: 'answer-count', indicator, category, period })?.value ?? 0,
    );
    return withheldOf(SIDES, sizes);
  });
  const kindsOf = remembered((period: QuarterRole) => {
    const sizes = ORIENTATIONS.map(
      (category) => table.find({ measure: 'companies', category, period })?.value ?? 0,
    );
    return withheldOf(ORIENTATIONS, sizes);
  });
  const has = (fact: ClaimFact): boolean => {
    const { sector, indicator, period, base, category } = fact;
    if (indicator === null) {
      if (sector !== null) return sectorsOf(period).has(sector);
      return category !== null && kindsOf(period).has(category);
    }
    if (sector !== null) {
      // How a sector's answers lie is told of none: its rows and columns would give each other away.
      if (IN_DETAIL.has(fact.measure)) return true;
      return [period, ...(base ? [base] : [])].some((role) =>
        answersOf(role, indicator).has(sector),
      );
    }
    if (!mayTell('count', fact.n)) return true;
    if (!IN_DETAIL.has(fact.measure)) return false;
    const sides = sidesOf(period, indicator);
    if (category === null || category.startsWith('score'))
      return sides.size > 0 || isFewScored(fact);
    return sides.has(category);
  };
  const isFewScored = ({ measure, n, exact, value }: ClaimFact) => {
    if (measure === 'net-balance') return false;
    const count = measure === 'answer-count' ? value : Math.round((exact * n) / 100);
    return count > 0 && !mayTell('count', count);
  };
  const roles = (['now', 'before', 'last_year'] as const).filter((role) => table.periods[role]);
  const few = (sector: string) =>
    roles.some((period) => {
      const companies = table.find({ measure: 'companies', sector, period })?.value ?? 0;
      return companies > 0 && !mayTell('count', companies);
    });
  return {
    has,
    fewFirms: new Set(table.sectors.filter(few)),
    sectors: new Set(roles.flatMap((role) => [...sectorsOf(role)])),
  };
}

const UNMATCHED = '';
const IN_DETAIL: ReadonlySet<ClaimFact['measure']> = new Set([
  'answer-count',
  'answer-share',
  'net-balance',
]);

function withheldOf<Group extends string>(
  groups: readonly Group[],
  sizes: readonly number[],
): ReadonlySet<string> {
  const found = disclosures(sizes, 'release');
  return new Set(groups.filter((_, at) => found[at] === 'withheld'));
}

function remembered<Asked extends readonly string[], Found>(find: (...asked: Asked) => Found) {
  const known = new Map<string, Found>();
  return (...asked: Asked): Found => {
    const key = asked.join('|');
    if (!known.has(key)) known.set(key, find(...asked));
    return known.get(key)!;
  };
}
