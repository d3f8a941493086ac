import {
  panelOf,
  type Quarter,
  sectorFigures,
  type SectorFigures,
  type Disclosure,
  disclosures,
  groupDisclosures,
  withinSector,
} from '@lqc/analysis';
import { type Copy, type IndicatorKey, LIKERT_INDICATORS } from '@lqc/contracts';
import type { WorkbookInput } from '../workbook-input.js';
import { changeViews, type ChangeView, type GroupDisclosure } from './change-columns.js';

/** One sector's contacts in both quarters, the changes between them, and what a copy discloses of them. */
export interface SectorView extends SectorPair {
  /** The figures of the current quarter; null when the sector was visited only in the earlier one. */
  readonly figures: SectorFigures | null;
  /** The larger of the sector's numbers of contacts in the two quarters. */
  readonly mostContacts: number;
  /** The disclosure of the current number of contacts. */
  readonly contacts: Disclosure;
  groupOf(key: IndicatorKey): GroupDisclosure;
  readonly views: ReadonlyMap<IndicatorKey, ChangeView>;
}

interface SectorPair {
  readonly sector: string | null;
  readonly now: Quarter;
  readonly before: Quarter;
}

/**
 * The sectors visited in either quarter, those of the current one first. Their disclosure is decided for
 * all sectors together, since the difference to the total would reveal a single withheld one.
 */
export function sectorViews({ now, before, copy }: WorkbookInput): SectorView[] {
  const figuresNow = sectorFigures(now);
  const figuresBefore = sectorFigures(before);
  const groupsNow = groupDisclosures(now, copy);
  const groupsBefore = groupDisclosures(before, copy);
  const sectors = new Set([...figuresNow, ...figuresBefore].map(({ sector }) => sector));
  const pairs = [...sectors].map((sector) => ({
    sector,
    now: withinSector(now, sector),
    before: withinSector(before, sector),
  }));
  const matched = matchedDisclosures(pairs, copy);
  return pairs.map((pair, at) => {
    const { sector } = pair;
    const groupOf = (key: IndicatorKey) => ({
      now: groupsNow.answers(key, sector),
      before: groupsBefore.answers(key, sector),
      matched: matched.get(key)?.[at] ?? 'open',
    });
    return {
      ...pair,
      figures: figuresNow.find((one) => one.sector === sector) ?? null,
      mostContacts: Math.max(pair.now.survey.contacts.length, pair.before.survey.contacts.length),
      contacts: groupsNow.sector(sector),
      groupOf,
      views: changeViews(pair.now, pair.before, copy, groupOf),
    };
  });
}

/** The disclosure of the number of matched answers in each sector, by indicator. */
function matchedDisclosures(pairs: readonly SectorPair[], copy: Copy) {
  return new Map<IndicatorKey, readonly Disclosure[]>(
    LIKERT_INDICATORS.map(({ key }) => [
      key,
      disclosures(
        pairs.map(({ now, before }) => panelOf(now, before, key).n.matched),
        copy,
      ),
    ]),
  );
}
