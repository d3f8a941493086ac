import { figureOf } from '@lqc/analysis';
import { SIDES } from '@lqc/claims';
import type { IndicatorFigure, IndicatorKey } from '@lqc/contracts';
import { SIDE_WORDS } from '@lqc/phrases';
import { answerGroups, netBalance } from '@lqc/statistics';
import type { ChapterInput } from './fact-sheet.js';
import type { FactList, FactSubject } from './fact-list.js';
import { addContacts } from './profile-facts.js';

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
  addContacts(list, now);
  list.addAverage(current, 'now');
  const earlier = figure(before);
  if (earlier) list.addAverage(earlier, 'before');
  list.addChange(current, earlier, 'before');
  const then = figure(lastYear);
  if (then) list.addAverage(then, 'last_year');
  list.addChange(current, then, 'last_year');
  addDistribution(list, current);
  if (earlier) addDistribution(list, earlier, 'before');
  addNetBalance(list, current);
}

function addDistribution(
  list: FactList,
  figure: IndicatorFigure,
  quarter: 'now' | 'before' = 'now',
): void {
  const { key: indicator, label, distribution, n } = figure;
  const of = { subject: label, indicator, period: quarter } as const;
  if (n === 0) return;
  const groups = answerGroups(figure);
  for (const side of SIDES) {
    const { count, percentage } = groups[side];
    const name = `Jawaban ${SIDE_WORDS[side]} pada ${label}`;
    addAnswers(list, { ...of, category: side }, { count, percentage, name });
  }
  if (quarter === 'before') return;
  for (const { score, count, percentage } of distribution) {
    const name = `Skor ${score.toLocaleString('id-ID')} pada ${label}`;
    addAnswers(list, { ...of, category: `score ${score}` }, { count, percentage, name });
  }
}

/** Adds how many gave an answer, and which part of all they are. */
function addAnswers(
  list: FactList,
  of: Omit<FactSubject, 'kind' | 'measure'>,
  told: { readonly count: number; readonly percentage: number | null; readonly name: string },
): void {
  list.add({ ...of, kind: 'score-count', measure: 'answer-count' }, told.count, told.name);
  list.add({ ...of, kind: 'score-share', measure: 'answer-share' }, told.percentage, told.name);
}

/** Adds the net balance of an indicator's answers now. */
export function addNetBalance(list: FactList, figure: IndicatorFigure): void {
  const { key: indicator, label: subject } = figure;
  const of = { kind: 'net-balance', measure: 'net-balance', indicator, subject } as const;
  list.add(of, netBalance(figure), `Saldo bersih ${subject}`);
}
