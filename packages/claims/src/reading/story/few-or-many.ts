import { categoryOf } from '../../dimensions/categories.js';
import type { Clause } from '../../sentence/clauses.js';
import { type Item, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { isTold } from './growth.js';
import { isOrientation } from '../../facts/categories.js';

/** What everybody calls few or many of all answers, in percent, and what nobody does. */
const FEW = { sure: 30, never: 50 };
const MANY = { sure: 40, never: 20 };

/**
 * "Hanya sedikit kontak yang optimis", "tidak banyak kontak yang melihat perbaikan", "banyak kontak masih
 * menilai di bawah netral": how many answered so, without a figure.
 */
export function readFewOrMany(sentence: Sentence): Reading[] {
  if (sentence.sheet.isProfile) return [];
  return sentence.clauses.flatMap((clause) => {
    const said = isTold(clause) ? amountIn(clause) : null;
    const found = said && categoryOf(sentence, said.items[0]!);
    if (!said || !found || found.without || isOrientation(found.category)) return [];
    const [indicator, more] = sentence.indicatorOf(said.items[0]!).keys;
    const [sector = null] = sentence.sectorOf(said.items[0]!).sectors;
    const claim = { type: 'quantifier', items: [...said.items, ...found.items] } as const;
    if (!indicator || more) return [decided(claim, null)];
    const { category } = found;
    const { table } = sentence.sheet;
    const share = table.find({ measure: 'answer-share', indicator, sector, category });
    if (!share) return [decided(claim, null)];
    const { exact } = share;
    const [isSo, isNever] = said.isMany
      ? [exact >= MANY.sure, exact <= MANY.never]
      : [exact <= FEW.sure, exact >= FEW.never];
    return [
      decided(claim, isSo ? true : isNever ? false : null, {
        facts: [share],
        expected: table.label(share),
      }),
    ];
  });
}

/** "(Tidak) banyak kontak", "(hanya) sedikit kontak": the word right in front of the people. */
function amountIn({ items }: Clause): { isMany: boolean; items: Item[] } | null {
  const at = items.findIndex(
    (one, place) => /^(?:banyak|sedikit)$/.test(one.word) && isOfPeople(items[place + 1]),
  );
  const own = items[at];
  const lead = items[at - 1];
  if (!own || /^(?:makin|semakin|kian|lebih|bertambah|paling)$/.test(lead?.word ?? '')) return null;
  const not = lead && means(lead, 'not') ? [lead] : [];
  return { isMany: own.word === 'banyak' && not.length === 0, items: [own, ...not] };
}

const isOfPeople = (one: Item | undefined) =>
  one !== undefined &&
  means(one, 'people') &&
  (one.meaning.who === 'kontak' || one.meaning.who === 'jawaban');
