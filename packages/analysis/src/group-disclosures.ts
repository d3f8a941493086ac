import {
  type Copy,
  getOrInsert,
  type IndicatorKey,
  LIKERT_INDICATORS,
  mayTell,
} from '@lqc/contracts';
import {
  allAnswers,
  type AnswersDisclosure,
  firmsOf,
  OPEN,
  tellsByItself,
  WITHHELD,
} from './answers-disclosure.js';
import { companyScores } from './changes/company-scores.js';
import { type Disclosure, disclosures } from './disclosure.js';
import { orientation } from './orientation.js';
import type { Quarter } from './quarter.js';
import { cellsThatMayLeave, roughlyAsBefore } from './releasing/cells-that-may-leave.js';
import { countedAnswers, panelsOf } from './releasing/counted-answers.js';
import { type HeldCell, heldCells } from './releasing/held-cells.js';
import type { ReleasedQuarter, ToldCells } from './releasing/released-answers.js';
import { sectorsDecided } from './sector-disclosures.js';
import { sectorFigures } from './sector-figures.js';

/**
 * What a copy shows of each group of a quarter. Sentences, tables and charts all follow this one decision,
 * so that none shows what another withholds.
 */
export interface GroupDisclosures {
  /**
   * For a sector's companies and contacts, and all that is told of it; null stands for unmatched companies.
   */
  sector(sector: string | null): Disclosure;
  /** For an indicator's answers: all of them, or those of a sector. */
  readonly all: (key: IndicatorKey) => AnswersDisclosure;
  readonly within: (key: IndicatorKey, sector: string | null) => AnswersDisclosure;
  /** For the companies that sell at home, abroad, or both. */
  readonly orientation: Readonly<Record<'domestic' | 'export' | 'domestic_export', Disclosure>>;
  /** Sectors with fewer companies than may be told of. */
  readonly fewFirms: ReadonlySet<string>;
  /** What a release copy reveals, to be stored for decisions on later copies; empty for an internal one. */
  readonly released: ReleasedQuarter;
  /**
   * The number of cells that are large enough, and those of them that are withheld for what they would
   * reveal.
   */
  readonly heldBack: { readonly cells: number; readonly held: readonly HeldCell[] };
}

/**
 * Decides over all groups of a quarter together, since their totals are shown too. A group's size is its
 * number of distinct companies: three answers of one company reveal it as well. A withheld sector is
 * withheld in every indicator.
 */
export function groupDisclosures(quarter: Quarter, copy: Copy): GroupDisclosures {
  return getOrInsert(DECIDED[copy], quarter, () => decide(quarter, copy));
}

/** Cache of the decisions, by copy and quarter. */
const DECIDED: Readonly<Record<Copy, WeakMap<Quarter, GroupDisclosures>>> = {
  internal: new WeakMap(),
  release: new WeakMap(),
};

