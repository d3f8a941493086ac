import { isA, type Item, means } from '../items/item.js';
import { decided, type Reading } from '../judging/reading.js';
import type { Sentence } from '../sentence/sentence.js';

/** Who speaks of these speaks of the report and of how it was made. */
const OF_METHOD =
  /^(?:data|informasi|temuan|uraian|bagian|bab|tabel|grafik|skala|pembahasan|rincian|ulasan|laporan|wawancara|pertanyaan)(?:nya)?$/;
/** "Perlu dibaca dengan hati-hati": what the reader should do. */
const ADVISING = /^(?:perlu|patut|layak|harus|sebaiknya|hendaknya|seyogianya)$/;
/** "Kontak juga menyampaikan perkembangan biaya": that they spoke of it, not what they said. */
const SPOKEN = /^(?:perkembangan|keterangan|penjelasan|pandangan|penilaian|jawaban|alasan|skor)$/;
/** "Kondisi tersebut mencerminkan penyesuaian upah minimum". */
const LINKING =
  /^(?:mencerminkan|merefleksikan|menandai|mewarnai|diwarnai|dilatari|melatari|melatarbelakangi|dilatarbelakangi|mendasari|didasari|berpangkal|bermuara|berawal|bertumpu|bersandar)$/;
const POINTING = /^(?:ini|itu|tersebut|demikian)$/;
const GOING_ON = /^(?:berlanjut|berlangsung|bertahan|terjadi)$/;

/** "Ekspektasi harga jual berbalik arah", "keduanya berada pada level yang sama": that it went, or differs. */
const COURSE =
  /^(?:searah|seirama|selaras|senada|berlawanan|bertolak|seimbang|berimbang|beragam|merata|hampir|nyaris|berbalik|berubah|bergeser|pergeseran|beda|berbeda|berlainan|lain|sama|setara|serupa|terbagi|terpecah|terbelah|terasa|tercatat|terwakili|diwakili|hilang|menghadapi|mengalami|merasakan)$/;

/**
 * "Menurut perusahaan, hal tersebut terjadi seiring dengan penyesuaian upah minimum": every word is one of
 * the report's register, and somebody is told to have said something, something to have led to something
 * or to be expected all the same; or something that is named to have turned. What nothing was read of is left
 * open, never passed over in silence.
 */
export function silentClaims({ items }: Sentence): Reading[] {
  const isOfMethod = items.some(
    ({ word }, at) =>
      // "Bagian dari kontak liaison": of whom, and not of the report.
      (OF_METHOD.test(word) && items[at + 1]?.word !== 'dari') || ADVISING.test(word),
  );
  if (isOfMethod) return [];
  const telling = items.filter((item, at) => isTold(item, items[at + 1], items));
  return telling.length > 0 ? [decided({ type: 'reason', items: telling }, null)] : [];
}

function isTold(item: Item, next: Item | undefined, items: readonly Item[]): boolean {
  if (means(item, 'cause')) {
    // "Tercermin dari keterangan kontak".
    const given = items.find(({ start, word }) => start >= item.end && word !== 'dari');
    return !SPOKEN.test(given?.word ?? '');
  }
  if (LINKING.test(item.word))
    return items.some(isA('indicator')) && items.some(({ word }) => POINTING.test(word));
  if (means(item, 'expected')) return items.some(({ word }) => GOING_ON.test(word));
  if (means(item, 'says')) return items.some(isOfContacts) && !SPOKEN.test(next?.word ?? '');
  if (/^(?:kian|makin|semakin)$/.test(item.word)) return true;
  if (COURSE.test(item.word)) return items.some(isNamed) || isOfQuarters(items);
  if (AGAIN.test(item.word)) return items.some(isOfSectors);
  if (LIKEWISE.test(item.word)) return items.some(isOfFigures);
  // "Indikator tersebut adalah A dan B".
  if (/^(?:adalah|ialah)$/.test(item.word))
    return (
      items.some((one) => means(one, 'indicator') || means(one, 'sector')) && items.some(isOfKind)
    );
  return item.word === 'menurut' && next !== undefined && isOfContacts(next);
}

/** "Hal ini berbeda dengan triwulan sebelumnya": what was told before, beside another quarter. */
const isOfQuarters = (items: readonly Item[]): boolean =>
  // "Hal ini" is one phrase.
  items.some(({ word }) => POINTING.test(word) || word === 'hal') &&
  items.some((one) => means(one, 'period') && one.meaning.role !== 'now');

/** "Begitu pula Harga Jual", "sebaliknya Margin Usaha": the same, or the opposite, of what was told before. */
const LIKEWISE = /^(?:begitu|demikian|sebaliknya|serupa|senada|sama|tidak|tak)$/;
const isOfFigures = (item: Item): boolean => means(item, 'sector') || means(item, 'indicator');

/** "Jasa Keuangan kembali menjadi kontak liaison": that it was one before. */
const AGAIN = /^(?:kembali|tetap|masih|lagi|terus|baru)$/;
const isOfSectors = (item: Item): boolean => means(item, 'sector') || means(item, 'everybody');

const isNamed = (item: Item): boolean =>
  means(item, 'indicator') ||
  means(item, 'sector') ||
  means(item, 'people') ||
  means(item, 'category');

const isOfKind = (item: Item): boolean =>
  means(item, 'people') && (item.meaning.who === 'indikator' || item.meaning.who === 'sektor');

const isOfContacts = (item: Item): boolean =>
  means(item, 'people') && (item.meaning.who === 'kontak' || item.meaning.who === 'perusahaan');
