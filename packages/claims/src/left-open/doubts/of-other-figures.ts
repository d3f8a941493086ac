import { isA, means } from '../../items/item.js';
import { type Doubt, before, isName, numberOf, wordOf } from './doubt.js';

/** "Baik secara triwulanan maupun tahunan, … dari 10,5": either quarter may be the earlier one. */
export const isOfEitherBase: Doubt = (sentence, reading) => {
  const number = numberOf(reading);
  const period = reading.facts[0]?.period;
  if (!number || !period || period === 'now') return false;
  const roles = new Set(sentence.all('period').map(({ meaning }) => meaning.role));
  const isTold = sentence.clauseOf(number).items.some(isA('period'));
  return !isTold && roles.has('before') && roles.has('last_year');
};

/** "Jumlah yang menjawab hampir sama, 39 berbanding 38": no answer is "hampir sama". */
export const isOfSameness: Doubt = (_sentence, { items }) =>
  items.some((one) => means(one, 'way') && one.meaning.way === 0 && one.meaning.manner === 'loose');

/** "Skor 5 hanya tiga kontak, padahal sebelumnya tujuh, dan skor 1 …": each with a score of its own. */
export const isOfScores: Doubt = (sentence, reading) => {
  const number = numberOf(reading);
  if (!number || number.meaning.number.decimals > 0) return false;
  const scores = sentence
    .all('category')
    .filter(({ meaning }) => meaning.category.startsWith('score'));
  const own = sentence.clauseOf(number);
  const isElsewhere = scores.every((score) => sentence.clauseOf(score) !== own);
  return scores.length > 0 && (reading.type !== 'count' || isElsewhere);
};

/** "Naik menjadi 3,64 setelah terpuruk di 2,78": what it did in the quarter before. */
export const isOfBefore: Doubt = (sentence, { items }) => {
  const own = wordOf(items);
  const lead =
    own &&
    sentence
      .before(own)
      .find((one) => !means(one, 'plain') && !means(one, 'not') && !means(one, 'period'));
  return lead !== undefined && lead !== null && means(lead, 'from');
};

/** "Terbagi rata antara naik, tetap, dan turun", "tersebar: 13 kenaikan …": a list of answers. */
export const isOfSplit: Doubt = ({ items }) => items.some(({ word }) => SPLIT.has(word));

const SPLIT = new Set(['terbagi', 'terbelah', 'terpecah', 'tersebar', 'terbelahnya']);

/** "… padahal sebelumnya tujuh, dan skor 1 …": the answers of what follows, where others went before. */
export const isBehindBreak: Doubt = (sentence, reading) => {
  const number = numberOf(reading);
  const category = reading.items.find(isA('category'));
  if (!number || !category || category.start < number.end) return false;
  const isApart = sentence.clauseOf(number) !== sentence.clauseOf(category);
  return isApart && before(sentence, number).some(isA('category'));
};

/** "Skor yang berbeda, yakni masing-masing 2 dan 4": scores, which count nobody. */
export const isOfBareScore: Doubt = (sentence, reading) => {
  const number = numberOf(reading)?.meaning.number;
  if (!number || number.unit !== null || number.decimals > 0 || number.value > 5) return false;
  return sentence.items.some(({ word }) => word === 'skor') && !reading.facts[0]?.category;
};

/** "Tingkat respons mencapai 95 %, lebih rendah dibandingkan …": of that figure, which no average is. */
export const isOfFigureBefore: Doubt = (sentence, { items }) => {
  const own = wordOf(items);
  if (!own) return false;
  const ahead = before(sentence, own).filter((one) => !sentence.clauseOf(one).outer);
  const at = ahead.findLastIndex(isA('number'));
  const number = ahead[at];
  if (!number || !means(number, 'number')) return false;
  const { unit, decimals } = number.meaning.number;
  const isOther = unit === 'persen' || unit === 'kontak' || unit === 'perusahaan' || decimals === 1;
  return (
    isOther &&
    !ahead
      .slice(at + 1)
      .some((one) => isName(one) || means(one, 'indicator') || means(one, 'measure'))
  );
};

/** "Kurang satu dibandingkan awal 2024", "selisih dua kontak": how many more or fewer. */
export const isOfHowManyMore: Doubt = (sentence, reading) => {
  const number = numberOf(reading);
  const lead = number && sentence.before(number).find((one) => !means(one, 'near'));
  // "Diimbangi tambahan dua kontak industri, dua kontak real estat": so many more, each of them.
  const isOfAll = number && before(sentence, number).some(({ word }) => GAIN.test(word));
  return (lead !== undefined && MORE_BY.has(lead.word)) || isOfAll === true;
};

const GAIN = /^(?:tambahan|penambahan|pengurangan|kehilangan|pertambahan)$/;

const MORE_BY = new Set([
  'kurang',
  'lebih',
  'selisih',
  'beda',
  'terpaut',
  'kelebihan',
  'kekurangan',
  'surplus',
]);
