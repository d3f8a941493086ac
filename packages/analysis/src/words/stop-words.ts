// Packages that compile this source need the types of natural too.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./natural-stop-words.d.ts" />
import { type IndicatorKey, indicatorOf } from '@lqc/contracts';
import indonesian from 'natural/lib/natural/util/stopwords_id.js';
import { rawTokens } from './tokens.js';

/** Words of natural's list that are kept, because they tell the direction of a change. */
export const DIRECTION_WORDS: ReadonlySet<string> = new Set([
  'tidak',
  'belum',
  'naik',
  'turun',
  'tinggi',
  'rendah',
]);

/** Words of diary notes that say nothing of their own, denials among them; the specification's ranking keeps them. */
export const BOILERPLATE: readonly string[] = `
  tidak belum tiada bersumber dibandingkan dibanding internal perkembangan relatif umum umumnya kondisi kondisinya
  terkait sejalan seiring sebagian besar cukup masih utama utamanya terutama pihak hal periode
  tahun bulan laporan lalu sebelumnya sebelum mengalami terjadi dilakukan tercatat persen secara
  contact kegiatan usaha kisaran sekitar rata rerata terdapat menyatakan menyampaikan
  diperkirakan diprakirakan perkiraan mendatang kedepan ke depan saat ini akibat karena dampak
  faktor antara lain berbagai beberapa pada oleh dengan serta namun sehingga`
  .trim()
  .split(/\s+/);

/** Words that occur on every sheet and therefore distinguish nothing. */
const ON_EVERY_SHEET = ['triwulan', 'perusahaan', 'kontak', 'rp', 'yoy', 'qtq'];

/** Stop words whatever is asked: natural's Indonesian list without the words of direction, and those of every sheet. */
export const GENERAL_STOP_WORDS: ReadonlySet<string> = new Set(
  [...indonesian.words, ...ON_EVERY_SHEET].filter((word) => !DIRECTION_WORDS.has(word)),
);

/**
 * The stop words for one indicator: the general ones, and the words of the indicator's name, which would
 * otherwise lead every list.
 * Source: input-formats.md.
 */
export function stopWordsFor(indicator: IndicatorKey): ReadonlySet<string> {
  return new Set([...GENERAL_STOP_WORDS, ...rawTokens(indicatorOf(indicator).label)]);
}
