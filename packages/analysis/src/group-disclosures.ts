import { type Copy, type IndicatorKey, LIKERT_INDICATORS, mayTell } from '@lqc/contracts';
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
 * What a copy shows of each group of a quarter: the one decision that sentences, tables and charts follow,
 * so that none tells what another holds back.
 */
export interface GroupDisclosures {
  /** Of a sector's companies and contacts, and of whatever is told of it; null: unmatched companies. */
  sector(sector: string | null): Disclosure;
  /** Of an indicator's answers: all, or those of a sector. */
  readonly all: (key: IndicatorKey) => AnswersDisclosure;
  readonly within: (key: IndicatorKey, sector: string | null) => AnswersDisclosure;
  /** Of companies that sell at home, abroad, and both. */
  readonly orientation: Readonly<Record<'domestic' | 'export' | 'domestic_export', Disclosure>>;
  /** Sectors that stand for fewer companies than may be told of. */
  readonly fewFirms: ReadonlySet<string>;
  /** What a copy that leaves tells with this, to be remembered; empty for an internal one. */
  readonly released: ReleasedQuarter;
  /** How many cells the groups' sizes allow, and how many of them are held back for what they would show. */
  readonly heldBack: { readonly cells: number; readonly held: readonly HeldCell[] };
}

/**
 * Decides over all groups of a quarter together, given that their totals are shown too. A group is as large
 * as its distinct companies: three answers of one company show it as well. A sector that is held back is
 * held back in every indicator.
 */
export function groupDisclosures(quarter: Quarter, copy: Copy): GroupDisclosures {
  const known = DECIDED[copy].get(quarter) ?? decide(quarter, copy);
  DECIDED[copy].set(quarter, known);
  return known;
}

/** Decided once for all sentences, charts, tables and sheets of a quarter. */
const DECIDED: Readonly<Record<Copy, WeakMap<Quarter, GroupDisclosures>>> = {
  internal: new WeakMap(),
  release: new WeakMap(),
};

function decide(quarter: Quarter, copy: Copy): GroupDisclosures {
  const sectors = sectorFigures(quarter);
  const named = sectors.flatMap(({ sector }) => sector ?? []);
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
      // What is left of the average of all is that of those held back together.
      tells: (withheld) => tellsByItself(own.filter((_, at) => withheld.has(at)).flat()),
    });
    if (copy === 'release') {
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
        all: { n: all.n, ...tellingOf(told, asBefore) },
        within: new Map(
          sectors.map(({ sector }): [string | null, AnswersDisclosure] => {
            const isTold = told.sectors.includes(sector)
              ? ('open' as const)
              : ('withheld' as const);
            // How a sector's answers lie is told of none: its rows and columns would give each other away.
            return [sector, { ...WITHHELD, n: n.get(sector)!, average: isTold, rough: isTold }];
          }),
        ),
      };
    }
    const within = new Map(
      sectors.map(({ sector }, at) => [sector, allAnswers(own[at]!, copy)] as const),
    );
    return { all, within };
  }

  /** What of these cells leaves, remembered with the answers behind it. */
  function release(key: IndicatorKey, wanted: ToldCells) {
    const answers = countedAnswers(quarter, key);
    const before = quarter.releasing?.before.flatMap((copies) => copies[key] ?? []) ?? [];
    const told = cellsThatMayLeave(answers, wanted, before);
    released[key] = { answers, told };
    const alone = () => (before.length > 0 ? cellsThatMayLeave(answers, wanted, []) : told);
    // By the earlier copy alone: whether the average of now may leave by itself would tell of it.
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
      named.filter(
        (name) => !mayTell('count', sectors.find(({ sector }) => sector === name)!.companies),
      ),
    ),
  };
}

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
