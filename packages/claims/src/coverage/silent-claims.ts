import { type Item, means } from '../items/item.js';
import { pointsBack } from '../items/pointing.js';
import { decided, type Reading } from '../judging/reading.js';
import { DONE } from '../language/plain-words.js';
import type { Sentence } from '../sentence/sentence.js';

/** "Perlu dibaca dengan hati-hati": what the reader should do. */
const ADVISING = /^(?:perlu|patut|sebaiknya|hendaknya|seyogianya)$/;
/** Sentences with these words are about the report and its method, unless they tell what was done to it. */
const OF_METHOD =
  /^(?:berikut|temuan|uraian|bagian|bab|tabel|grafik|skala|pembahasan|rincian|ulasan|laporan|wawancara|pertanyaan|indonesia)(?:nya)?$/;

/** When the report was made, of whom, and how many they were. */
const isFact = (one: Item): boolean =>
  (means(one, 'period') && (one.meaning.isNamed || one.meaning.role !== 'now')) ||
  means(one, 'sector') ||
  means(one, 'number');

/** "Permintaan Ekspor.": a head, which says nothing of it. */
const isOfHead = ({ is, word }: Item): boolean =>
  is === 'indicator' ||
  is === 'sector' ||
  is === 'period' ||
  is === 'break' ||
  !/\p{L}/u.test(word);

/**
 * "Kondisi ini bersifat sementara": a sentence of which nothing was read is left open, unless it only asks,
 * advises or tells of the report; when that was made is a fact there as well.
 */
export function silentClaims({ items }: Sentence): Reading[] {
  const isSilent =
    items.some(({ word, last }) => ADVISING.test(word) || last === '?') ||
    (items.some(isOfMethod) && !items.some(({ word }) => DONE.test(word)));
  const telling = items.every(isOfHead)
    ? []
    : items.filter((one) => (isSilent ? isFact(one) : one.is !== 'break'));
  return telling.length > 0 ? [decided({ type: 'reason', items: telling }, null)] : [];
}

/** "Bagian dari kontak liaison" means contacts, not a part of the report. */
const isOfMethod = ({ word }: Item, at: number, items: readonly Item[]): boolean =>
  (OF_METHOD.test(word) && items[at + 1]?.word !== 'dari') ||
  (word === 'angka' && pointsBack(items[at + 1]));
