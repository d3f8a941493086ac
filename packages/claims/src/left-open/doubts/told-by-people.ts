import { isAdverb } from '../../dimensions/bases.js';
import { isA, isPercentage, means } from '../../items/item.js';
import { type Doubt, before, numberOf, wordOf } from './doubt.js';

/** "Insentif PPN disebut oleh dua kontak yang mengalami penurunan": some of those who answered so. */
export const isOfTellers: Doubt = (sentence, reading) => {
  const number = numberOf(reading);
  const lead = number && sentence.before(number).filter((one) => !means(one, 'near'));
  const told = reading.items.find((one) => !means(one, 'number') && !means(one, 'near'));
  return lead?.[0]?.word === 'oleh' && told !== undefined && told.start >= number!.end;
};

/** "Dua kontak melaporkan penurunan harga jual secara tahunan": by the rates they told, which scores are not. */
export const isOfRatesTold: Doubt = (sentence, reading) => {
  const number = numberOf(reading);
  const category = reading.items.find((one) => means(one, 'way'));
  if (!number || !category) return false;
  const behind = sentence
    .after(category)
    .find((one) => !means(one, 'indicator') && !means(one, 'plain'));
  return behind !== undefined && means(behind, 'period') && isAdverb(behind);
};

/** "Tekanan terhadap margin usaha berkurang": of what weighs on it, whose end is a rise. */
export const isOfBurden: Doubt = (sentence, reading) => {
  const own = wordOf(reading.items);
  const lead = own ? sentence.before(own) : [];
  return lead.some((one) => BURDEN.test(one.word) && !means(one, 'indicator'));
};
const BURDEN =
  /^(?:tekanan|beban|kendala|hambatan|tantangan|risiko|kekhawatiran|keluhan|pesimisme|tren|laju|ketidakpastian|kehati-hatian|keraguan)(?:nya)?$/;

/** "Sempat menjadi salah satu yang terbesar": at a time that is not told. */
export const isOfSometime: Doubt = (sentence, { items: [first] }) =>
  sentence.clauseOf(first!).items.some(({ word }) => SOMETIME.test(word)) &&
  !sentence.clauseOf(first!).items.some(isA('period'));
const SOMETIME = /^(?:sempat|pernah|tadinya|dulu|dahulu)$/;

/** "Kelompok yang pesimistis", "optimistis terhadap penjualan": whose mood, or about what else. */
export const isOfOtherMood: Doubt = (sentence, reading) => {
  const own = wordOf(reading.items);
  if (!own || !means(own, 'level')) return false;
  if (!MOOD.test(own.word)) return false;
  const [that, who] = sentence.before(own);
  const isOfGroup = that?.word === 'yang' && who !== undefined && !means(who, 'indicator');
  const behind = sentence.after(own)[0];
  return isOfGroup || TOWARDS.has(behind?.word ?? '');
};
const MOOD = /^(?:optimis|pesimis)/;
const TOWARDS = new Set(['terhadap', 'atas', 'soal', 'mengenai', 'tentang', 'akan']);

/** "… persisnya 35 %, memperkirakan harga jual tidak berubah": a stretch that begins with what people do. */
export const isOfDeed: Doubt = (sentence, reading) => {
  const own = wordOf(reading.items);
  if (!own) return false;
  const clause = sentence.clauseOf(own);
  const first = clause.items.find((one) => !means(one, 'plain'));
  const isDeed =
    first && (means(first, 'says') || means(first, 'expected')) && first.word.startsWith('me');
  // "14 kontak menyatakan biaya meningkat dan tidak berubah": the second answer of the same people.
  const led = sentence.clauses[clause.id - 1];
  const isSecond =
    first === own &&
    !clause.items.some(isA('indicator')) &&
    led?.items.some(isA('says')) === true &&
    led.items.some((one) => means(one, 'way'));
  // "Baik kontak yang melaporkan kenaikan maupun penurunan bertambah": how many of them there are.
  const ahead = before(sentence, own);
  const teller = ahead.findIndex((one) => means(one, 'says'));
  const isOfTellers =
    teller > 1 &&
    ahead[teller - 1]!.word === 'yang' &&
    !clause.items.some(isA('indicator')) &&
    ahead.slice(teller).some((one) => means(one, 'way'));
  return isOfTellers || (clause.id > 0 && (isDeed === true || isSecond));
};

/** "Kenaikannya mencapai sekitar 12 %", "kontak memprakirakan kenaikan": of the company told before. */
export const isOfLastCompany: Doubt = (sentence, reading) => {
  const own = wordOf(reading.items);
  if (!own || !sentence.topic.isOfCompany) return false;
  const next = sentence
    .after(own)
    .slice(0, 3)
    .find((one) => !means(one, 'plain') && !means(one, 'near'));
  const isRate = next && means(next, 'number') && next.meaning.number.unit === 'persen';
  const [first] = sentence.items;
  return (
    isRate === true || (first !== undefined && means(first, 'people') && first.word === 'kontak')
  );
};

/** "Satu kontak memperoleh pesanan baru sehingga permintaan naik 2,2 %": at the rate that it told. */
export const isOfRateOfSome: Doubt = (sentence, reading) => {
  const own = wordOf(reading.items);
  const next = own && sentence.after(own).find((one) => !means(one, 'near'));
  return (
    own !== null &&
    own !== undefined &&
    next !== undefined &&
    next !== null &&
    isPercentage(next) &&
    before(sentence, own).some(
      (one) => means(one, 'number') && one.meaning.number.unit === 'kontak',
    )
  );
};

/** "Dengan besaran yang tidak jauh berbeda", "laju yang sama": how much, beside what was told. */
export const isOfSameSize: Doubt = (sentence, reading) => {
  const own = wordOf(reading.items);
  const [that, noun] = own ? sentence.before(own) : [];
  return that?.word === 'yang' && SIZES.test(noun?.word ?? '');
};
const SIZES =
  /^(?:besaran|ukuran|magnitudo|laju|kecepatan|tingkat|level|posisi|jumlah|porsi|pola|arah|angka|kisaran)(?:nya)?$/;
