import { type Copy, type IndicatorKey, LIKERT_INDICATORS, mayTell } from '@lqc/contracts';
import { sideOf } from '@lqc/statistics';
import { companyScores } from './changes/company-scores.js';
import { type Disclosure, disclosureOf, disclosures, withheldAmong } from './disclosure.js';
import { orientation } from './orientation.js';
import type { Quarter } from './quarter.js';
import { type SectorFigures, sectorFigures } from './sector-figures.js';

/**
 * What a copy shows of each group of a quarter: the one decision that sentences, tables and charts follow,
 * so that none tells what another holds back.
 */
export interface GroupDisclosures {
  /** Of a sector's companies and contacts, and of whatever is told of it; null: unmatched companies. */
  sector(sector: string | null): Disclosure;
  /** Of a sector's answers to an indicator. */
  answers(key: IndicatorKey, sector: string | null): Disclosure;
  /** Of all answers to an indicator. */
  indicator(key: IndicatorKey): Disclosure;
  /**
   * Of how an indicator's answers lie around neutral and what is made of that. Of a copy that leaves it is
   * told as a whole or not at all: with n and the average, what is left of it would tell the rest.
   */
  sides(key: IndicatorKey): Disclosure;
  /** The same of how many gave each score. */
  scores(key: IndicatorKey): Disclosure;
  /** Of companies that sell at home, abroad, and both. */
  readonly orientation: Readonly<Record<'domestic' | 'export' | 'domestic_export', Disclosure>>;
  /** Sectors that stand for fewer companies than may be told of. */
  readonly fewFirms: ReadonlySet<string>;
}

/**
 * Decides over all groups of a quarter together, given that their totals are shown too. A group is as large
 * as its distinct companies: three answers of one company show it as well. A sector that is held back is
 * held back in every indicator.
 */
export function groupDisclosures(quarter: Quarter, copy: Copy): GroupDisclosures {
  const sectors = sectorFigures(quarter);
  const named = sectors.flatMap(({ sector }) => sector ?? []);
  const bySector = sectorsDecided(
    sectors,
    sectors.map(({ companies }) => companies),
    copy,
  );
  const isHeld = (sector: string | null) => bySector.get(sector) === 'withheld';
  const byIndicator = new Map(
    LIKERT_INDICATORS.map(({ key }) => [key as IndicatorKey, decided(key)]),
  );

  function decided(key: IndicatorKey) {
    const scores = companyScores(quarter, key);
    const all = firmsOf(scores);
    const indicator = disclosureOf(all, copy);
    const together = (groupOf: (score: number) => number): Disclosure => {
      if (copy === 'internal' || indicator === 'withheld') return indicator;
      const groups = new Set(scores.map(({ score }) => groupOf(score)));
      const sizes = [...groups].map((group) =>
        firmsOf(scores.filter(({ score }) => groupOf(score) === group)),
      );
      return sizes.every((n) => mayTell('count', n)) ? 'open' : 'withheld';
    };
    const sides = together(sideOf);
    const sizes = sectors.map(({ sector }) =>
      firmsOf(scores.filter((one) => one.sector === sector)),
    );
    return {
      indicator,
      sides,
      scores: sides === 'withheld' ? sides : together((score) => score),
      answers: sectorsDecided(sectors, sizes, copy, isHeld),
    };
  }

  const { domestic_count, export_count, domestic_export_count } = orientation(quarter);
  const kinds = disclosures([domestic_count, export_count, domestic_export_count], copy);
  const of = (key: IndicatorKey) => byIndicator.get(key);
  return {
    sector: (sector) => bySector.get(sector) ?? 'open',
    answers: (key, sector) =>
      isHeld(sector) ? 'withheld' : (of(key)?.answers.get(sector) ?? 'open'),
    indicator: (key) => of(key)?.indicator ?? 'open',
    sides: (key) => of(key)?.sides ?? 'open',
    scores: (key) => of(key)?.scores ?? 'open',
    orientation: { domestic: kinds[0]!, export: kinds[1]!, domestic_export: kinds[2]! },
    fewFirms: new Set(
      named.filter(
        (name) => !mayTell('count', sectors.find(({ sector }) => sector === name)!.companies),
      ),
    ),
  };
}

const firmsOf = (scores: readonly { readonly company: string }[]) =>
  new Set(scores.map(({ company }) => company)).size;

/**
 * The disclosure of sectors of these sizes. How many companies are in none is told elsewhere, so these
 * protect no sector; a few of them are protected by one.
 */
function sectorsDecided(
  sectors: readonly SectorFigures[],
  sizes: readonly number[],
  copy: Copy,
  already: (sector: string | null) => boolean = () => false,
): Map<string | null, Disclosure> {
  const own = sizes.map((n) => disclosureOf(n, copy));
  if (copy === 'release') {
    const unmatched = sectors.findIndex(({ sector }) => sector === null);
    const inSectors = sizes.map((n, at) => (at === unmatched ? 0 : n));
    const isHeld = (at: number) => already(sectors[at]!.sector);
    const shown = inSectors.flatMap((n, at) => (n > 0 ? [at] : []));
    const smallest = shown.toSorted((a, b) => inSectors[a]! - inSectors[b]!)[0];
    const isUnmatchedHeld = unmatched >= 0 && own[unmatched] === 'withheld';
    const withheld = withheldAmong(
      inSectors,
      (at) => isHeld(at) || (isUnmatchedHeld && at === smallest),
    );
    const together = [...withheld].reduce((sum, at) => sum + sizes[at]!, 0);
    const isRevealed =
      withheld.size === 1 || !mayTell('count', together) || together <= withheld.size;
    // Where no sector is left to protect a few, those in none must, and those where nobody answered.
    if (withheld.size > 0 && isRevealed) own.fill('withheld');
    for (const at of withheld) own[at] = 'withheld';
  }
  return new Map(sectors.map(({ sector }, at) => [sector, own[at]!]));
}
