import {
  companyScores,
  compareQuarters,
  figureOf,
  orientation,
  type Quarter,
  type Quarters,
  sectorFigures,
} from '@lqc/analysis';
import {
  AVERAGE_DECIMALS,
  type ClaimCategory,
  type ClaimFact,
  type ClaimMeasure,
  type IndicatorFigure,
  type IndicatorKey,
  LIKERT_INDICATORS,
  PERCENTAGE_DECIMALS,
  type QuarterRole,
} from '@lqc/contracts';
import {
  answerGroups,
  averageChange,
  halfRangeOfLevel,
  headlines,
  isDistinguishable,
  matchedChange,
  matchScores,
  netBalance,
  percentage,
  rangeOfChange,
  standardErrorOf,
} from '@lqc/statistics';
import { byCompany } from '@lqc/survey';
import { SIDES } from './categories.js';
import { type FactAddress, factId, FactTable } from './fact-table.js';

const UNITS: Record<ClaimMeasure, Pick<ClaimFact, 'unit' | 'decimals' | 'population'>> = {
  average: { unit: 'skala', decimals: AVERAGE_DECIMALS, population: 'answers' },
  change: { unit: 'poin', decimals: AVERAGE_DECIMALS, population: 'answers' },
  answers: { unit: 'kontak', decimals: 0, population: 'answers' },
  'answer-count': { unit: 'kontak', decimals: 0, population: 'answers' },
  'answer-share': { unit: 'persen', decimals: PERCENTAGE_DECIMALS, population: 'answers' },
  'net-balance': { unit: 'poin', decimals: PERCENTAGE_DECIMALS, population: 'answers' },
  contacts: { unit: 'kontak', decimals: 0, population: 'contacts' },
  companies: { unit: 'perusahaan', decimals: 0, population: 'companies' },
  'company-share': { unit: 'persen', decimals: PERCENTAGE_DECIMALS, population: 'companies' },
  'indicator-count': { unit: 'indikator', decimals: 0, population: 'indicators' },
};

/**
 * All facts of a session with their dimensions, whatever their n: averages, changes with their standard
 * errors, answers by category and net balances, for all contacts and each sector, in each quarter; and
 * numbers of contacts and companies. All figures come from `analysis` and `statistics`.
 */
export function sessionFacts(quarters: Quarters): FactTable {
  const loaded = (['now', 'before', 'last_year'] as const).flatMap((role) => {
    const quarter = quarters[role];
    return quarter ? [{ role, quarter }] : [];
  });
  const table = new FactTable(
    Object.fromEntries(loaded.map(({ role, quarter }) => [role, quarter.period])),
  );
  const rows = new Rows(table);
  const sectorsOf = new Map(loaded.map(({ role, quarter }) => [role, sectorFigures(quarter)]));
  for (const { role, quarter } of loaded) {
    addPeople(rows, quarter, role);
    addIndicators(rows, quarter.indicators, { role, sector: null });
    for (const { sector, contacts, companies, indicators } of sectorsOf.get(role)!) {
      if (sector === null) continue;
      rows.add({ measure: 'contacts', sector, period: role }, contacts.length, contacts.length);
      rows.add({ measure: 'companies', sector, period: role }, companies, companies);
      addIndicators(rows, indicators, { role, sector });
    }
    addSectorShares(rows, quarter, role);
  }
  const { now } = quarters;
  for (const { role: base, quarter: then } of loaded) {
    if (!now || base === 'now') continue;
    addChanges(rows, now, then, base);
    const earlier = sectorsOf.get(base)!;
    for (const { sector, indicators } of sectorsOf.get('now')!) {
      const before = earlier.find((one) => one.sector === sector);
      if (sector === null || !before) continue;
      addSectorChanges(rows, {
        sector,
        base,
        quarters: [now, then],
        figures: [indicators, before.indicators],
      });
    }
    const { summary } = compareQuarters(now.indicators, then.indicators);
    const compared = summary.naik + summary.turun + summary.tetap;
    for (const [category, count] of [
      ['up', summary.naik],
      ['down', summary.turun],
      ['same', summary.tetap],
    ] as const)
      rows.add({ measure: 'indicator-count', category, base }, count, compared);
  }
  return table;
}

const exactly = (range: ReturnType<typeof rangeOfChange>) =>
  range
    ? { exact: range.change, se: standardErrorOf((range.range.high - range.range.low) / 2) }
    : {};

