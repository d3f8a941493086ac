import type { QuarterRole } from '@lqc/contracts';
import { isBase } from '../../dimensions/bases.js';
import { roundHalfUp } from '../../judging/equals.js';
import { isA, type Item, type ItemOf, means } from '../../items/item.js';
import { periodOf } from '../../dimensions/periods.js';
import { quarterBeside } from '../../dimensions/quarters.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import type { SaidWay } from '../../bind/ways.js';
import { isOfSize } from '../../judging/sizes.js';

const WITHIN = new Set(['pada', 'di', 'selama', 'sepanjang', 'dalam']);

/**
 * The earlier quarter in which a change is told to have ended: "pada triwulan II 2025 harga jual
 * meningkat", "sempat melandai ke 3,08 pada Triwulan III 2024". Null where it is told of the present.
 */
export function quarterMovedInto(sentence: Sentence, item: Item): QuarterRole | null {
  const { items } = sentence.clauseOf(item);
  const periods = items.filter(isA('period'));
  const number = endBehind(sentence, item);
  const ended = number && periodOf(sentence, number).role;
  if (ended && ended !== 'now' && periods.some((one) => one.start >= number.end)) return ended;
  if (periods.some(({ meaning }) => meaning.role === 'now')) return null;
  const numbers = items.filter(isA('number'));
  const within = periods.find(
    (one) =>
      one.meaning.role !== 'now' &&
      !isBase(sentence, one) &&
      !numbers.some(({ end }) => end <= one.start && one.start - end < 40) &&
      !numbers.some(({ start }) => start >= one.end && start - one.end < 25) &&
      // "turun dari posisi triwulan II 2025" is held against it, "pada triwulan II 2025" lies in it.
      (one.end <= item.start || WITHIN.has(sentence.before(one)[0]?.word ?? '')),
  );
  if (within) return within.meaning.role;
  // "Pada triwulan II 2025 harga jual naik menjadi 3,63".
  return ended && ended !== 'now' ? ended : null;
}

/** The number that a move ends at: "melandai tipis ke 3,08". */
function endBehind(sentence: Sentence, item: Item): ItemOf<'number'> | null {
  const [to, number] = sentence
    .after(item)
    .filter((one) => !means(one, 'size') && !means(one, 'near'));
  return to && number && means(to, 'to') && means(number, 'number') ? number : null;
}

/**
 * Which way an average went into an earlier quarter: from the one right before that, else from the other
 * one that the sentence names. Never wrong, for it may be told from a quarter that the session has not.
 */
export function readMoveInto(
  sentence: Sentence,
  said: SaidWay,
  { into, items }: { readonly into: QuarterRole; readonly items: readonly Item[] },
): Reading {
  const { table } = sentence.sheet;
  const type = 'change' as const;
  const named = sentence
    .all('period')
    .map(({ meaning }) => meaning.role)
    .find((role) => role && role !== into && role !== 'now');
  // "Setelah itu, skor naik menjadi 3,10 pada Triwulan III": since the quarter told before.
  const told = sentence.topic.quarters.findLast((role) => role !== into && role !== 'now');
  const from = quarterBeside(table, into, -1) ?? named ?? told;
  const [indicator = null] = sentence.indicatorOf(items[0]!).keys;
  const [sector = null] = sentence.sectorOf(items[0]!).sectors;
  const of = { measure: 'average', indicator, sector } as const;
  const now = table.find({ ...of, period: into });
  const then = from ? table.find({ ...of, period: from }) : undefined;
  if (!now || !then) return decided({ type, items }, null);
  const value = roundHalfUp(now.value - then.value, 2);
  const size = items.find(isA('size'))?.meaning.size;
  const isThat = (Math.sign(value) === said.way) !== said.isNegated;
  const holds = isThat && (!size || isOfSize(value, size) !== false);
  return decided({ type, items }, holds ? true : null, { facts: [then, now] });
}
