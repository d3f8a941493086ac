import type { ClaimFact } from '@lqc/contracts';
import { kindOf } from './subsets.js';
import { become, isA, isOneOf, type Item, itemOf, type Meaning, means } from '../items/item.js';
import type { Topic } from '../sentence/topic.js';
import { asCompany, asIndicator, asSector, namesInPlace } from './names-in-place.js';
import { ALL_OF_THEM } from '../language/all-of-them.js';

/** "Kedua", "keempat", and "keduanya", "keempatnya". */
const COUNTS: ReadonlyMap<string, number> = new Map([
  ...ALL_OF_THEM,
  ...[...ALL_OF_THEM].map(([word, count]) => [word.slice(0, -'nya'.length), count] as const),
]);

/**
 * "Keduanya menguat", "kedua sektor tersebut": puts the names that an earlier sentence gave in the
 * place of the word, so that the sentence reads as if it had named them. Nothing is put where the
 * sentence names some itself, or where there are not as many names as the word counts.
 */
export function withEarlierNames(items: readonly Item[], topic: Topic): Item[] {
  if (!items.some(standsForNames)) return [...items];
  const names = (is: 'indicator' | 'sector' | 'company' | 'category' | 'way') =>
    items.some((one) => one.meaning.is === is);
  const isPair = [1, 2].every((place) => items.some((_, at) => isNth(items, at, place)));
  const companies = topic.isOfCompany && !names('company') ? topic.companies.map(asCompany) : [];
  const pair = [companies, topic.indicators.map(asIndicator), topic.sectors.map(asSector)].find(
    ({ length }) => length === 2,
  );
  const isOfSectors = topic.sectors.length > 1 && !names('indicator') && !names('sector');
  const isOfEach = isOfSectors && !names('company') && !names('category') && !names('way');
  return items.flatMap((item, at): Item[] => {
    // "Pangsa masing-masing sebesar 2,5 %": of each of the sectors that were told before.
    if (isOfEach && means(item, 'respectively') && items.filter(isA('number')).length === 1)
      return [...namesInPlace(before(item), before(item), topic.sectors.map(asSector)), item];
    // "Yang pertama turun, yang kedua naik".
    const isOfPair = pair === companies || (!names('indicator') && !names('sector'));
    if (isPair && pair && isOfPair && means(item, 'ordinal'))
      return isNth(items, at, item.meaning.place)
        ? namesInPlace(item, item, pair.slice(item.meaning.place - 1, item.meaning.place))
        : [item];
    if (at === 0 && ALL.test(item.word)) return allTold(items, topic) ?? [item];
    const count = COUNTS.get(item.word);
    if (count === undefined) return [item];
    const next = items[at + 1];
    const ofKind = ofTheirKind(items, at, topic, count);
    if (ofKind) return ofKind;
    const who = next && means(next, 'people') ? next.meaning.who : null;
    const isAlone = item.word.endsWith('nya');
    const isOfMany = who === 'indikator' || who === 'sektor';
    // "Kedua skor hampir sama": those of the two that were named.
    const isOfFigures = !isAlone && FIGURE.test(next?.word ?? '');
    const isOfPeople = who === 'kontak' || who === 'perusahaan';
    if (!isAlone && !isOfMany && !isOfFigures && !isOfPeople) return [item];
    // "Biaya energi dan biaya tenaga kerja turun; keduanya …": of the same sentence.
    const own = isAlone || isOfMany ? namesOf(items.slice(0, at), isAlone ? null : who) : [];
    if (own.length === count) return namesInPlace(item, item, own);
    // "…, Real Estat dan akomodasi menyusul, sehingga ketiga sektor tersebut …": with one named before.
    const more = topic.sectors.map(asSector).filter((one) => !own.some((two) => isSame(one, two)));
    if (who === 'sektor' && own.length > 0 && own.length + more.length === count)
      return namesInPlace(item, item, [...own, ...more]);
    if (companies.length === count && !isOfMany && !isOfFigures)
      return namesInPlace(item, item, companies);
    const told = [topic.indicators, topic.listed].find(({ length }) => length === count);
    const isOther = who === 'sektor' || isOfPeople;
    if (told && !isOther && isFree('indicator', told.map(asIndicator), items, at))
      return namesInPlace(item, item, told.map(asIndicator));
    const sectors = topic.sectors.map(asSector);
    const isOfSectors = (isAlone || who === 'sektor' || isOfFigures) && sectors.length === count;
    if (isOfSectors && isFree('sector', sectors, items, at))
      return namesInPlace(item, item, sectors);
    return [item];
  });
}

