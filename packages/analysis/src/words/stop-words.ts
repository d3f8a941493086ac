// Rooms that compile this source need its types of natural too.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./natural-stop-words.d.ts" />
import { type IndicatorKey, indicatorOf } from '@lqc/contracts';
import indonesian from 'natural/lib/natural/util/stopwords_id.js';
import { rawTokens } from './tokens.js';

/** Of natural's list, but content here: they tell which way things went. */
const CONTENT = ['tidak', 'belum', 'naik', 'turun', 'tinggi', 'rendah'];

/** On every sheet, so they tell nothing. */
const OF_THE_TRADE = ['triwulan', 'perusahaan', 'kontak', 'rp', 'yoy', 'qtq'];

const common = new Set([...indonesian.words, ...OF_THE_TRADE]);
for (const word of CONTENT) common.delete(word);

/**
 * Words that are left out for one indicator: natural's Indonesian list without those that are
 * content here, with words of the trade and those of the indicator's own name, which would top
 * every list (input-formats.md).
 */
export function stopWordsFor(indicator: IndicatorKey): ReadonlySet<string> {
  return new Set([...common, ...rawTokens(indicatorOf(indicator).label)]);
}
