import { isA, type Item, type Meaning } from '../items/item.js';
import type { Topic } from '../sentence/topic.js';
import { asCompany, asIndicator, asSector, namesInPlace } from './names-in-place.js';
import { ALL_OF_THEM } from '../language/all-of-them.js';

const COUNTS: ReadonlyMap<string, number> = new Map([
  ...ALL_OF_THEM,
  ['kedua', 2],
  ['ketiga', 3],
  ['keempat', 4],
]);

/**
 * "Keduanya menguat", "kedua sektor tersebut": puts the names that an earlier sentence gave in the
 * place of the word, so that the sentence reads as if it had named them. Nothing is put where the
 * sentence names some itself, or where there are not as many names as the word counts.
 */
export function withEarlierNames(items: readonly Item[], topic: Topic): Item[] {
  const names = (is: 'indicator' | 'sector' | 'company') =>
    items.some((one) => one.meaning.is === is);
  const isPair = [1, 2].every((place) => items.some((_, at) => isNth(items, at, place)));
  const companies = topic.isOfCompany && !names('company') ? topic.companies.map(asCompany) : [];
  const pair = [companies, topic.indicators.map(asIndicator), topic.sectors.map(asSector)].find(
    ({ length }) => length === 2,
  );
  return items.flatMap((item, at): Item[] => {
    // "Yang pertama turun, yang kedua naik".
    const isFree = pair === companies || (!names('indicator') && !names('sector'));
    if (isPair && pair && isFree && isA('ordinal')(item))
      return isNth(items, at, item.meaning.place)
        ? namesInPlace(item, item, pair.slice(item.meaning.place - 1, item.meaning.place))
        : [item];
    const count = COUNTS.get(item.word);
    if (count === undefined) return [item];
    const next = items[at + 1];
    const who = next && isA('people')(next) ? next.meaning.who : null;
    const isAlone = item.word.endsWith('nya');
    const isOfMany = who === 'indikator' || who === 'sektor';
    if (!isAlone && !isOfMany && who !== 'kontak' && who !== 'perusahaan') return [item];
    // "Biaya energi dan biaya tenaga kerja turun; keduanya …": of the same sentence.
    const own = isAlone || isOfMany ? namesOf(items.slice(0, at), isAlone ? null : who) : [];
    if (own.length === count) return namesInPlace(item, item, own);
    // "…, Real Estat dan akomodasi menyusul, sehingga ketiga sektor tersebut …": with one named before.
    const more = topic.sectors.map(asSector).filter((one) => !own.some((two) => isSame(one, two)));
    if (who === 'sektor' && own.length > 0 && own.length + more.length === count)
      return namesInPlace(item, item, [...own, ...more]);
    if (companies.length === count && !isOfMany) return namesInPlace(item, item, companies);
    const isFit = (kind: 'indikator' | 'sektor', list: readonly unknown[]) =>
      (isAlone || who === kind) && list.length === count;
    const told = [topic.indicators, topic.listed].find((list) => isFit('indikator', list));
    // "Ketika keduanya tercatat 3,00, penurunan upah lebih dalam daripada …": named once more.
    const isOfTold = items.every(
      (one) => !isA('indicator')(one) || one.meaning.keys.every((key) => told?.includes(key)),
    );
    if (told && isOfTold) return namesInPlace(item, item, told.map(asIndicator));
    if (isFit('sektor', topic.sectors) && !names('sector'))
      return namesInPlace(item, item, topic.sectors.map(asSector));
    return [item];
  });
}

/** The names that a sentence has given, where all are of one kind. */
function namesOf(items: readonly Item[], who: string | null): Meaning[] {
  const indicators = new Set(
    items.flatMap((one) =>
      isA('indicator')(one) && one.meaning.keys.length === 1 ? one.meaning.keys : [],
    ),
  );
  const sectors = new Set(items.flatMap((one) => (isA('sector')(one) ? [one.meaning.sector] : [])));
  if (who !== 'sektor' && indicators.size > 1 && (who !== null || sectors.size < 2))
    return [...indicators].map(asIndicator);
  if (who !== 'indikator' && sectors.size > 1 && (who !== null || indicators.size < 2))
    return [...sectors].map(asSector);
  return [];
}

/** "Yang kedua", of two that were named. */
function isNth(items: readonly Item[], at: number, place: number): boolean {
  const item = items[at]!;
  const behind = items[at + 1]?.meaning.is;
  return (
    isA('ordinal')(item) &&
    item.meaning.place === place &&
    items[at - 1]?.word === 'yang' &&
    behind !== 'people' &&
    behind !== 'rank'
  );
}

const isSame = (one: Meaning, two: Meaning) =>
  one.is === 'sector' && two.is === 'sector' && one.sector === two.sector;
