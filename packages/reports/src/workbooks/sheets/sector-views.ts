import {
  groupDisclosures,
  panelOf,
  type Quarter,
  sectorFigures,
  type SectorFigures,
  type Disclosure,
  disclosures,
  withinSector,
} from '@lqc/analysis';
import { type Copy, type IndicatorKey, LIKERT_INDICATORS } from '@lqc/contracts';
import type { WorkbookInput } from '../workbook-input.js';
import { changeViews, type ChangeView, type GroupDisclosure } from './change-columns.js';

/** One sector's contacts in both quarters, the changes between them, and what a copy discloses of them. */
export interface SectorView extends SectorPair {
  /** The figures of the current quarter; null when the sector was visited only in the earlier one. */
  readonly figures: SectorFigures | null;
  /** The disclosure of its number of contacts in each quarter. */
  readonly contacts: { readonly now: Disclosure; readonly before: Disclosure };
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
      now: groupsNow.within(key, sector),
      before: groupsBefore.within(key, sector),
      matched: matched.get(key)?.[at] ?? 'open',
    });
    return {
      ...pair,
      figures: figuresNow.find((one) => one.sector === sector) ?? null,
      contacts: { now: groupsNow.sector(sector), before: groupsBefore.sector(sector) },
      groupOf,
      views: changeViews(pair.now, pair.before, copy, groupOf),
    };
  });
}

/**
 * The disclosure of the matched answers in each sector, by indicator. A copy that leaves tells them of none,
 * unless they are all of its answers: how a part of a sector answers would show the others.
 */
function matchedDisclosures(pairs: readonly SectorPair[], copy: Copy) {
  return new Map<IndicatorKey, readonly Disclosure[]>(
    LIKERT_INDICATORS.map(({ key }) => {
      const panels = pairs.map(({ now, before }) => panelOf(now, before, key).n);
      const bySize = disclosures(
        panels.map(({ matched }) => matched),
        copy,
      );
      const isPart = (at: number) => panels[at]!.entered + panels[at]!.left > 0;
      return [key, bySize.map((own, at) => (copy === 'release' && isPart(at) ? 'withheld' : own))];
    }),
  );
}
