import {
  type Copy,
  type IndicatorKey,
  LIKERT_INDICATORS,
  LIKERT_SCALE,
  mayTell,
  type Telling,
} from '@lqc/contracts';
import { type CompanyScore, sideOf } from '@lqc/statistics';
import { companyScores } from './changes/company-scores.js';
import { type Disclosure, disclosureOf, disclosures, withheldAmong } from './disclosure.js';
import { orientation } from './orientation.js';
import type { Quarter } from './quarter.js';
import { cellsThatMayLeave } from './releasing/cells-that-may-leave.js';
import { countedAnswers, panelsOf } from './releasing/counted-answers.js';
import { type HeldCell, heldCells } from './releasing/held-cells.js';
import { rangeTellsFew } from './releasing/range-tells-few.js';
import type { ReleasedQuarter, ToldCells } from './releasing/released-answers.js';
import { type SectorFigures, sectorFigures } from './sector-figures.js';

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

/** What a copy shows of a group's answers to an indicator. */
export interface AnswersDisclosure {
  /** How many there are. */
  readonly n: Disclosure;
  /** Their average, and whatever is made of it: of fewer than five a copy that leaves tells the number only. */
  readonly average: Disclosure;
  /** Their average to one decimal, which may leave where two decimals would show an answer. */
  readonly rough: Disclosure;
  /**
   * How they lie around neutral, and the net balance. A copy that leaves tells this as a whole or not at
   * all: with n and the average, what is left of it would tell the rest.
   */
  readonly sides: Disclosure;
  /** How far they spread: the range of the average, which leaves to one decimal (`releasedRange`). */
  readonly range: Disclosure;
  /** How many gave each score. */
  readonly scores: Disclosure;
  /**
   * The quarters, by their labels, with whose matched contacts these are compared: their parts of a change
   * may be told.
   */
  readonly panels: ReadonlySet<string>;
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
      const told = release(key, {
        average: all.average === 'open' ? 'exact' : null,
        sectors: bySize.flatMap(({ sector, firms }) => (firms > 0 && may(sector) ? [sector] : [])),
        sides: all.sides === 'open',
        range: all.range === 'open',
        scores: all.scores === 'open',
        panels: all.average === 'open' ? panelsOf(quarter, key) : {},
      });
      return {
        all: { n: all.n, ...tellingOf(told) },
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
  function release(key: IndicatorKey, wanted: ToldCells): ToldCells {
    const answers = countedAnswers(quarter, key);
    const before = quarter.releasing?.before.flatMap((copies) => copies[key] ?? []) ?? [];
    const told = cellsThatMayLeave(answers, wanted, before);
    released[key] = { answers, told };
    const alone = () => (before.length > 0 ? cellsThatMayLeave(answers, wanted, []) : told);
    const { cells, held } = heldCells(key, { wanted, told, alone });
    heldBack.cells += cells;
    heldBack.held.push(...held);
    return told;
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

/** The same of all figures; the parts of a change follow it. */
export const whole = (one: Disclosure): AnswersDisclosure => ({
  n: one,
  average: one,
  rough: one,
  sides: one,
  range: one,
  scores: one,
  panels: NO_PANELS,
});
const NO_PANELS: ReadonlySet<string> = new Set();
const OPEN = whole('open');
const WITHHELD = whole('withheld');

function tellingOf(told: ToldCells): Omit<AnswersDisclosure, 'n'> {
  const disclosed = (isTold: boolean): Disclosure => (isTold ? 'open' : 'withheld');
  return {
    average: disclosed(told.average === 'exact'),
    rough: disclosed(told.average !== null),
    sides: disclosed(told.sides),
    range: disclosed(told.range),
    scores: disclosed(told.scores),
    panels: new Set(Object.keys(told.panels)),
  };
}

/** The disclosure of answers that are not a part of others, by their number alone. */
function allAnswers(answers: readonly CompanyScore[], copy: Copy): AnswersDisclosure {
  const firms = firmsOf(answers);
  const n = disclosureOf(firms, copy);
  if (copy === 'internal' || n === 'withheld') return whole(n);
  const isTold = (groupOf: (score: number) => number) =>
    [...new Set(answers.map(({ score }) => groupOf(score)))].every((group) =>
      mayTell('count', firmsOf(answers.filter(({ score }) => groupOf(score) === group))),
    );
  const average =
    mayTell('level', firms) && !tellsOneOfThem(answers) ? ('open' as const) : ('withheld' as const);
  const scores = isTold((score) => score);
  const sides = isTold(sideOf) && (scores || !sidesTellScores(answers));
  const range = average === 'open' && mayTell('change', firms) && !rangeTellsFew(answers, sides);
  return {
    ...whole('withheld'),
    n,
    average,
    rough: average,
    sides: sides ? 'open' : 'withheld',
    range: range ? 'open' : 'withheld',
    scores: sides && scores && average === 'open' ? 'open' : 'withheld',
  };
}

const firmsOf = (answers: readonly CompanyScore[]) =>
  new Set(answers.map(({ company }) => company)).size;

const sumOf = (answers: readonly CompanyScore[]) =>
  answers.reduce((sum, { score }) => sum + score, 0);

/** How far the sum of answers lies from the nearer end of the scale, in steps of a score. */
function roomOf(answers: readonly CompanyScore[]): number {
  const { min, max } = LIKERT_SCALE;
  const sum = sumOf(answers);
  return Math.min(sum - min * answers.length, max * answers.length - sum);
}

/** Whether an average is so close to an end of the scale that it tells every single score. */
const tellsByItself = (answers: readonly CompanyScore[]) =>
  answers.length > 0 && roomOf(answers) <= 1;

/**
 * Whether an average is so close to an end of the scale that one of those who answered may know from it on
 * which side of neutral all others are: whoever is furthest from that end leaves them less than two steps.
 * It depends on the average alone, so that what is held back tells nothing either.
 */
const tellsOneOfThem = (answers: readonly CompanyScore[]) =>
  answers.length > 0 && roomOf(answers) < LIKERT_SCALE.max - LIKERT_SCALE.min + 2;

/**
 * Whether the average and how many lie on each side leave but one way in which the scores can lie: the
 * average tells how many more gave the highest score than the lowest.
 */
function sidesTellScores(answers: readonly CompanyScore[]): boolean {
  const { min, neutral, max } = LIKERT_SCALE;
  const below = answers.filter(({ score }) => score < neutral).length;
  const above = answers.filter(({ score }) => score > neutral).length;
  const middle = (min + 1) * below + (max - 1) * above;
  const more = sumOf(answers) - middle - neutral * (answers.length - below - above);
  const fewest = Math.max(0, -more);
  const most = Math.min(below, above - more);
  return most <= fewest;
}

/**
 * The disclosure of sectors of these sizes. How many companies are in none is told elsewhere, so these
 * protect no sector; a few of them are protected by one.
 */
function sectorsDecided(
  sectors: readonly SectorFigures[],
  sizes: readonly number[],
  {
    copy,
    told,
    already = () => false,
    tells = () => false,
  }: {
    readonly copy: Copy;
    readonly told: Telling;
    readonly already?: (sector: string | null) => boolean;
    /** Whether what these are together, by their places, tells what each of them is. */
    readonly tells?: (places: ReadonlySet<number>) => boolean;
  },
): Map<string | null, Disclosure> {
  const own = sizes.map((n) => disclosureOf(n, copy, told));
  if (copy === 'release') {
    const unmatched = sectors.findIndex(({ sector }) => sector === null);
    const inSectors = sizes.map((n, at) => (at === unmatched ? 0 : n));
    const isHeld = (at: number) => already(sectors[at]!.sector);
    const shown = inSectors.flatMap((n, at) => (n > 0 ? [at] : []));
    const smallest = shown.toSorted((a, b) => inSectors[a]! - inSectors[b]!)[0];
    if (unmatched >= 0 && isHeld(unmatched)) own[unmatched] = 'withheld';
    const isUnmatchedHeld = unmatched >= 0 && own[unmatched] === 'withheld';
    const withUnmatched = (places: ReadonlySet<number>) =>
      isUnmatchedHeld ? new Set([...places, unmatched]) : places;
    const isTold = (places: ReadonlySet<number>) => tells(withUnmatched(places));
    const withheld = withheldAmong(inSectors, {
      already: (at) => isHeld(at) || (isUnmatchedHeld && at === smallest),
      told,
      tells: isTold,
    });
    const together = [...withheld].reduce((sum, at) => sum + sizes[at]!, 0);
    const isRevealed =
      withheld.size === 1 ||
      !mayTell(told, together) ||
      together <= withheld.size ||
      isTold(withheld);
    // Where no sector is left to protect a few, those in none must, and those where nobody answered.
    if (withheld.size > 0 && isRevealed) own.fill('withheld');
    for (const at of withheld) own[at] = 'withheld';
  }
  return new Map(sectors.map(({ sector }, at) => [sector, own[at]!]));
}
