import {
  figureOf,
  groupDisclosures,
  type Quarter,
  type SectorFigures,
  sectorFigures,
  withinSector,
  companyScores,
} from '@lqc/analysis';
import { LIKERT_INDICATORS } from '@lqc/contracts';
import { documentPhrases as say } from '@lqc/phrases';
import { rangeOfLevel } from '@lqc/statistics';
import { shownRange } from '../../shown-range.js';
import type { DocumentFigure } from '../report-document.js';
import { levelFigure } from './level-figure.js';
import type { ReportQuarters } from './quarters.js';
import { sourceOf } from './source-line.js';

/**
 * Makes the figure of a sector: its indicators' averages beside those of the quarter before. What a
 * copy that leaves holds back is decided over all sectors together, so that no total tells it.
 */
export function sectorLevels(quarters: ReportQuarters): (sector: string) => DocumentFigure | null {
  const { now, before, copy } = quarters;
  const of = (quarter: Quarter) => ({
    sectors: sectorFigures(quarter),
    groups: groupDisclosures(quarter, copy),
  });
  const current = of(now);
  const earlier = of(before);
  return (sector) => {
    const figures = inSector(current.sectors, sector);
    if (!figures) return null;
    const figuresBefore = inSector(earlier.sectors, sector);
    const own = withinSector(now, sector);
    const lines = LIKERT_INDICATORS.map(({ key, label }) => ({
      label,
      now: figureOf(figures.indicators, key),
      before: figuresBefore ? figureOf(figuresBefore.indicators, key) : null,
      range: shownRange(rangeOfLevel(companyScores(own, key).map(({ score }) => score)), copy),
      disclosure: {
        now: current.groups.within(key, sector),
        before: earlier.groups.within(key, sector),
      },
    }));
    const isWithheld = current.groups.sector(sector) === 'withheld';
    return levelFigure(lines, {
      title: say.sectorTitle(sector),
      note: isWithheld ? say.nBeside : say.contactsNote(figures.contacts.length, now.period),
      source: sourceOf(copy, [now, before], { register: true }),
      periods: { now: now.period, before: before.period },
      copy,
    });
  };
}

const inSector = (sectors: readonly SectorFigures[], sector: string) =>
  sectors.find((one) => one.sector === sector);
