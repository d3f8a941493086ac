import { ALL_OF_THEM } from '@lqc/language';
import { isA, type Item, type Meaning, means } from '../items/item.js';
import type { Topic } from '../sentence/topic.js';
import { asCompany, asIndicator, asSector, namesInPlace } from './names-in-place.js';

/** "Kedua", "keempat", and "keduanya", "keempatnya". */
const COUNTS: ReadonlyMap<string, number> = new Map([
  ...ALL_OF_THEM,
  ...[...ALL_OF_THEM].map(([word, count]) => [word.slice(0, -'nya'.length), count] as const),
]);
const FIGURE = /^(?:skor|angka|rata-rata|rerata|nilai|indeks|level|capaian)(?:nya)?$/;

/**
 * "Keduanya menguat", "kedua sektor tersebut": replaces the word by the names it refers to, from this sentence or an
 * earlier one. Not when the number of names differs from the word's, or the sentence names others of their kind first.
 */
export function withEarlierNames(items: readonly Item[], topic: Topic): Item[] {
  return items.flatMap((item, at): Item[] => {
    const count = COUNTS.get(item.word);
    if (count === undefined) return [item];
    const next = items[at + 1];
    const who = means(next, 'people') ? next.meaning.who : null;
    const isAlone = item.word.endsWith('nya');
    if (!isAlone && who === null && !FIGURE.test(next?.word ?? '')) return [item];
    const led = items.slice(0, at);
    const [indicators, sectors] = [keysIn(led), sectorsIn(led)];
    const isPeople = who === 'kontak' || who === 'perusahaan';
    const isOther = led.some(isA('company')) || !topic.isOfCompany;
    const companies = isOther ? [] : topic.companies.map(asCompany);
    const kinds: readonly (readonly Meaning[])[] = [
      who === 'sektor' || isPeople ? [] : indicators.map(asIndicator),
      who === 'indikator' || isPeople ? [] : sectors.map(asSector),
      who === 'sektor' || who === 'indikator' ? [] : companies,
      who === 'sektor' || isPeople || indicators.length > 0
        ? []
        : topic.indicators.map(asIndicator),
      who === 'indikator' || isPeople || sectors.length > 0 ? [] : topic.sectors.map(asSector),
    ];
    // It is unclear which of two kinds of names is meant.
    const [names, others] = kinds.filter(({ length }) => length === count);
    return names && !others ? namesInPlace(item, names) : [item];
  });
}

export const keysIn = (items: readonly Item[]) => [
  ...new Set(
    items.flatMap((one) =>
      means(one, 'indicator') && one.meaning.keys.length === 1 ? one.meaning.keys : [],
    ),
  ),
];

export const sectorsIn = (items: readonly Item[]) => [
  ...new Set(items.flatMap((one) => (means(one, 'sector') ? [one.meaning.sector] : []))),
];
