import { type ClaimFact, LIKERT_INDICATORS } from '@lqc/contracts';
import type { FactTable } from '../../facts/fact-table.js';
import { isA, isOneOf, type Item, type ItemOf, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { readAlike } from './alike.js';
import { readBasesBeside } from './bases-beside.js';
import { readChangeComparison } from './change-comparison.js';
import { openingOf } from './opening.js';
import { readSameAsThen } from './same-as-then.js';
import { type Sides, sidesOf } from './sides-of-comparison.js';

/** "Lebih tinggi daripada Permintaan Ekspor": two averages, or a sector and everybody. */
export function readComparison(sentence: Sentence, item: ItemOf<'more'>): Reading | null {
  const ofBases = readBasesBeside(sentence, item);
  if (ofBases) return ofBases;
  const after = sentence.after(item);
  const link = after.findIndex((one) => means(one, 'than') || means(one, 'from'));
  const [next, following] = after.filter((one) => !means(one, 'plain') && !means(one, 'people'));
  // "Di bawah rata-rata seluruh kontak".
  const isOfEverybody = next && isAverage(next) && following && means(following, 'everybody');
  const beside = isOfEverybody ? following : next;
  // "Masih di bawah kenaikan tenaga kerja": the step of the name behind.
  const isOfStep =
    next && following && means(next, 'way') && STEP.test(next.word) && isName(following);
  const isDirect = (beside !== undefined && isName(beside)) || isOfStep === true;
  const opening = link < 0 && !isDirect ? openingOf(sentence, item) : null;
  const isOverAll = beside !== undefined && isAverageOfAll(sentence, item, beside);
  if (link < 0 && !isDirect && !isOverAll && !opening && item.meaning.comparison !== 'equal')
    return null;
  const other = isOverAll
    ? beside
    : (opening ??
      after.slice(link < 0 ? 0 : link).find((one) => isName(one) || means(one, 'period')));
  if (!other || means(other, 'period')) {
    if (item.meaning.comparison !== 'equal') return null;
    return other && means(other, 'period')
      ? readSameAsThen(sentence, item)
      : readAlike(sentence, item);
  }
  const moved = sentence
    .before(item)
    .slice(0, 5)
    .find(
      (before) =>
        means(before, 'way') || (means(before, 'measure') && before.meaning.measure === 'change'),
    );
  // "Setara dengan kenaikan kapasitas utilisasi".
  const movedToo = after
    .slice(0, after.indexOf(other))
    .find((one) => means(one, 'way') && STEP.test(one.word));
  const ofStep =
    moved ?? movedToo ?? (means(other, 'indicator') ? stepBefore(sentence, item) : null);
  if (ofStep) return readChangeComparison(sentence, item, ofStep);
  const sides = sidesOf(sentence, other, { item, link: Math.max(link, 0), isOverAll });
  return sides && heldBeside(sentence, item, other, sides);
}

/** Whether every figure on the one side lies beyond every one on the other. */
function heldBeside(sentence: Sentence, item: ItemOf<'more'>, other: Item, sides: Sides): Reading {
  const { table } = sentence.sheet;
  const own = sentence.before(item);
  const not = own.slice(0, 2).find(isA('not'));
  const claim = {
    type: 'compare',
    items: [item, ...(not ? [not] : []), ...sides.items],
  } as const;
  const [ones, twos] = [sides.ones, sides.twos].map((side) =>
    side.flatMap((address) => table.find(address) ?? []),
  ) as [ClaimFact[], ClaimFact[]];
  const facts = [...ones, ...twos];
  const isKnown = new Set(facts.map(({ id }) => id)).size === sides.ones.length + sides.twos.length;
  if (facts.length === 0 || !isKnown) return decided(claim, null);
  const way = { more: 1, less: -1, equal: 0 }[item.meaning.comparison];
  const holds = ones.every((a) => twos.every((b) => Math.sign(a.value - b.value) === way));
  const only = means(other, 'category') ? undefined : own.find(({ word }) => ONLY.has(word));
  if (holds && only && !own.slice(0, own.indexOf(only)).some(isA('size'))) {
    const isAlone = rowsBeyond(table, other, ones, way) === twos.length;
    return decided(claim, !not && isAlone ? true : null, { facts });
  }
  return decided(claim, not ? !holds : holds, {
    facts,
    expected: facts.map((fact) => table.label(fact)).join('; '),
  });
}

/** "Kenaikannya terbatas, yaitu 0,06 poin, sama dengan …": the step whose size was told right before. */
function stepBefore({ items }: Sentence, { start }: Item): ItemOf<'way'> | null {
  const ahead = items.filter(({ end }) => end <= start);
  const at = ahead.findLastIndex((one) => means(one, 'number'));
  const number = ahead[at];
  const isOfPoints = number && means(number, 'number') && number.meaning.number.unit === 'poin';
  // "Turun 0,35 poin, sehingga skornya kini sama dengan …": where it lies, not how far it went.
  const isOfScore = (one: Item) =>
    means(one, 'measure') || /^(?:skor|posisi|level|angka)/.test(one.word);
  if (!isOfPoints || ahead.slice(at).some((one) => means(one, 'indicator') || isOfScore(one)))
    return null;
  return ahead.slice(0, at).findLast((one) => means(one, 'way')) ?? null;
}

/** "Konstruksi berada di atas rata-rata": of everybody, where a sector is spoken of. */
const isAverageOfAll = (sentence: Sentence, item: Item, beside: Item): boolean =>
  isAverage(beside) &&
  sentence.items.some((one) => means(one, 'sector') && one.end <= item.start) &&
  !sentence
    .after(beside)
    .some((one) => isName(one) || means(one, 'period') || means(one, 'number'));

const ONLY = new Set(['hanya', 'cuma', 'sekadar']);

/** "Hanya berada di bawah permintaan domestik": how many others lie on that side of all that are compared. */
function rowsBeyond(
  table: FactTable,
  other: Item,
  ones: readonly ClaimFact[],
  way: number,
): number {
  const of = ones[0]!;
  const rows = means(other, 'indicator')
    ? LIKERT_INDICATORS.map(({ key }) => table.find({ ...of, indicator: key }))
    : table.sectors.map((sector) => table.find({ ...of, sector }));
  return rows.filter(
    (row) =>
      row &&
      ones.some((one) => one.id !== row.id && Math.sign(one.value - row.value) === way) &&
      !ones.some(({ id }) => id === row.id),
  ).length;
}

const isAverage = (one: Item) => means(one, 'measure') && one.meaning.measure === 'average';

const STEP = /^(?:ke|pe)\p{L}+an$/u;

const isName = isOneOf('indicator', 'sector', 'everybody', 'category');