const ALL = /^(?:semuanya|seluruhnya|kesemuanya)$/;

/** Without one of these no name is put anywhere. */
const standsForNames = (item: Item): boolean =>
  isInTurn(item) || COUNTS.has(item.word) || ALL.test(item.word);
const isInTurn = isOneOf('ordinal', 'respectively');

const AVERAGES = new Set<ClaimFact['measure']>(['average', 'change']);

/** "Semuanya berada di atas netral", behind a sentence that told averages of several and of nobody else. */
function allTold(items: readonly Item[], topic: Topic): Item[] | null {
  const { indicators, sectors, facts } = topic;
  const isOfOthers = items.some(
    (one) =>
      means(one, 'people') ||
      means(one, 'indicator') ||
      means(one, 'sector') ||
      means(one, 'company'),
  );
  if (isOfOthers || topic.isOfCompany || !facts.every(({ measure }) => AVERAGES.has(measure)))
    return null;
  const names = indicators.length > 1 ? indicators.map(asIndicator) : sectors.map(asSector);
  return names.length > 1 ? namesInPlace(items[0]!, items[0]!, names) : null;
}

const KINDS = /^(?:komponen|jenis|pos|unsur|aspek|sisi)$/;
const THIS = /^(?:ini|itu|tersebut)$/;

/** "Kedua komponen biaya tersebut", "ketiga ekspektasi itu": the names of that kind that were told last. */
function ofTheirKind(
  items: readonly Item[],
  at: number,
  { indicators }: Topic,
  count: number,
): Item[] | null {
  const noun = items[at + 1];
  const name = noun && KINDS.test(noun.word) ? items[at + 2] : noun;
  if (!name || indicators.length !== count) return null;
  const isMeant = kindOf(name);
  const behind = items[items.indexOf(name) + 1];
  if (!isMeant || !indicators.every(isMeant) || !THIS.test(behind?.word ?? '')) return null;
  for (const one of [noun!, name]) become(one, { is: 'plain' });
  return namesInPlace(items[at]!, items[at]!, indicators.map(asIndicator));
}

const FIGURE = /^(?:skor|angka|rata-rata|rerata|nilai|indeks|level|capaian|ukuran)(?:nya)?$/;

/**
 * Whether a word can stand for names of the sentence before: no other of their kind leads up to it, as in
 * "keduanya di atas 3, sedangkan Konstruksi …", or it is held against one, as in "lebih tinggi dari
 * keduanya". "Ketika keduanya tercatat 3,00, penurunan upah …" names one of them once more.
 */
function isFree(
  is: 'indicator' | 'sector',
  told: readonly Meaning[],
  items: readonly Item[],
  at: number,
): boolean {
  const led = items.slice(0, at).filter((one) => one.meaning.is === is);
  const isAmong = ({ meaning }: Item) => told.some((one) => isOfName(one, meaning));
  if (led.every(isAmong)) return true;
  const link = items.slice(Math.max(0, at - 2), at).findLast((one) => !means(one, 'plain'));
  const isHeldAgainst =
    link !== undefined && (means(link, 'than') || means(link, 'from') || means(link, 'more'));
  return isHeldAgainst && !led.some(isAmong);
}

function isOfName(one: Meaning, other: Meaning): boolean {
  if (one.is === 'indicator')
    return other.is === 'indicator' && other.keys.every((key) => one.keys.includes(key));
  return isSame(one, other);
}

/** The names that a sentence has given, where all are of one kind. */
function namesOf(items: readonly Item[], who: string | null): Meaning[] {
  const indicators = new Set(
    items.flatMap((one) =>
      means(one, 'indicator') && one.meaning.keys.length === 1 ? one.meaning.keys : [],
    ),
  );
  const sectors = new Set(
    items.flatMap((one) => (means(one, 'sector') ? [one.meaning.sector] : [])),
  );
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
    means(item, 'ordinal') &&
    item.meaning.place === place &&
    items[at - 1]?.word === 'yang' &&
    behind !== 'people' &&
    behind !== 'rank'
  );
}

const isSame = (one: Meaning, two: Meaning) =>
  one.is === 'sector' && two.is === 'sector' && one.sector === two.sector;

/** The place right before a word. */
const before = (item: Item): Item => itemOf({ ...item, end: item.start, word: '' });
