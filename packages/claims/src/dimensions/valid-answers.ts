import { isA, type Item, type ItemOf, means } from '../items/item.js';
import type { Sentence } from '../sentence/sentence.js';

const ANSWERED = new Set([
  'menjawab',
  'penjawab',
  'jawaban',
  'memberikan',
  'memberi',
  'mengisi',
  'dijawab',
  'merespons',
  'respons',
  'berdasarkan',
  'berasal',
]);

/** "Tidak ada perubahan pada jumlah jawaban sah, yakni 37 kontak". */
export const isOfValidAnswers = (sentence: Sentence, item: ItemOf<'number'>) =>
  sentence.items.some(
    (one) => means(one, 'measure') && one.meaning.measure === 'answers' && one.end <= item.start,
  ) && !sentence.has('category');

const TOLD = /^(?:jawaban|dijawab|penjawab)$/;
const GAVE = /^(?:menjawab|penjawab|dijawab|mengisi|diisi|merespons|memberi(?:kan)?|diberikan)$/;

/** "38 dari 40 kontak memberi jawaban sah, atau 95 %": how many answered, not what they said. */
export const tellsWhoAnswered = ({ items, sheet }: Sentence): boolean =>
  !sheet.isProfile &&
  items.some(({ word }) => GAVE.test(word)) &&
  !items.some((one) => means(one, 'category') || means(one, 'level') || means(one, 'says'));

const isOfResponse = (one: Item): boolean =>
  means(one, 'measure') && one.meaning.measure === 'response';

/** Whether a number counts who answered a question, whatever they answered. */
export function isAboutAnswers(sentence: Sentence, item: ItemOf<'number'>): boolean {
  if (sentence.sheet.isProfile) return false;
  const { items } = sentence.clauseOf(item);
  const isInBracket = sentence.clauseOf(item).outer !== null;
  const isCounted =
    item.meaning.number.isOfAnswers ||
    // "39 kontak menjawab, lebih banyak daripada Triwulan IV 2024 (37 kontak)".
    (isInBracket && (tellsWhoAnswered(sentence) || sentence.items.some(isOfResponse))) ||
    isOfValidAnswers(sentence, item) ||
    items.some(({ word }) => ANSWERED.has(word)) ||
    items.some((one) => means(one, 'people') && one.meaning.who === 'jawaban') ||
    // "Jawaban sah Investasi: 36 kontak", "dijawab 13 kontak, lebih banyak daripada 12 kontak".
    sentence.items.some(({ word, end }) => TOLD.test(word) && end <= item.start);
  return isCounted || sentence.before(item).slice(0, 2).some(isA('from'));
}
