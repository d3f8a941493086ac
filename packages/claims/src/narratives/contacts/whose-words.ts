import { isA, type Item, type ItemOf, means } from '../../items/item.js';
import type { Sentence } from '../../sentence/sentence.js';

/** Names for whoever was spoken of before, where nothing beside them makes them more than one. */
const ONE = new Set(['kontak', 'perusahaan', 'responden', 'narasumber']);

/**
 * The companies whose words alone can bear out a sentence that names none itself, since it goes on
 * about those of the sentence before: "Minat investor asing jadi alasannya", "Kontak mengaitkannya
 * dengan insentif PPN". Null where anybody's can.
 */
export function whoseWords({ items, topic }: Sentence): readonly string[] | null {
  const { isOfCompany, companies, spoken } = topic;
  const nth = items.find(
    (item, at): item is ItemOf<'ordinal'> =>
      means(item, 'ordinal') &&
      ONE.has(items[items[at - 1]?.word === 'yang' ? at - 2 : at - 1]?.word ?? ''),
  );
  // "Kontak kedua menyinggung pelemahan daya beli": of those who were named together or in a row.
  const row = companies.length > 1 ? companies : spoken;
  if (nth) return row.length > 1 ? row.slice(nth.meaning.place - 1, nth.meaning.place) : [];
  // "Dua yang terakhir menyebut acara internasional".
  const count = lastOf(items);
  if (count !== null) return row.length >= count ? row.slice(-count) : [];
  if (!isOfCompany) return null;
  const cause = items.find(isA('cause'));
  const isOfOthers = (item: Item) =>
    means(item, 'some') ||
    // "Kawasan industri" behind the reason is of that.
    (means(item, 'sector') && (!cause || item.start < cause.start)) ||
    means(item, 'quantifier') ||
    (means(item, 'people') &&
      item.meaning.who !== 'sektor' &&
      !(companies.length === 1 && ONE.has(item.word)));
  return items.some(isOfOthers) ? null : companies;
}

/** How many of those who were named last are spoken of; null for none. */
function lastOf(items: readonly Item[]): number | null {
  const at = items.findIndex(
    (_, place) => items[place + 1]?.word === 'yang' && items[place + 2]?.word === 'terakhir',
  );
  const number = items[at];
  return number && means(number, 'number') ? number.meaning.number.value : null;
}