function decide(quarter: Quarter, copy: Copy): GroupDisclosures {
  const sectors = sectorFigures(quarter);
  const companies = sectors.map((one) => one.companies);
  const bySector = sectorsDecided(sectors, companies, { copy, told: 'count' });
  const isHeld = (sector: string | null) => bySector.get(sector) === 'withheld';
  const released: Partial<Record<IndicatorKey, ReleasedQuarter[IndicatorKey]>> = {};
  const heldBack = { cells: 0, held: [] as HeldCell[] };
  const byIndicator = new Map(
    LIKERT_INDICATORS.map(({ key }) => [key as IndicatorKey, decided(key)]),
  );

  function decided(key: IndicatorKey) {
    const scores = companyScores(quarter, key);
    const all = allAnswers(scores, copy);
    const own = sectors.map(({ sector }) => scores.filter((one) => one.sector === sector));
    const sizes = own.map(firmsOf);
    const n = sectorsDecided(sectors, sizes, { copy, told: 'count', already: isHeld });
    const extreme = new Set(
      sectors.flatMap(({ sector }, at) => (tellsByItself(own[at]!) ? [sector] : [])),
    );
    const average = sectorsDecided(sectors, sizes, {
      copy,
      told: 'level',
      already: (sector) => n.get(sector) === 'withheld' || extreme.has(sector),
    });
    if (copy === 'release') {
      // Where it is told that nobody answered, nothing of their answers is left to withhold.
      const bySize = sectors
        .map(({ sector }, at) => ({ sector, firms: sizes[at]! }))
        .toSorted((a, b) => b.firms - a.firms);
      const may = (sector: string | null) => average.get(sector) === 'open';
      const { told, asBefore } = release(key, {
        average: all.average === 'open' ? 'exact' : null,
        sectors: bySize.flatMap(({ sector, firms }) => (firms > 0 && may(sector) ? [sector] : [])),
        sides: all.sides === 'open',
        range: all.range === 'open',
        scores: all.scores === 'open',
        panels: all.average === 'open' ? panelsOf(quarter, key) : {},
      });
      return {
        all: scores.length === 0 ? OPEN : { n: all.n, ...tellingOf(told, asBefore) },
        within: new Map(
          sectors.map(({ sector }, at): [string | null, AnswersDisclosure] => {
            const ofN = n.get(sector)!;
            const isEmpty = ofN === 'open' && own[at]!.length === 0;
            const isTold =
              isEmpty || told.sectors.includes(sector) ? ('open' as const) : ('withheld' as const);
            // No sector's distribution is released: rows and columns would reveal each other.
            return [sector, { ...WITHHELD, n: ofN, average: isTold, rough: isTold }];
          }),
        ),
      };
    }
    const within = new Map(
      sectors.map(({ sector }, at) => [sector, allAnswers(own[at]!, copy)] as const),
    );
    return { all, within };
  }

  /** Decides which of an indicator's cells are released, and stores them with the answers behind them. */
  function release(key: IndicatorKey, wanted: ToldCells) {
    const answers = countedAnswers(quarter, key);
    const before = quarter.releasing?.before.flatMap((copies) => copies[key] ?? []) ?? [];
    const told = cellsThatMayLeave(answers, wanted, before);
    released[key] = { answers, told };
    const alone = () => (before.length > 0 ? cellsThatMayLeave(answers, wanted, []) : told);
    // Decided from earlier copies alone: whether the current average is safe by itself would reveal
    // something.
    const asBefore =
      !told.average && mayTell('level', firmsOf(answers)) ? roughlyAsBefore(answers, before) : null;
    const { cells, held } = heldCells(key, { wanted, told, alone, asBefore });
    heldBack.cells += cells;
    heldBack.held.push(...held);
    return { told, asBefore };
  }

  const { domestic_count, export_count, domestic_export_count } = orientation(quarter);
  const kinds = disclosures([domestic_count, export_count, domestic_export_count], copy);
  return {
    sector: (sector) => bySector.get(sector) ?? 'open',
    all: (key) => byIndicator.get(key)?.all ?? OPEN,
    within: (key, sector) =>
      isHeld(sector) ? WITHHELD : (byIndicator.get(key)?.within.get(sector) ?? OPEN),
    released,
    heldBack,
    orientation: { domestic: kinds[0]!, export: kinds[1]!, domestic_export: kinds[2]! },
    fewFirms: new Set(
      sectors.flatMap((one) => (mayTell('count', one.companies) ? [] : (one.sector ?? []))),
    ),
  };
}

/** Whether the number of all answers may be told: where one indicator's is withheld, it is what the others leave. */
export const mayTellAllAnswers = (quarter: Quarter, copy: Copy): boolean =>
  LIKERT_INDICATORS.every(({ key }) => groupDisclosures(quarter, copy).all(key).n !== 'withheld');

/** Whether it may be told how many averages lie where: not where it would say of one that is held back. */
export const mayCountLevels = (quarter: Quarter, copy: Copy): boolean =>
  LIKERT_INDICATORS.every(({ key }) => {
    const { average, range } = groupDisclosures(quarter, copy).all(key);
    return average !== 'withheld' && range !== 'withheld';
  });

function tellingOf(told: ToldCells, asBefore: number | null): Omit<AnswersDisclosure, 'n'> {
  const disclosed = (isTold: boolean): Disclosure => (isTold ? 'open' : 'withheld');
  return {
    average: disclosed(told.average === 'exact'),
    rough: disclosed(told.average !== null || asBefore !== null),
    asBefore,
    sides: disclosed(told.sides),
    range: disclosed(told.range),
    scores: disclosed(told.scores),
    panels: new Set(Object.keys(told.panels)),
  };
}
