import { isA, type Item, means } from '../../items/item.js';
import type { Sentence } from '../../sentence/sentence.js';
import { type Doubt, before, numberOf } from './doubt.js';

const tellsOfAnswers = (sentence: Sentence, item: Item): boolean =>
  before(sentence, item).some(
    (one) =>
      (means(one, 'measure') && one.meaning.measure === 'answers' && one.word !== 'n') ||
      (means(one, 'people') && one.meaning.who === 'jawaban'),
  );

/** "Porsi gabungan keduanya", "skor 4 atau 5", "baik sepenuhnya maupun sebagian": a sum of which one part was read. */
export const isOfSum: Doubt = (sentence, { items, facts }) => {
  const said = items.find((one) => means(one, 'number') || means(one, 'quantifier')) ?? items[0]!;
  const ahead = before(sentence, said);
  if (ahead.some(isA('sum')) && !items.some(isA('sum'))) return true;
  const category = facts[0]?.category;
  if (!category) return false;
  const own = items.find(isA('category'));
  const [link, other] = own ? sentence.items.slice(sentence.items.indexOf(own) + 1) : [];
  const isEither =
    link !== undefined && means(link, 'break') && /^(?:atau|dan)$/.test(link.meaning.mark);
  if (category.startsWith('score') && isEither && other && isScore(other)) return true;
  return (
    /^(?:domestic|export)$/.test(category) &&
    sentence.items.some(
      (one) => /^(?:maupun|sebagian)$/.test(one.word) && !means(one, 'quantifier'),
    )
  );
};
const isScore = (one: Item) =>
  means(one, 'number') || (means(one, 'category') && one.meaning.category.startsWith('score'));

/** "Seluruh tambahan tersebut": of something that no answer is. */
export const isOfOtherNoun: Doubt = (sentence, { items }) => {
  const quantifier = items.find(isA('quantifier'));
  const next = quantifier && sentence.after(quantifier)[0];
  return next !== undefined && means(next, 'other') && !next.used;
};

/** "Dua indikator ketenagakerjaan melemah": of a family of them, whose name says which. */
export const isOfFamily: Doubt = (sentence, reading) => {
  const number = numberOf(reading);
  const next = number && sentence.after(number)[0];
  return next !== undefined && (means(next, 'other') || means(next, 'indicator'));
};

/** "Besarannya sama dengan kenaikan persediaan": of one of those told before, whose name is not said. */
export const isOfOneOfThose: Doubt = (sentence, { items: [own] }) =>
  sentence.topic.indicators.length > 1 &&
  !sentence.items.some((one) => means(one, 'indicator') && one.end <= own!.start);

/** "Skor 2 dan 4 masing-masing bertambah", "menyusutnya kelompok yang …": of answers, never of the average. */
export const isOfAnswersTold: Doubt = (sentence, { items }) => {
  const own = items.some(isA('number')) ? undefined : items.find((one) => means(one, 'way'));
  if (!own) return false;
  const isOfScores =
    !sentence.has('indicator') &&
    before(sentence, own).some(
      (one) => means(one, 'category') && one.meaning.category.startsWith('score'),
    );
  return isOfScores || GROUPS.test(sentence.after(own)[0]?.word ?? '');
};
const GROUPS =
  /^(?:kelompok|porsi|pangsa|proporsi|jumlah|kontak|responden|jawaban|persentase|pemilih)$/;

/** "Hanya empat indikator yang skornya lebih rendah": than the one told before, not than in a quarter. */
export const isOfBareComparison: Doubt = (sentence, { items }) =>
  items.some(isA('more')) &&
  !sentence.items.some((one) => means(one, 'than') || means(one, 'period') || means(one, 'from'));

/** "Lima kontak yang menilai sebaliknya", "satu kontak yang menjawab demikian": as was told before. */
export const isOfOpposite: Doubt = (sentence, reading) => {
  const number = numberOf(reading);
  return (
    number !== undefined &&
    sentence.after(number).some(({ word }) => OPPOSITE.test(word)) &&
    !reading.items.some((one) => means(one, 'category') && one.start >= number.end)
  );
};
const OPPOSITE = /^(?:sebaliknya|demikian|serupa|begitu|senada|kebalikannya)$/;

/** "Tetap 37 kontak, atau 92,5 % dari 40 kontak": the share of those who answered, not of one answer. */
export const isOfAnswering: Doubt = (sentence, reading) => {
  const number = numberOf(reading);
  const category = reading.items.find((one) => means(one, 'way'));
  if (!number || !category || category.end > number.start) return false;
  return tellsOfAnswers(sentence, category);
};

/** "Porsinya berkurang dari 42,5 %": of answers that a sentence before told of. */
export const isOfTheirShare: Doubt = (sentence, reading) => {
  const clause = sentence.clauseOf(reading.items[0]!);
  const at = clause.items.findIndex(({ word }) => THEIR_SHARE.test(word));
  if (at < 0) return false;
  return !clause.items.some(
    (one) => means(one, 'category') || means(one, 'says') || means(one, 'sector'),
  );
};
const THEIR_SHARE = /^(?:porsi|pangsa|proporsi|bagian|persentase)nya$/;

/** "Saldo bersihnya berlipat, dari 5,0 menjadi 10,5 poin": of the balance, also where its unit comes later. */
export const isOfBalance: Doubt = (sentence, reading) => {
  const number = numberOf(reading);
  return (
    number !== undefined &&
    number.meaning.number.decimals === 1 &&
    sentence.items.some((one) => means(one, 'measure') && one.meaning.measure === 'balance')
  );
};

/** "Saldo bersih berlipat empat": how many times, not how much. */
export const isOfTimes: Doubt = (sentence, reading) => {
  const number = numberOf(reading);
  const lead = number && sentence.before(number)[0];
  return lead !== undefined && /^(?:berlipat|kali|lipat)$/.test(lead.word);
};

/** "Dua indikator ketenagakerjaan melemah": of a family, whose name is not one indicator's. */
export const isOfCountedFamily: Doubt = (sentence, { items }) => {
  const own = items.find((one) => means(one, 'way'));
  const lead = own ? sentence.before(own) : [];
  return lead.some((one) => means(one, 'number') && one.meaning.number.unit === 'indikator');
};
