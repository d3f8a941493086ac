import { groupDisclosures, withinSector } from '@lqc/analysis';
import { documentPhrases as say } from '@lqc/phrases';
import type { DocumentFigure } from '../report-document.js';
import { levelFigure, levelLines } from './level-figure.js';
import type { ReportQuarters } from '../../quarters.js';
import { sourceOf } from './source-line.js';

/**
 * Makes the figure of a sector: its indicators' averages beside those of the quarter before. What a
 * copy that leaves holds back is decided over all sectors together, so that no total tells it.
 */
export function sectorLevels(quarters: ReportQuarters): (sector: string) => DocumentFigure | null {
  const { now, before, copy } = quarters;
  const groups = groupDisclosures(now, copy);
  const groupsBefore = groupDisclosures(before, copy);
  return (sector) => {
    const own = withinSector(now, sector);
    const contacts = own.survey.contacts.length;
    if (contacts === 0) return null;
    const lines = levelLines(
      { ...quarters, now: own, before: withinSector(before, sector) },
      {
        now: (key) => groups.within(key, sector),
        before: (key) => groupsBefore.within(key, sector),
      },
    );
    const isWithheld = groups.sector(sector) === 'withheld';
    return levelFigure(lines, {
      title: say.sectorTitle(sector),
      note: isWithheld ? say.nBeside : say.contactsNote(contacts, now.period),
      source: sourceOf(copy, [now, before], { register: true }),
      periods: { now: now.period, before: before.period },
      copy,
    });
  };
}
