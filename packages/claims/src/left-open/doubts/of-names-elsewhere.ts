import { isA, type Item, means } from '../../items/item.js';
import { pointsBack } from '../../items/pointing.js';
import { type Doubt, before, isName, numberOf, wordOf } from './doubt.js';

/** "Dengan skor 3,67, Konstruksi …": the only sectors named stand behind the figure. */
export const isOfSectorBehind: Doubt = (sentence, reading) => {
  const number = numberOf(reading);
  if (!number || reading.facts[0]?.sector !== null) return false;
  const sectors = sentence.all('sector');
  return sectors.length > 0 && sectors.every(({ start }) => start >= number.end);
};

/** "Tiga sektor mencatat 4,00", "dengan sepuluh perusahaan, sektor ini …": of sectors told elsewhere. */
export const isOfCountedSectors: Doubt = (sentence, reading) => {
  const number = numberOf(reading);
  if (!number || sentence.sheet.sector !== null) return false;
  return sentence.items.some((one, at) => {
    if (!means(one, 'people') || one.meaning.who !== 'sektor') return false;
    const isThis = pointsBack(sentence.items[at + 1]);
    const isCounted = at > 0 && means(sentence.items[at - 1]!, 'number');
    return isThis || (isCounted && reading.facts[0]?.sector === null);
  });
};

/** "Enam sektor mencatat skor di atas 3 dan enam lainnya di bawah 3": where they lie, not everybody. */
export const isOfSectorsCounted: Doubt = (sentence, { items, facts }) => {
  const own = wordOf(items) ?? items.find(isA('category'));
  if (!own || sentence.sheet.sector !== null || facts[0]?.sector !== null) return false;
  const isOfSectors = (one: Item) =>
    (means(one, 'people') && one.meaning.who === 'sektor') ||
    (means(one, 'everybody') && EACH_SECTOR.test(one.word)) ||
    ANTARSEKTOR.test(one.word);
  return before(sentence, own).some(isOfSectors);
};
const EACH_SECTOR = /^(?:seluruh|semua)$/;
const ANTARSEKTOR = /^(?:antarsektor|sektoral|antarlapangan)$/;

/** "Melampaui realisasi (3,11)": of today's indicator, where what is expected of it is named. */
const REALISED = /^(?:realisasi|aktual|realita)(?:nya)?$/;

/** "Disusul … serta ekspor (7,5 %)": a bracket behind a name that nobody read. */
export const isOfUnreadName: Doubt = (sentence, reading) => {
  const number = numberOf(reading);
  const clause = number && sentence.clauseOf(number);
  if (!number || !clause?.outer) return false;
  const name = clause.outer.items.findLast(({ end }) => end <= clause.items[0]!.start);
  if (name && REALISED.test(name.word)) return true;
  return name !== undefined && means(name, 'other') && !name.used;
};

/** "Jumlahnya 27 perusahaan, sementara yang berorientasi ekspor 3": of those whom a sentence before told of. */
export const isOfThose: Doubt = (sentence, reading) => {
  const { items } = sentence;
  const number = numberOf(reading);
  // "Kedua kontak itu".
  const behind = number && items.find((one) => one.start >= number.end && !means(one, 'people'));
  if (pointsBack(behind)) return true;
  const led = number ? before(sentence, number) : items;
  return led.some(({ word }) => THEIRS.has(word)) && !led.some(isName);
};

const THEIRS = new Set(['jumlahnya', 'bagiannya', 'porsinya', 'pangsanya', 'banyaknya']);

/** "Ketiga sektor tersebut", "kedua indikator itu": of names that no sentence before gave. */
export const isOfThoseNamed: Doubt = (sentence, reading) => {
  const { items } = sentence;
  const own = reading.items.find((one) => means(one, 'number')) ?? reading.items[0]!;
  const clause = sentence.clauseOf(own);
  return items.some(
    (one, at) =>
      // "Penurunan keduanya cukup dalam".
      (one.end <= own.end || sentence.clauseOf(one) === clause) &&
      (ALL_OF.test(one.word) ||
        (BOTH.test(one.word) && items[at + 1] !== undefined && means(items[at + 1]!, 'people'))) &&
      !means(one, 'indicator') &&
      !means(one, 'sector'),
  );
};

const ALL_OF = /^(?:keduanya|ketiganya|keempatnya|kelimanya|kesemuanya)$/;

const BOTH = /^(?:kedua|ketiga|keempat|kelima|keenam|ketujuh)$/;
