import { LIKERT_INDICATORS } from '@lqc/contracts';
import { baseOf } from '../../dimensions/bases.js';
import { isA, type Item, type ItemOf, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { isOfSize, isSoFar, kindOf } from '../../judging/sizes.js';
import { figureAhead, figureBehind, toldFigures } from './told-figures.js';
import { pointsBack } from '../../items/pointing.js';
import { type Gap, between, gapOf } from '../../judging/gaps.js';

/**
 * "Bergerak tipis dari 32,5 % menjadi 34,2 %", "tinggal 2,6 poin, jauh dari 41,7 poin", "sedikit di
 * bawah rata-rata seluruh kontak": how large something is said to be, once the words and figures beside
 * it were read. Right where they are of that size; never wrong, for nobody can say where small ends.
 */
export function readSizesLeft(sentence: Sentence, readings: readonly Reading[]): Reading[] {
  const told = readings.filter(({ status, facts }) => status === 'supported' && facts.length > 0);
  return sentence.all('size').flatMap((item): Reading[] => {
    if (item.used) return [];
    const items = [item];
    // "Jumlah responden yang terbatas": of how many answered.
    const few = fewAnswers(sentence, item, readings);
    if (few !== null) return [decided({ type: 'count', items }, few ? true : null)];
    const beside = besideIt(sentence, item, told);
    const isOfTwo = beside !== undefined && beside.facts.length > 1;
    const gapIn = (one: Reading | undefined) => gapOf(sentence, one);
    const gap =
      (isOfTwo ? gapIn(beside) : null) ??
      (comparesFigures(sentence, item) ? betweenFigures(sentence, item, told) : null) ??
      ofSign(sentence, item, told) ??
      ofRank(sentence, beside) ??
      gapIn(beside) ??
      betweenEnds(sentence, item, told) ??
      ofMove(sentence, item) ??
      nearest(sentence, item, told)
        .map(gapIn)
        .find((one) => one !== null) ??
      null;
    return [decided({ type: 'change', items }, gap && holds(gap, item) ? true : null)];
  });
}

function holds(
  { apart, least = apart, kind, isOfPlace }: Gap,
  { meaning: { size } }: ItemOf<'size'>,
): boolean {
  const far = size === 'large' ? least : apart;
  return isOfPlace ? isSoFar(far, size) : isOfSize(far, size, kind) === true;
}

/** "Masih positif tipis 2,6 poin", "saldo bersihnya tipis, hanya 5,1 poin": how far a balance lies from none. */
function ofSign(sentence: Sentence, item: Item, told: readonly Reading[]): Gap | null {
  const lead = sentence.before(item).find((one) => !means(one, 'plain') || SIGNS.has(one.word));
  const isOfSign = lead !== undefined && (SIGNS.has(lead.word) || isBalance(lead));
  const figure = isOfSign
    ? toldFigures(told).find(({ number }) => number.start > item.start)
    : undefined;
  return figure?.fact.measure === 'net-balance'
    ? { apart: Math.abs(figure.fact.value), kind: 'percent' }
    : null;
}

const SIGNS = new Set(['positif', 'negatif', 'minus', 'surplus', 'defisit']);

const isBalance = (one: Item) => means(one, 'measure') && one.meaning.measure === 'balance';

const isSilent = (one: Item) => means(one, 'plain') || means(one, 'measure');

const behind = (sentence: Sentence, item: Item) =>
  sentence.after(item).find((one) => !isSilent(one));

const ahead = (sentence: Sentence, item: Item) =>
  sentence.before(item).find((one) => !isSilent(one));

/** "Jauh dari", "tipis di atas", "sedikit lebih tinggi daripada": it goes with two figures. */
function comparesFigures(sentence: Sentence, item: Item): boolean {
  const next = behind(sentence, item);
  return next !== undefined && [isA('from'), isA('near'), isA('more')].some((is) => is(next));
}

/** The figure told behind the word beside that of the same kind told before it, else the current one. */
function betweenFigures(sentence: Sentence, item: Item, told: readonly Reading[]): Gap | null {
  const figures = toldFigures(told);
  const later = figureBehind(sentence, item, figures);
  if (!later || later.fact.base !== null) return null;
  const { fact: two } = later;
  // "Sedikit di atas 40 % kontak": of a figure that itself is a little more.
  const written = later.number.meaning.number.value;
  const link = behind(sentence, item);
  if (link && means(link, 'near') && written !== two.value)
    return { apart: Math.abs(two.value - written), kind: kindOf(two) };
  const one =
    figureAhead(item, later, figures)?.fact ??
    (two.period === 'now' ? undefined : sentence.sheet.table.find({ ...two, period: 'now' }));
  return one ? between(one, two) : null;
}

/** "Unggul jauh dengan 3,86": how far the first lies from the next. */
function ofRank({ sheet: { table } }: Sentence, reading: Reading | undefined): Gap | null {
  const [fact, more] = reading?.facts ?? [];
  if (reading?.type !== 'rank' || !fact || more || fact.measure !== 'average') return null;
  const rows =
    fact.sector === null
      ? LIKERT_INDICATORS.map(({ key }) => table.find({ ...fact, indicator: key }))
      : table.sectors.map((sector) => table.find({ ...fact, sector }));
  const apart = rows
    .filter((one) => one !== undefined && one.id !== fact.id)
    .map((one) => Math.abs(fact.value - one!.value));
  return apart.length > 0 ? { apart: Math.min(...apart), kind: 'scale' } : null;
}

/** The reading of the word that stands right behind, else right before. */
function besideIt(sentence: Sentence, item: Item, told: readonly Reading[]): Reading | undefined {
  const sides = [behind(sentence, item), ahead(sentence, item)];
  return sides
    .map((side) =>
      told.find(({ items, facts }) => side && items.includes(side) && facts.length > 0),
    )
    .find((one) => gapOf(sentence, one) !== null || one?.type === 'rank');
}

/** "Bergerak tipis dari 32,5 % menjadi 34,2 %": the two figures of one kind that stand behind it. */
function betweenEnds(sentence: Sentence, item: Item, told: readonly Reading[]): Gap | null {
  const next = sentence.items.slice(sentence.items.indexOf(item) + 1);
  const isFrom = next.find((one) => !isSilent(one) && !means(one, 'break'))?.meaning.is === 'from';
  const figures = (isFrom ? told : nearest(sentence, item, told))
    .filter(({ items }) => items.some(isA('number')) && items[0]!.start >= item.start)
    .flatMap(({ facts }) => (facts.length === 1 && facts[0]!.base === null ? facts : []));
  const [one] = figures;
  const two = figures.find(
    (other) => other.measure === one?.measure && other.period !== one.period,
  );
  return one && two ? between(one, two) : null;
}

/** "Bergerak tipis-tipis", "perubahan tersebut relatif kecil": of the average's own change. */
function ofMove(sentence: Sentence, item: Item): Gap | null {
  const lead = sentence.before(item).slice(0, 4);
  const moved = lead.find(({ word }) => MOVING.test(word));
  if (!moved || sentence.sheet.isProfile) return null;
  const isOfTold = lead.some(pointsBack);
  const { indicator: own, sector: place } = sentence.sheet;
  const [indicator = null] = isOfTold
    ? [sentence.topic.indicator ?? own]
    : sentence.indicatorOf(item).keys;
  const sector = isOfTold ? place : (sentence.sectorOf(item).sectors[0] ?? null);
  const at = { measure: 'change', indicator, sector, base: baseOf(sentence, item) } as const;
  const fact = sentence.sheet.table.find(at);
  return fact ? { apart: Math.abs(fact.value), kind: 'scale' } : null;
}

const MOVING = /^(?:bergerak|bergeser|berubah|pergerakan|perubahan|pergeseran)(?:nya)?$/;

/** The readings of the word's own clause or of one beside it, the nearest first. */
function nearest(sentence: Sentence, item: Item, told: readonly Reading[]): readonly Reading[] {
  const isBeside = ({ items }: Reading) =>
    Math.abs(sentence.clauseOf(items[0]!).id - sentence.clauseOf(item).id) <= 1;
  const apart = ({ items }: Reading) => Math.abs(items[0]!.start - item.start);
  return told.filter(isBeside).toSorted((a, b) => apart(a) - apart(b));
}

function fewAnswers(sentence: Sentence, item: Item, readings: readonly Reading[]): boolean | null {
  const { items } = sentence.clauseOf(item);
  const isOfNumber = items.some(({ word }) => word === 'jumlah') && items.some(isA('people'));
  const fact = readings.flatMap(({ facts }) => facts)[0];
  return isOfNumber && means(item, 'size') && item.meaning.size === 'small' && fact
    ? fact.n <= MOST_OF_FEW
    : null;
}

/** Nobody calls more answers than these few. */
const MOST_OF_FEW = 10;
