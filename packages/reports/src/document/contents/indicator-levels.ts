import {
  companyScores,
  figureOf,
  groupDisclosures,
  indicativeChanges,
  mayCountLevels,
} from '@lqc/analysis';
import { type Level, LIKERT_INDICATORS } from '@lqc/contracts';
import { documentPhrases as say } from '@lqc/phrases';
import { rangeOfLevel } from '@lqc/statistics';
import { shownRange } from '../../shown-range.js';
import type { DocumentFigure } from '../report-document.js';
import { levelFigure, type LevelLine } from './level-figure.js';
import type { ReportQuarters } from './quarters.js';
import { sourceOf } from './source-line.js';

/** All indicators' averages beside those of the quarter before. */
export function indicatorLevels(quarters: ReportQuarters): DocumentFigure | null {
  const { now, before, copy } = quarters;
  const levels = indicativeChanges(now, before).map(({ level }) => level);
  const count = (level: Level) => levels.filter((one) => one === level).length;
  return levelFigure(linesOf(quarters), {
    title: mayCountLevels(now, copy)
      ? say.levels(count('above'), count('neutral'), count('below'))
      : say.levelsUncounted,
    note: say.contactsNote(now.survey.contacts.length, now.period),
    source: sourceOf(copy, [now, before]),
    periods: { now: now.period, before: before.period },
    copy,
  });
}

function linesOf({ now, before, copy }: ReportQuarters): LevelLine[] {
  return LIKERT_INDICATORS.map(({ key, label }) => {
    const current = figureOf(now.indicators, key);
    const earlier = figureOf(before.indicators, key);
    return {
      label,
      now: current,
      before: earlier,
      range: shownRange(rangeOfLevel(companyScores(now, key).map(({ score }) => score)), copy),
      disclosure: {
        now: groupDisclosures(now, copy).all(key),
        before: groupDisclosures(before, copy).all(key),
      },
    };
  });
}
