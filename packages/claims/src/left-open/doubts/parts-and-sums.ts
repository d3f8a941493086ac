import { isA, type Item, means } from '../../items/item.js';
import type { Sentence } from '../../sentence/sentence.js';
import { type Doubt, before, numberOf } from './doubt.js';

const tellsOfAnswers = (sentence: Sentence, item: Item): boolean =>
  before(sentence, item).some(
    (one) =>
      (means(one, 'measure') && one.meaning.measure === 'answers' && one.word !== 'n') ||
      (means(one, 'people') && one.meaning.who === 'jawaban'),
  );

/** "Tidak sedalam tiga indikator lainnya": those that are left, of which nothing is said behind. */
export const isOfThoseLeft: Doubt = (sentence, reading) => {
  const number = numberOf(reading);
  if (!number) return false;
  const behind = sentence.after(number).find((one) => !means(one, 'people'));
  const isLeft = /^lain(?:nya)?$/.test(behind?.word ?? '');
  const told = reading.items.find((one) => means(one, 'way'));
  return isLeft && (sentence.topic.isWrong || (told !== undefined && told.end <= number.start));
};

/** "Dua dari ketiganya meningkat": some of those named, whose names are not said. */
export const isOfPart: Doubt = (sentence, { items }) => {
  const own = items.some(isA('number')) ? undefined : items.find((one) => means(one, 'way'));
  const lead = own ? sentence.before(own) : [];
  return lead.some((one, at) => {
    const whose = lead[at + 1];
    return means(one, 'from') && whose !== undefined && means(whose, 'number') && at > 0;
  });
};

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

/** "Setengah dari jumlah kontak akomodasi": a part of another figure, not of everybody. */
export const isOfOtherWhole: Doubt = (sentence, { items }) => {
  const quantifier = items.find(isA('quantifier'));
  const [from, ...behind] = quantifier ? sentence.after(quantifier) : [];
  if (from && means(from, 'people') && from.meaning.who === 'sektor') return true;
  return from !== undefined && means(from, 'from') && behind.slice(0, 3).some(isA('sector'));
};

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

/** "Jatuh ke kelompok di bawah netral", "selisih antara yang naik dan yang turun": no move of a share. */
export const isOfShift: Doubt = (sentence, { items }) => {
  const way = items.find((one) => means(one, 'way'));
  if (!way) return false;
  const [link, next] = sentence.after(way);
  const isInto =
    link !== undefined && means(link, 'to') && next !== undefined && !means(next, 'number');
  return isInto || before(sentence, way).some(({ word }) => /^selisih(?:nya)?$/.test(word));
};

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

/** "37 jawaban sah, atau 92,5 % dari 40 kontak": all who were interviewed, of whom so many answered. */
export const isOfAllContacts: Doubt = (sentence, reading) => {
  const number = numberOf(reading);
  const [fact] = reading.facts;
  if (!number || !fact || fact.measure !== 'answers' || !tellsOfAnswers(sentence, number))
    return false;
  const { sheet } = sentence;
  const { sector, period } = fact;
  const all = sheet.table.find({ measure: 'contacts', sector, period });
  return reading.type === 'count' && all?.value === number.meaning.number.value;
};

/** "Tetap 37 kontak, atau 92,5 % dari 40 kontak": the share of those who answered, not of one answer. */
export const isOfAnswering: Doubt = (sentence, reading) => {
  const number = numberOf(reading);
  const category = reading.items.find((one) => means(one, 'way'));
  if (!number || !category || category.end > number.start) return false;
  return tellsOfAnswers(sentence, category);
};

/** "Jumlahnya hampir sama, yaitu 38 dan 39": two figures whose quarters are not said. */
export const isOfPair: Doubt = (sentence, reading) => {
  const number = numberOf(reading);
  if (!number || sentence.clauseOf(number).items.some(isA('period'))) return false;
  const numbers = sentence.clauseOf(number).items.filter(isA('number'));
  const isSame = before(sentence, number).some(
    (one) =>
      (means(one, 'way') && one.meaning.way === 0) ||
      (means(one, 'more') && one.meaning.comparison === 'equal'),
  );
  return isSame && numbers.length > 1;
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

/** "Lapangan usaha meluas dari 10 menjadi 12": of sectors, which stand before the numbers. */
export const isOfSectorsBefore: Doubt = (sentence, reading) => {
  const number = numberOf(reading);
  if (!number || number.meaning.number.unit !== null) return false;
  const who = before(sentence, number).findLast((one) => means(one, 'people'));
  return who !== undefined && means(who, 'people') && who.meaning.who === 'sektor';
};

/** "Melampaui rata-rata 3,56": everybody's average, beside a sector's. */
export const isOfAllAverage: Doubt = (sentence, reading) => {
  const number = numberOf(reading);
  const [measure, more] = number ? sentence.before(number) : [];
  if (!measure || !means(measure, 'measure') || !more) return false;
  return means(more, 'more') && reading.facts[0]?.sector !== null;
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
