import { isA, type Item, means } from '../../items/item.js';
import { pointsBack } from '../../items/pointing.js';
import { type Doubt, numberOf, wordOf } from './doubt.js';

/** "Nol kontak yang melewatkan pertanyaan": none of those whom an unknown verb tells of. */
export const isNoneOfUnknown: Doubt = (sentence, reading) => {
  const number = numberOf(reading);
  if (number?.meaning.number.value !== 0 || reading.facts[0]?.category) return false;
  return sentence.clauseOf(number).items.some(isA('other'));
};

/** "Porsi yang marginnya tetap", "dua yang lain tidak berubah", "10 tidak berubah": people's answers. */
export const isOfSomePeople: Doubt = (sentence, { items }) => {
  const own = wordOf(items);
  if (!own) return false;
  const lead = sentence.before(own);
  const isCounted = (one: Item) =>
    means(one, 'number') && one.meaning.number.decimals === 0 && one.meaning.number.unit !== 'poin';
  const who = lead.findIndex(
    (one) =>
      isCounted(one) ||
      (means(one, 'people') &&
        (one.meaning.who === 'kontak' || one.meaning.who === 'perusahaan')) ||
      (means(one, 'measure') && one.meaning.measure === 'share'),
  );
  if (who < 0) return false;
  const between = lead.slice(0, who);
  if (between.some(({ word }) => word === 'yang')) return true;
  return isCounted(lead[who]!) && between.every((one) => means(one, 'plain') || means(one, 'not'));
};

/** "Tidak naik di semua tempat": not everywhere, which denies nothing of most. */
export const isDeniedOfAll: Doubt = (sentence, { items }) => {
  const all = items.find(isA('quantifier'));
  if (!all) return false;
  const lead = sentence.before(all);
  return lead[0]?.word === 'di' && lead.some(isA('not'));
};

const OTHERS = new Set([
  'lain',
  'lainnya',
  'berikut',
  'berikutnya',
  'terakhir',
  'pertama',
  'teratas',
  'dimaksud',
]);

/** "Tidak ada kontak lain yang …", "sebagian kontak tersebut": of those that are left, or of some told of. */
export const isOfOthers: Doubt = (sentence, reading) => {
  const said = reading.items.find((one) => means(one, 'quantifier') || means(one, 'some'));
  const [who, next] = said ? sentence.after(said) : [];
  const whose = who && means(who, 'people') ? next : who;
  return OTHERS.has(whose?.word ?? '') || pointsBack(whose);
};

/** "Dua kontak mengaitkan kenaikan permintaan dengan …": those who give a reason, not who answered so. */
export const isOfReason: Doubt = (sentence, reading) => {
  const number = numberOf(reading) ?? reading.items.find(isA('quantifier'));
  const told = reading.items.find((one) => means(one, 'way') || means(one, 'level'));
  if (!number || !told || told.start < number.end) return false;
  return sentence.items.some(
    (one) => means(one, 'cause') && one.start >= number.end && one.end <= told.start,
  );
};
