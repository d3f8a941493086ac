import { isA, means } from '../../items/item.js';
import { type Doubt, before, isName, numberOf, wordOf } from './doubt.js';

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
