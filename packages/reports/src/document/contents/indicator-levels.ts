import { groupDisclosures, indicativeChanges, mayCountLevels } from '@lqc/analysis';
import type { Level } from '@lqc/contracts';
import { documentPhrases as say } from '@lqc/phrases';
import type { DocumentFigure } from '../report-document.js';
import { levelFigure, levelLines } from './level-figure.js';
import type { ReportQuarters } from '../../quarters.js';
import { sourceOf } from './source-line.js';

/** All indicators' averages beside those of the quarter before. */
export function indicatorLevels(quarters: ReportQuarters): DocumentFigure | null {
  const { now, before, copy } = quarters;
  const levels = indicativeChanges(now, before).map(({ level }) => level);
  const count = (level: Level) => levels.filter((one) => one === level).length;
  const lines = levelLines(quarters, {
    now: groupDisclosures(now, copy).all,
    before: groupDisclosures(before, copy).all,
  });
  return levelFigure(lines, {
    title: mayCountLevels(now, copy)
      ? say.levels(count('above'), count('neutral'), count('below'))
      : say.levelsUncounted,
    note: say.contactsNote(now.survey.contacts.length, now.period),
    source: sourceOf(copy, [now, before]),
    periods: { now: now.period, before: before.period },
    copy,
  });
}