/** The changes of a sector; those that are no headline among all of its indicators are marked. */
function addSectorChanges(
  rows: Rows,
  of: {
    readonly sector: string;
    readonly base: QuarterRole;
    /** The current quarter and the one that it is compared with; the same of the sector's figures. */
    readonly quarters: readonly [now: Quarter, then: Quarter];
    readonly figures: readonly [now: readonly IndicatorFigure[], then: readonly IndicatorFigure[]];
  },
): void {
  const { sector, base, quarters, figures } = of;
  const within = (quarter: Quarter, key: IndicatorKey) =>
    companyScores(quarter, key).filter((one) => one.sector === sector);
  const changes = LIKERT_INDICATORS.map(({ key }) => {
    const scores = matchScores(within(quarters[0], key), within(quarters[1], key));
    return {
      key,
      change: rangeOfChange(scores),
      matched: matchedChange(scores),
      nNow: scores.now.length,
      nBefore: scores.before.length,
    };
  });
  const told = headlines(changes);
  for (const { key, change } of changes) {
    const [current, past] = [figureOf(figures[0], key), figureOf(figures[1], key)];
    rows.add(
      { measure: 'change', indicator: key, sector, base },
      averageChange(current.average, past.average),
      Math.min(current.n, past.n),
      { ...exactly(change), isChance: isDistinguishable(change) && !told.has(key) },
    );
  }
}

/** Adds facts to a table; a figure that does not exist makes none. */
class Rows {
  constructor(private readonly table: FactTable) {}

  add(
    address: FactAddress,
    value: number | null,
    n: number,
    {
      exact = value ?? 0,
      se = null,
      isChance = false,
    }: { exact?: number; se?: number | null; isChance?: boolean } = {},
  ): void {
    if (value === null) return;
    const { measure, indicator, sector, category, period, base } = address;
    this.table.add({
      id: factId(address),
      measure,
      indicator: indicator ?? null,
      sector: sector ?? null,
      category: category ?? null,
      period: period ?? 'now',
      base: base ?? null,
      ...UNITS[measure],
      value,
      exact,
      n,
      se,
      ...(isChance ? { may_be_chance: true as const } : {}),
    });
  }
}

interface Place {
  readonly role: QuarterRole;
  readonly sector: string | null;
}

function addIndicators(
  rows: Rows,
  figures: readonly IndicatorFigure[],
  { role: period, sector }: Place,
): void {
  for (const { key } of LIKERT_INDICATORS) {
    const figure = figureOf(figures, key);
    const { n, average } = figure;
    const at = { indicator: key, sector, period } as const;
    rows.add({ measure: 'answers', ...at }, n, n);
    if (n === 0) continue;
    const half = halfRangeOfLevel(scoresOf(figure));
    const se = half === null ? null : standardErrorOf(half);
    rows.add({ measure: 'average', ...at }, average, n, { se });
    rows.add({ measure: 'net-balance', ...at }, netBalance(figure), n);
    const count = (category: ClaimCategory, counted: number) => {
      rows.add({ measure: 'answer-count', category, ...at }, counted, n);
      const share = { measure: 'answer-share', category, ...at } as const;
      rows.add(share, percentage(counted, n), n, { exact: (counted / n) * 100 });
    };
    const groups = answerGroups(figure);
    for (const side of SIDES) count(side, groups[side].count);
    for (const { score, count: counted } of figure.distribution) count(`score ${score}`, counted);
  }
}

/** The answers themselves, from how many gave each score. */
function scoresOf({ distribution }: IndicatorFigure): number[] {
  return distribution.flatMap(({ score, count }) => Array<number>(count).fill(score));
}

function addChanges(rows: Rows, now: Quarter, then: Quarter, base: QuarterRole): void {
  for (const { key } of LIKERT_INDICATORS) {
    const [current, past] = [figureOf(now.indicators, key), figureOf(then.indicators, key)];
    const change = averageChange(current.average, past.average);
    const range = rangeOfChange(matchScores(companyScores(now, key), companyScores(then, key)));
    rows.add(
      { measure: 'change', indicator: key, base },
      change,
      Math.min(current.n, past.n),
      exactly(range),
    );
  }
}

function addPeople(rows: Rows, quarter: Quarter, period: QuarterRole): void {
  const { contacts } = quarter.survey;
  rows.add({ measure: 'contacts', period }, contacts.length, contacts.length);
  const companies = byCompany(contacts).size;
  rows.add({ measure: 'companies', period }, companies, companies);
  const oriented = orientation(quarter);
  const counts = [
    ['domestic', oriented.domestic_count],
    ['export', oriented.export_count],
    ['both_markets', oriented.domestic_export_count],
  ] as const;
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  for (const [category, count] of counts) {
    rows.add({ measure: 'companies', category, period }, count, all);
    rows.add({ measure: 'company-share', category, period }, percentage(count, all), all, {
      exact: (count / all) * 100,
    });
  }
}

/** Each sector's share of the companies whose sector is known. */
function addSectorShares(rows: Rows, { survey, matching }: Quarter, period: QuarterRole): void {
  const counts = new Map<string, number>();
  for (const [company] of byCompany(survey.contacts)) {
    const sector = matching.sectorByCompany.get(company);
    if (sector) counts.set(sector, (counts.get(sector) ?? 0) + 1);
  }
  const matched = [...counts.values()].reduce((sum, count) => sum + count, 0);
  for (const [sector, count] of counts)
    rows.add({ measure: 'company-share', sector, period }, percentage(count, matched), matched, {
      exact: (count / matched) * 100,
    });
}
