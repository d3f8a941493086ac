import { figureOf } from '@lqc/analysis';
import { type IndicatorFigure, type IndicatorKey, indicatorOf } from '@lqc/contracts';
import { answerGroups, netBalance } from '@lqc/statistics';
import type { ChapterInput } from './fact-sheet.js';
import type { FactList } from './fact-list.js';

const GROUPS = { above: 'di atas netral', neutral: 'netral', below: 'di bawah netral' } as const;

/**
 * Adds the facts of BAB 1 and BAB 2: one indicator's averages, changes, distribution, net balance.
 */
export function addIndicatorFacts(
  list: FactList,
  { now, before, lastYear }: ChapterInput,
  indicator: IndicatorKey,
): void {
  const figure = (quarter: ChapterInput['before']) =>
    quarter ? figureOf(quarter.indicators, indicator) : undefined;
  const current = figureOf(now.indicators, indicator);
  const { label } = indicatorOf(indicator);
  list.add('contacts', '', 'now', now.survey.contacts.length, 'Jumlah kontak');
  list.addAverage(current, 'now');
  const earlier = figure(before);
  if (earlier) list.addAverage(earlier, 'before');
  list.addChange(current, earlier, 'before');
  const then = figure(lastYear);
  if (then) list.addAverage(then, 'last_year');
  list.addChange(current, then, 'last_year');
  addDistribution(list, current);
  if (earlier) addDistribution(list, earlier, 'before');
  list.add('net-balance', label, 'now', netBalance(current), `Saldo bersih ${label}`);
}

function addDistribution(
  list: FactList,
  figure: IndicatorFigure,
  quarter: 'now' | 'before' = 'now',
): void {
  const { label, distribution, n } = figure;
  if (n === 0) return;
  const groups = answerGroups(figure);
  for (const side of ['above', 'neutral', 'below'] as const) {
    const { count, percentage } = groups[side];
    const name = `Jawaban ${GROUPS[side]} pada ${label}`;
    list.add('score-count', label, quarter, count, name);
    list.add('score-share', label, quarter, percentage, name);
  }
  if (quarter === 'before') return;
  for (const { score, count, percentage } of distribution) {
    const name = `Skor ${score.toLocaleString('id-ID')} pada ${label}`;
    list.add('score-count', label, quarter, count, name);
    list.add('score-share', label, quarter, percentage, name);
  }
}
