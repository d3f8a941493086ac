import { isA, type Item, type ItemOf, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import {
  figureAhead,
  figureBehind,
  namesAnother,
  type ToldFigure,
  toldFigures,
} from './told-figures.js';

/**
 * "3,18, sedikit lebih tinggi dibandingkan 3,15 pada triwulan sebelumnya dan 3,14 setahun lalu", "3,67,
 * di atas posisi Triwulan I 2024 yang sebesar 3,50": a word that compares two figures that the sentence
 * tells rightly. Right where they lie so; what does not fit is left to the rules that know its names.
 */
export function readBetweenFigures(sentence: Sentence, readings: readonly Reading[]): Reading[] {
  const told = toldFigures(readings);
  if (told.length < 2) return [];
  return sentence.items.flatMap((item): Reading[] => {
    const way = item.used ? null : wayOf(item);
    if (way === null || sentence.before(item).slice(0, 2).some(isA('not'))) return [];
    const first = figureBehind(sentence, item, told);
    const against = first && heldAgainst(sentence, first, told);
    const next = against ?? first;
    const own = against ? first : next && figureAhead(item, next, told);
    if (!own || !next || next.fact.base !== null || namesOther(sentence, own, item)) return [];
    const others = listFrom(sentence, next, told);
    const isSo = others.every(({ fact }) => Math.sign(own.fact.value - fact.value) === way);
    if (!isSo) return [];
    return [
      decided({ type: 'compare', items: [item] }, true, {
        facts: [own.fact, ...others.map(({ fact }) => fact)],
      }),
    ];
  });
}

/** "Lebih banyak terwakili, yakni tujuh kontak dibandingkan lima kontak", "13 berbanding 11": the other. */
function heldAgainst(
  { items }: Sentence,
  first: ToldFigure,
  told: readonly ToldFigure[],
): ToldFigure | undefined {
  const [, second] = told.slice(told.indexOf(first));
  const isOther = second && second.fact.measure === first.fact.measure;
  const link = items.filter(
    ({ start, end }) => start >= first.number.end && end <= (second?.number.start ?? 0),
  );
  const isLinked =
    link.some((one) => means(one, 'than') || one.word === 'berbanding') &&
    link.every((one) => means(one, 'than') || means(one, 'plain') || means(one, 'people'));
  return isOther && isLinked ? second : undefined;
}

/** Which way a word that compares sets what stands before it. */
function wayOf({ meaning }: Item): 1 | 0 | -1 | null {
  if (meaning.is !== 'more' && meaning.is !== 'near') return null;
  return WAYS[meaning.comparison] ?? null;
}
const WAYS: Partial<Record<string, 1 | 0 | -1>> = { more: 1, less: -1, equal: 0 };

/** "Domestik 3,03; utilisasi lebih tinggi dibandingkan 3,00": of something else than the figure told. */
const namesOther = ({ items }: Sentence, { number, fact }: ToldFigure, { start }: Item): boolean =>
  items.some((one) => one.start >= number.end && one.end <= start && namesAnother(one, fact));

/** "Dibandingkan 3,15 pada … dan 3,14 pada …": every figure of the list that the word goes with. */
function listFrom(
  { items }: Sentence,
  first: ToldFigure,
  told: readonly ToldFigure[],
): ToldFigure[] {
  const list = [first];
  for (const next of told.slice(told.indexOf(first) + 1)) {
    const last: ItemOf<'number'> = list.at(-1)!.number;
    const between = items.filter(({ start, end }) => start >= last.end && end <= next.number.start);
    const isJoined =
      between.some((one) => means(one, 'break') && JOINING.has(one.meaning.mark)) &&
      between.every((one) => means(one, 'break') || means(one, 'plain') || means(one, 'period'));
    if (!isJoined || next.fact.measure !== first.fact.measure) break;
    list.push(next);
  }
  return list;
}
const JOINING = new Set(['dan', 'serta', 'maupun']);
