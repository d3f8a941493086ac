import type { ClaimFact } from '@lqc/contracts';
import type { FactAddress } from '../../facts/fact-table.js';
import { baseOf } from '../../dimensions/bases.js';
import { isA, type Item, means } from '../../items/item.js';
import { pointsBack } from '../../items/pointing.js';
import { decided, judge, judgeAll, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';

/** "Sama dengan triwulan sebelumnya": an average, an answer or a count that is what it was then. */
export function readSameAsThen(sentence: Sentence, item: Item): Reading {
  const isOfThose = sentence.items.some((_, at) => isPointing(sentence.items, at));
  const { items } = sentence;
  const category = items.filter(isA('category')).findLast(({ end }) => end <= item.start);
  if (isOfThose && !category) return readSameAsTold(sentence, item);
  const { keys } = sentence.indicatorOf(item);
  const { sectors } = sentence.sectorOf(item);
  const listed = sentence.listedBefore(item, 'indicator').flatMap(({ meaning }) => meaning.keys);
  const at: FactAddress[] = (listed.length > 1 ? listed : keys).map((indicator) => ({
    measure: 'change',
    indicator,
    sector: sectors[0] ?? null,
    base: baseOf(sentence, item),
  }));
  // "Tidak ada yang memberi skor 1, sama seperti triwulan sebelumnya": of answers, not the average.
  const isOfAnswers = items.some(
    (one) =>
      means(one, 'people') ||
      (means(one, 'measure') && one.meaning.measure !== 'average') ||
      (means(one, 'number') && ['kontak', 'persen'].includes(one.meaning.number.unit ?? '')) ||
      (means(one, 'category') && one.meaning.category.startsWith('score')),
  );
  if (category && isOfAnswers && !sentence.sheet.isProfile) {
    const isShare =
      items.some(({ word }) => SHARE.test(word)) ||
      items.some((one) => means(one, 'number') && one.meaning.number.unit === 'persen');
    const of = {
      measure: isShare ? 'answer-share' : 'answer-count',
      indicator: keys[0] ?? null,
      sector: sectors[0] ?? null,
      category: category.meaning.category,
    } as const;
    const { table } = sentence.sheet;
    const [now, then] = [table.find(of), table.find({ ...of, period: baseOf(sentence, item) })];
    const isSame = now !== undefined && now.value === then?.value;
    return decided({ type: 'stable', items: [item] }, isSame ? true : null);
  }
  if (sentence.sheet.isProfile) {
    const { table } = sentence.sheet;
    const [now, then] = [
      table.find({ measure: 'contacts' }),
      table.find({ measure: 'contacts', period: baseOf(sentence, item) }),
    ];
    const isOfAll = !sentence.items.some((one) => means(one, 'sector') || means(one, 'category'));
    const isSame = isOfAll && now !== undefined && now.value === then?.value;
    return decided({ type: 'stable', items: [item] }, isSame ? true : null);
  }
  // "Tingkat jawaban itu sama dengan triwulan IV 2024": how many answered, of which no average tells.
  const isOfResponse = items.some(
    (one) => means(one, 'measure') && one.meaning.measure === 'response',
  );
  if (at.length === 0 || isOfResponse) return decided({ type: 'stable', items: [item] }, null);
  const isStill = ({ value }: ClaimFact) => value === 0;
  const claim = { type: 'stable', items: [item] } as const;
  // "Kedua indikator itu sama dengan posisi setahun lalu": each of them.
  return listed.length > 1
    ? judgeAll(claim, sentence.sheet.table, at, isStill)
    : judge(claim, sentence.sheet.table, at, isStill);
}

/** "Jumlah itu sama banyaknya dengan awal 2024": of what the sentence before counted. */
function readSameAsTold(sentence: Sentence, item: Item): Reading {
  const told = sentence.topic.facts.findLast(
    ({ measure, period }) => measure !== 'average' && period === 'now',
  );
  const then =
    told?.base === null
      ? sentence.sheet.table.find({ ...told, period: baseOf(sentence, item) })
      : undefined;
  const isSame = told?.period === 'now' && then?.value === told.value;
  return decided({ type: 'stable', items: [item] }, isSame ? true : null);
}

const isPointing = (items: readonly Item[], at: number): boolean => {
  const { word } = items[at]!;
  const [next, behind] = items.slice(at + 1);
  // "Jumlah tersebut", "jumlah kontak tersebut".
  const isThis = pointsBack(next) || (next && means(next, 'people') && pointsBack(behind));
  return COUNTED.test(word) && (word.endsWith('nya') || isThis === true);
};
const COUNTED = /^(?:jumlah|banyak|porsi|pangsa|proporsi|bagian|persentase)(?:nya)?$/;
const SHARE = /^(?:porsi|pangsa|proporsi|persentase)(?:nya)?$/;
