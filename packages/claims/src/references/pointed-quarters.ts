import type { QuarterRole } from '@lqc/contracts';
import { isAdverb } from '../bind/quarters.js';
import { isA, type Item, itemOf, type ItemOf, means } from '../items/item.js';
import { quarterBeside, quartersInOrder } from './quarters-in-order.js';
import type { Topic } from '../sentence/topic.js';
import type { ClaimSheet } from '../facts/sheet.js';
import { QUARTER_NOUN } from '../language/period-phrases.js';

const THEN = /^(?:ketika|kala|waktu|saat|masa)$/;
const SPAN = /^(?:rentang|kurun|basis|selang|jangka|rentang waktu|kurun waktu)$/;
/** Words that may point to a quarter. */
const points = ({ word }: Item) => [THEN, SPAN, QUARTER_NOUN].some((one) => one.test(word));
const THIS = /^(?:itu|tersebut|dimaksud)$/;

/**
 * "Ketika itu", "pada periode tersebut", "dalam rentang yang sama", "triwulan berikutnya": puts the
 * quarter in the place of the word that points to one, in its own sentence or in the one before. A
 * word that could as well mean the present leaves its sentence without certainty.
 */
export function withPointedQuarters(
  items: readonly Item[],
  { topic, sheet }: { readonly topic: Topic; readonly sheet: ClaimSheet },
): Item[] {
  return items.map((item, at): Item => {
    const next = items[at + 1]?.word ?? '';
    const isToCome = means(item, 'period') && item.meaning.isNext && !item.meaning.isNamed;
    if (!isToCome && !points(item)) return item;
    const said = rolesBefore(items, at);
    const roles = said.length > 0 ? said : topic.quarters;
    const past = roles.findLast((role) => role !== 'now');
    const isOpen = said.length === 0 && (topic.isWrong || new Set(roles).size > 1);
    const asQuarter = (role: QuarterRole): Item =>
      itemOf({
        ...item,
        meaning: { is: 'period', role, isNamed: false, isNext: false },
        isCarried: isOpen,
      });
    const isThis = THIS.test(next) || (next === 'waktu' && THIS.test(items[at + 2]?.word ?? ''));
    const isSame = next === 'yang' && items[at + 2]?.word === 'sama';
    // "Kedua triwulan itu" are more than one.
    const led = items[at - 1];
    const isOne = means(item, 'plain') && !(led && (means(led, 'number') || means(led, 'ordinal')));
    if (isThis && (THEN.test(item.word) || (QUARTER_NOUN.test(item.word) && isOne)))
      return past ? asQuarter(past) : item;
    const start = quartersInOrder(sheet.table).find((one) => one !== 'now' && roles.includes(one));
    if ((isThis || isSame) && SPAN.test(item.word)) return start ? asQuarter(start) : item;
    if (!isToCome) return item;
    // "Triwulan berikutnya melonjak ke 3,63", after what was told of an earlier one.
    const last = roles.at(-1);
    const isExpecting = items.some(isA('expected')) || topic.isExpecting;
    const follows = last && !isExpecting ? quarterBeside(sheet.table, last, 1) : null;
    return follows ? asQuarter(follows) : item;
  });
}

/** The quarters that a sentence has named up to a place. */
const rolesBefore = (items: readonly Item[], at: number) => rolesIn(items.slice(0, at));

/** The quarters that a stretch names, in its order; "secara tahunan" names none. */
export const rolesIn = (items: readonly Item[]): QuarterRole[] =>
  items
    .filter((one): one is ItemOf<'period'> => means(one, 'period') && !isAdverb(one))
    .flatMap(({ meaning }) => meaning.role ?? []);
