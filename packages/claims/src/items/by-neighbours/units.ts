import { become, isCount, isA, type Item, type ItemOf, type Meaning, means } from '../item.js';
import { isOrientation } from '../../facts/categories.js';

/** Finds what a number without a unit of its own counts. */
export function readUnit(items: readonly Item[], at: number): void {
  const item = items[at]!;
  for (const take of [takeUnit, takeNoun, takeStep])
    if (means(item, 'number')) take(items, at, item);
}

/** "Naik 0,89", "turun sebesar 0,83", "1,13 yoy": the number is the size of a change, not a level. */
function takeStep(items: readonly Item[], at: number, item: ItemOf<'number'>): void {
  const { number } = item.meaning;
  if (number.unit !== null || number.decimals === 0) return;
  const lead = items
    .slice(0, at)
    .findLast((one) => !STATING_STEP.has(one.word) && one.is !== 'near');
  const isMove = (one: Item | undefined) => means(one, 'direction') && one.meaning.direction !== 0;
  const next = items[at + 1];
  if (next?.word === '→') return;
  const isOfBase = means(next, 'period') && /^(?:qtq|yoy)$/.test(next.word);
  if (isMove(lead) || (isOfBase && items.slice(0, at).some(isMove)))
    become(item, { is: 'number', number: { ...number, unit: 'poin' } });
}
const STATING_STEP = new Set(['sebesar', 'sebanyak', 'senilai']);

/** "12 kontak di atas netral, 15 netral, dan 10 di bawah netral": the unit said once is everyone's. */
function takeUnit(items: readonly Item[], at: number, item: ItemOf<'number'>): void {
  takeWhole(items, at, item);
  const { number } = item.meaning;
  if (number.unit !== null || number.decimals > 0 || number.isSigned) return;
  const next = items
    .slice(at + 1)
    .find(({ meaning }) => meaning.is !== 'plain' && meaning.is !== 'indicator');
  if (isBehindCategory(items, at)) return takeEarlierUnit(items, at, item);
  if (isAmongThose(items, at) || GIVING.test(items[at + 1]?.word ?? ''))
    return takeEarlierUnit(items, at, item);
  if (!next) return;
  if (!means(next, 'category') && !isToldByMany(items, at, next)) return;
  takeEarlierUnit(items, at, item);
}

/** "Tepatnya 21 dari 39, menaikkan …", "sudah 26 dari 37": a part and its whole without a unit. */
function takeWhole(items: readonly Item[], at: number, item: ItemOf<'number'>): void {
  const [led, from, whole, next] = [items[at - 1], ...items.slice(at + 1, at + 4)];
  if (!from || from.word !== 'dari' || !whole || !means(whole, 'number')) return;
  const isPlain = ({ meaning: { number } }: ItemOf<'number'>) =>
    number.unit === null && number.decimals === 0 && !number.isSigned;
  const isEnd = !next || means(next, 'break') || means(next, 'close') || next.word === '.';
  const isMove = means(led, 'direction') || means(led, 'from') || means(led, 'to');
  const { number } = item.meaning;
  if (!isPlain(item) || !isPlain(whole) || !isEnd || isMove) return;
  if (number.value > whole.meaning.number.value) return;
  const isOfPeople = items.some((one) => means(one, 'people') && one.meaning.who === 'kontak');
  const unit = isOfPeople ? 'kontak' : null;
  become(item, { is: 'number', number: { ...number, unit, of: whole.meaning.number.value } });
  become(from, { is: 'plain' });
  become(whole, { is: 'plain' });
}

/** "Dua puluh empat di antaranya menilai …": of those who were just counted. */
function isAmongThose(items: readonly Item[], at: number): boolean {
  const behind = items.slice(at + 1, at + 6);
  const among = behind.findIndex(({ word }) => word === 'antaranya');
  const told = behind
    .slice(among + 1)
    .find((one) => !means(one, 'plain') && !means(one, 'indicator'));
  const isSaid = behind.slice(among + 1).some(({ word }) => GIVING.test(word));
  return among >= 0 && among < 2 && (isSaid || means(told, 'says') || means(told, 'expected'));
}
const GIVING = /^(?:memberi(?:kan)?|menjawab|menilai|memilih|menyatakan)$/;

