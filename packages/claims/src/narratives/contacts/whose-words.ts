import { isA, type Item, type ItemOf, means } from '../../items/item.js';
import type { Sentence } from '../../sentence/sentence.js';

/** Nouns for the company spoken of before, unless the words beside them make them several. */
const ONE = new Set(['kontak', 'perusahaan', 'responden', 'narasumber']);

/**
 * The companies whose words alone can support a sentence that names none, since it continues the sentence
 * before: "Minat investor asing jadi alasannya", "Kontak mengaitkannya dengan insentif PPN". Null where any
 * contact's words can.
 */
export function whoseWords({ items, topic }: Sentence): readonly string[] | null {
  const { isOfCompany, companies, spoken } = topic;
  const nth = items.find(
    (item, at): item is ItemOf<'ordinal'> =>
      means(item, 'ordinal') &&
      ONE.has(items[items[at - 1]?.word === 'yang' ? at - 2 : at - 1]?.word ?? ''),
  );
  // "Kontak kedua menyinggung pelemahan daya beli": the second of those named before.
  const row = companies.length > 1 ? companies : spoken;
  if (nth) return row.length > 1 ? row.slice(nth.meaning.place - 1, nth.meaning.place) : [];
  // "Dua yang terakhir menyebut acara internasional".
  const count = lastOf(items);
  if (count !== null) return row.length >= count ? row.slice(-count) : [];
  if (!isOfCompany) return null;
  const cause = items.find(isA('cause'));
  const isOfOthers = (item: Item) =>
    means(item, 'some') ||
    // "Kawasan industri" after the word for a reason is part of the reason.
    (means(item, 'sector') && (!cause || item.start < cause.start)) ||
    means(item, 'quantifier') ||
    (means(item, 'people') &&
      item.meaning.who !== 'sektor' &&
      !(companies.length === 1 && ONE.has(item.word)));
  return items.some(isOfOthers) ? null : companies;
}

/** In "dua yang terakhir" the number, 2; null where a sentence has no such phrase. */
function lastOf(items: readonly Item[]): number | null {
  const at = items.findIndex(
    (_, place) => items[place + 1]?.word === 'yang' && items[place + 2]?.word === 'terakhir',
  );
  const number = items[at];
  return means(number, 'number') ? number.meaning.number.value : null;
}
