import { SIDES } from '../facts/categories.js';
import { become, type Item, type ItemOf, means } from './item.js';

/** A number behind the answers that it counts. */
interface Tally {
  readonly answer: Item;
  readonly number: ItemOf<'number'>;
}

const isMark = (one: Item): boolean => means(one, 'plain') || means(one, 'break');

/** Beside each other "naik" and "turun" mean answers, and bare numbers contacts: "naik 12, tetap 15, turun 10". */
export function readTallies(items: readonly Item[]): void {
  for (const { answer, number } of talliesIn(items)) {
    if (means(answer, 'direction'))
      become(answer, { is: 'category', category: SIDES[1 - answer.meaning.direction]! });
    const unit = number.meaning.number.unit ?? 'kontak';
    become(number, { is: 'number', number: { ...number.meaning.number, unit } });
  }
}

/** "Skor 5: 4 kontak, skor 4: 20", "8 naik, 17 tetap, 15 turun": numbers beside the answers that they count, in a list. */
export function talliesIn(items: readonly Item[]): readonly Tally[] {
  // "Menurut sektor: naik 5, tetap 5": of no contacts.
  if (items.some((one) => means(one, 'people') && /^(?:indikator|sektor)$/.test(one.meaning.who)))
    return [];
  const behind = listedIn(items, 1);
  // "Meningkat 41,7%, tetapi juga menurun 16,7%": rates, unless all three answers are told.
  const isRate = ({ answer, number }: Tally) =>
    means(answer, 'direction') && number.meaning.number.unit === 'persen';
  const isAll = (one: readonly Tally[]) => one.length >= SIDES.length;
  if (behind.length > 0) return !isAll(behind) && behind.some(isRate) ? [] : behind;
  const ahead = listedIn(items, -1);
  return isAll(ahead) ? ahead : [];
}

/** The tallies that stand beside others, each with its number behind its answer, or ahead of it. */
function listedIn(items: readonly Item[], side: 1 | -1): readonly Tally[] {
  const all = items.flatMap((answer, at) => {
    const number = items[items[at + side]?.word === ':' ? at + 2 * side : at + side];
    const isAnswer =
      means(answer, 'category') || (means(answer, 'direction') && MOVES.test(answer.word));
    return isAnswer && number && isCount(number) ? [{ answer, number }] : [];
  });
  const places = ({ answer, number }: Tally) =>
    [items.indexOf(answer), items.indexOf(number)].toSorted((a, b) => a - b);
  const isBehind = (one: Tally | undefined, other: Tally | undefined) =>
    one !== undefined &&
    other !== undefined &&
    items.slice(places(one)[1]! + 1, places(other)[0]).every(isMark);
  return all.filter((one, at) => isBehind(all[at - 1], one) || isBehind(one, all[at + 1]));
}

const MOVES = /^(?:naik|meningkat|tetap|turun|menurun)$/;
const isCount = (one: Item): one is ItemOf<'number'> => {
  if (!means(one, 'number')) return false;
  const { unit, decimals } = one.meaning.number;
  return unit === null ? decimals === 0 : unit === 'kontak' || unit === 'persen';
};