/** "Di atas netral 21 kontak, netral 9, di bawah netral 10": each number follows its answers. */
function isBehindCategory(items: readonly Item[], at: number): boolean {
  const next = items[at + 1];
  const isEnd = !next || means(next, 'break') || means(next, 'close') || next.word === '.';
  const led = items.slice(0, at).findLast((one) => !STATING.has(one.word));
  const lead = led && items[items.indexOf(led) - 1];
  const isListed = !lead || means(lead, 'break') || means(lead, 'open') || lead.word === 'yang';
  return isEnd && isListed && means(led, 'category');
}

const STATING = new Set(['hanya', 'cuma', 'berjumlah', 'sebanyak', 'ada', 'sejumlah', 'tinggal']);

function takeEarlierUnit(items: readonly Item[], at: number, item: ItemOf<'number'>): void {
  const { number } = item.meaning;
  const earlier = items.slice(0, at).findLast(isCount);
  const isOfPeople = items.some(
    (one) =>
      ANSWERING.has(one.word) ||
      (means(one, 'people') && ['kontak', 'jawaban'].includes(one.meaning.who)),
  );
  // Only contacts give answers; market orientation belongs to companies.
  const category = items.find(isA('category'))?.meaning.category;
  const unit =
    earlier?.meaning.is === 'number'
      ? earlier.meaning.number.unit
      : isOfPeople || (category && !isOrientation(category))
        ? 'kontak'
        : category
          ? 'perusahaan'
          : null;
  if (unit) become(item, { is: 'number', number: { ...number, unit } });
}
/** "23 dari 39 kontak naik, 11 tidak berubah, dan 5 yang berkurang": each number counts contacts. */
function isToldByMany(items: readonly Item[], at: number, next: Item): boolean {
  if (!means(next, 'direction') && !means(next, 'not') && !means(next, 'says')) return false;
  const between = items.slice(at + 1, items.indexOf(next));
  const isListed =
    items[at - 1] === undefined ||
    means(items[at - 1]!, 'break') ||
    ['hanya', 'cuma', 'sisanya', 'selebihnya'].includes(items[at - 1]!.word);
  return (
    isListed &&
    between.every((one) => COUNTED_BY.has(one.word)) &&
    items.slice(0, at).some(isOfContacts)
  );
}
const COUNTED_BY = new Set('yang lainnya lain di antaranya justru kontak sisanya'.split(' '));
const isOfContacts = (one: Item) => means(one, 'number') && one.meaning.number.unit === 'kontak';

/** "Dua triwulan terakhir", "empat posisi": it counts what no fact counts. */
function takeNoun(items: readonly Item[], at: number, item: ItemOf<'number'>): void {
  const { number } = item.meaning;
  if (number.unit !== null || number.decimals > 0) return;
  const noun = items[at + 1];
  if (noun && !means(noun, 'rank') && NOUNS.has(noun.word))
    become(item, { is: 'number', number: { ...number, unit: 'other' } });
}

const NOUNS = new Set(
  `triwulan kuartal periode tahun kelompok kategori hal sisi faktor alasan pihak periode posisi kali
  arah golongan komponen aspek besar terbesar`.split(/\s+/),
);
const ANSWERING = new Set(['menjawab', 'menilai', 'menyatakan', 'memilih', 'antaranya']);
/** "Ketiga kontak menjawab di bawah netral": as many as there are. */
export const countOf = ({ meaning }: ItemOf<'ordinal'>): Meaning => ({
  is: 'number',
  number: { value: meaning.place, decimals: 0, isSigned: false, unit: 'kontak', of: null },
});
