import { categoryOf } from '../../dimensions/categories.js';
import { type Item, type ItemOf, means } from '../../items/item.js';
import { periodOf } from '../../dimensions/periods.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { SIDES } from '../../facts/categories.js';

/** "Kelompok terbesar, 17 kontak, mempertahankan jumlah karyawannya": among the three answers. */
export function readLargestGroup(
  sentence: Sentence,
  item: ItemOf<'rank'>,
  items: readonly Item[],
): Reading {
  const type = 'rank' as const;
  const found = categoryOf(sentence, item);
  const [indicator = null] = sentence.indicatorOf(item).keys;
  const [sector = null] = sentence.sectorOf(item).sectors;
  const { role } = periodOf(sentence, item);
  if (!found || found.without || items.length > 1) return decided({ type, items }, null);
  const of = { measure: 'answer-count', indicator, sector, period: role ?? 'now' } as const;
  const counts = SIDES.flatMap((category) => sentence.sheet.table.find({ ...of, category }) ?? []);
  const own = counts.find(({ category }) => category === found.category);
  const isFirst =
    own !== undefined &&
    counts.every(({ value }) =>
      item.meaning.end === 'top' ? own.value >= value : own.value <= value,
    );
  return decided({ type, items: [...items, ...found.items] }, isFirst ? true : null, {
    facts: own ? [own] : [],
  });
}

/** "Kelompok terbesar": of the answers, whose name may be told in any way. */
export const isOfAnswers = (sentence: Sentence, item: Item) =>
  !sentence.items.some((one) => means(one, 'category') || means(one, 'sector')) &&
  ['kelompok', 'jawaban'].includes(sentence.before(item)[0]?.word ?? '');
