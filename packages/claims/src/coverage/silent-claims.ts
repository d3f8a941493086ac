import { isOneOf, type Item, means } from '../items/item.js';
import { decided, type Reading } from '../judging/reading.js';
import type { Sentence } from '../sentence/sentence.js';

/** Sentences with these words are about the report and its method. */
const OF_METHOD =
  /^(?:data|informasi|temuan|uraian|bagian|bab|tabel|grafik|skala|pembahasan|rincian|ulasan|laporan|wawancara|pertanyaan)(?:nya)?$/;
/** "Perlu dibaca dengan hati-hati": what the reader should do. */
const ADVISING = /^(?:perlu|patut|layak|harus|sebaiknya|hendaknya|seyogianya)$/;

const isNaming = isOneOf(
  'indicator',
  'sector',
  'category',
  'everybody',
  'cause',
  'says',
  'period',
  'direction',
);
const isTelling = (one: Item): boolean =>
  isNaming(one) ||
  (means(one, 'people') && /^(?:kontak|perusahaan)$/.test(one.meaning.who)) ||
  /^(?:kian|makin|semakin|berlanjut)$/.test(one.word);

const isNamedQuarter = (one: Item): boolean => means(one, 'period') && one.meaning.isNamed;

/** "Permintaan Ekspor.": a head, which says nothing of it. */
const isOfHead = ({ is, word }: Item): boolean =>
  is === 'indicator' ||
  is === 'sector' ||
  is === 'period' ||
  is === 'break' ||
  !/\p{L}/u.test(word);

/**
 * "Menurut perusahaan, hal tersebut terjadi seiring dengan penyesuaian upah minimum": a sentence of which
 * nothing was read is left open when it names contacts or anything the survey asks about.
 */
export function silentClaims({ items }: Sentence): Reading[] {
  const isOfMethod = items.some(
    ({ word }, at) =>
      // "Bagian dari kontak liaison" means contacts, not a part of the report.
      (OF_METHOD.test(word) && items[at + 1]?.word !== 'dari') || ADVISING.test(word),
  );
  // When and of how many the report was made is a fact as well.
  const tells = isOfMethod ? isNamedQuarter : isTelling;
  const telling = items.every(isOfHead) ? [] : items.filter(tells);
  return telling.length > 0 ? [decided({ type: 'reason', items: telling }, null)] : [];
}
