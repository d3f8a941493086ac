import {
  panelOf,
  type Quarter,
  sectorFigures,
  type SectorFigures,
  type Standing,
  standings,
  withinSector,
} from '@lqc/analysis';
import { type Copy, type IndicatorKey, LIKERT_INDICATORS } from '@lqc/contracts';
import type { WorkbookInput } from '../workbook-input.js';
import { changeViews, type ChangeView, type GroupStanding } from './change-columns.js';
import { sectorStandings } from './sectors.js';

/** One sector's contacts in both quarters, and the changes between them. */
export interface SectorView extends SectorPair {
  /** Of the current quarter; null where it was visited before only. */
  readonly figures: SectorFigures | null;
  /** The most contacts that it had in one of the quarters. */
  readonly mostContacts: number;
  /** How its number of contacts stands. */
  readonly contacts: Standing;
  groupOf(key: IndicatorKey): GroupStanding;
  readonly views: ReadonlyMap<IndicatorKey, ChangeView>;
}

interface SectorPair {
  readonly sector: string | null;
  readonly now: Quarter;
  readonly before: Quarter;
}

/** The sectors that were visited, those of now first, whose small groups are held back together. */
export function sectorViews({ now, before, copy }: WorkbookInput): SectorView[] {
  const figuresNow = sectorFigures(now);
  const figuresBefore = sectorFigures(before);
  const standingNow = sectorStandings(figuresNow, copy);
  const standingBefore = sectorStandings(figuresBefore, copy);
  const sectors = new Set([...figuresNow, ...figuresBefore].map(({ sector }) => sector));
  const pairs = [...sectors].map((sector) => ({
    sector,
    now: withinSector(now, sector),
    before: withinSector(before, sector),
  }));
  const matched = matchedStandings(pairs, copy);
  return pairs.map((pair, at) => {
    const { sector } = pair;
    const groupOf = (key: IndicatorKey) => ({
      now: standingNow(sector).answers(key),
      before: standingBefore(sector).answers(key),
      matched: matched.get(key)?.[at] ?? 'open',
    });
    return {
      ...pair,
      figures: figuresNow.find((one) => one.sector === sector) ?? null,
      mostContacts: Math.max(pair.now.survey.contacts.length, pair.before.survey.contacts.length),
      contacts: standingNow(sector).contacts,
      groupOf,
      views: changeViews(pair.now, pair.before, copy, groupOf),
    };
  });
}

/** How the matched answers of each sector stand beside those of everybody. */
function matchedStandings(pairs: readonly SectorPair[], copy: Copy) {
  return new Map<IndicatorKey, readonly Standing[]>(
    LIKERT_INDICATORS.map(({ key }) => [
      key,
      standings(
        pairs.map(({ now, before }) => panelOf(now, before, key).n.matched),
        copy,
      ),
    ]),
  );
}
