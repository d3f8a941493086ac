import { type ClaimFact, LIKERT_SCALE } from '@lqc/contracts';
import { excludes, indicativeRange } from '@lqc/statistics';
import { quartersOf } from '../references/quarters-of-facts.js';
import { baseOf } from '../bind/quarters.js';
import { isA, type Item, means } from '../items/item.js';
import type { Reading } from '../judging/reading.js';
import { type Asked, isRead, ofWords, type Question } from './question.js';

/**
 * "Masih di bawah netral", "baru menembus batas netral", "terus menurun": what a word tells of the quarters
 * before, unless the figures are of these quarters.
 */
export const COURSE_LEFT: readonly Question[] = [
  ofWords(/^pertama$/, ({ sentence, item }) =>
    Boolean(sentence.after(item)[0]?.word.startsWith('kali')),
  ),
  ofWords(/^(?:semakin|makin|kian)$/, isDeeper),
  ofWords(/^belum$/, isNotBack),
  ofWords(/^(?:sejak|selama|sepanjang)$/, isLasting),
  // Of a step, these tell of the step before it, which no sheet knows.
  ofWords(/^(?:terus|kembali|akhirnya|berlanjut|berhenti|baru|mulai)$/, isOfStepBefore),
  ofWords(/^(?:masih|tetap|bertahan)$/, (asked) => isOnOtherSide(asked) === true),
  ofWords(/^(?:kembali|baru|akhirnya|mulai)$/, (asked) => isOnOtherSide(asked) === false),
];

const DEEPER = /^(?:dalam|tajam|curam|besar|kecil|dangkal|landai|luas)$/;

/** "Penurunannya semakin dalam": beside the step before. */
function isDeeper(asked: Asked): boolean {
  const behind = asked.sentence.after(asked.item)[0];
  return !isRead(asked) && DEEPER.test(behind?.word ?? '');
}

/** What a word of a course is said of; undefined where a company is named, which tells of itself. */
const saidOf = ({ sentence, item }: Asked): Item | undefined =>
  sentence.has('company')
    ? undefined
    : sentence.after(item).find((one) => !means(one, 'plain') && !means(one, 'size'));

/** "Belum kembali ke atas netral": it is not there. */
function isNotBack(asked: Asked): boolean {
  const { sentence, item, readings } = asked;
  const side = sentence.after(item).find(isA('category'));
  return (
    saidOf(asked) !== undefined &&
    side !== undefined &&
    !readings.some(({ items }) => items.includes(item) && items.includes(side))
  );
}

const MOVES = new Set<Reading['type']>(['change', 'from_to', 'stable']);

/** "Sejak triwulan I 2024": how long something has gone on, of which two quarters tell nothing. */
function isLasting(asked: Asked): boolean {
  const then = saidOf(asked);
  return (
    then !== undefined &&
    means(then, 'period') &&
    !then.meaning.isNext &&
    asked.readings.some(({ type }) => MOVES.has(type)) &&
    quartersOf(asked.facts).size < 3
  );
}

function isOfStepBefore(asked: Asked): boolean {
  const step = saidOf(asked);
  return (
    step !== undefined &&
    means(step, 'way') &&
    step.meaning.way !== 0 &&
    quartersOf(asked.facts).size < 3
  );
}

/** Whether an average lay on another side of neutral before; null where none is told, or no sheet knows. */
function isOnOtherSide(asked: Asked): boolean | null {
  const side = saidOf(asked);
  if (!side || (!means(side, 'category') && !means(side, 'level'))) return null;
  const { sentence, item, facts } = asked;
  const fact = facts.find((one) => one.measure === 'average' && one.period === 'now');
  if (!fact) return null;
  const { indicator, sector } = fact;
  const base = baseOf(sentence, item).value ?? 'before';
  const before = sentence.sheet.table.find({ measure: 'average', indicator, sector, period: base });
  if (!before) return null;
  const said = means(side, 'category') ? side.meaning.category : side.meaning.level;
  return said === 'neutral' ? !isAroundNeutral(before) : sideOf(before) !== sideOf(fact);
}

const isAroundNeutral = ({ value, se }: ClaimFact): boolean =>
  se === null || !excludes(indicativeRange(value, se), LIKERT_SCALE.neutral);

const sideOf = ({ value }: ClaimFact) => Math.sign(value - LIKERT_SCALE.neutral);
