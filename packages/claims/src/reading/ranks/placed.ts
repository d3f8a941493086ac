import type { ClaimFact } from '@lqc/contracts';
import { isA, type Item, type ItemOf, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';

interface Ranked {
  readonly fact: ClaimFact;
  readonly by: number;
}

/** A row of an order; none where the figure is not known. */
export function ranked(
  fact: ClaimFact | undefined,
  by = ({ value }: ClaimFact) => value,
): Ranked[] {
  return fact ? [{ fact, by: by(fact) }] : [];
}

/** Whoever is among so many at an end may be called one of the highest. */
const SOME_OF_THE_FIRST = 3;

/** "Salah satu yang terdalam", "termasuk sektor terbesar": among the first, at whichever place. */
const oneOfThem = (sentence: Sentence, rank: Item): Item | undefined =>
  sentence
    .before(rank)
    .slice(0, 5)
    .find((one) => (means(one, 'some') && one.word === 'salah') || one.word === 'termasuk');

/** "Berada di tiga terbawah", "masuk tiga besar": among so many, where fewer are named. */
function firstOf(sentence: Sentence, rank: Item): ItemOf<'number'> | null {
  const [number, lead] = sentence.before(rank);
  if (!number || !means(number, 'number') || number.meaning.number.unit !== null) return null;
  return lead && AMONG.has(lead.word) ? number : null;
}
const AMONG = new Set(['di', 'dalam', 'masuk', 'ke', 'kelompok', 'jajaran', 'antara', 'menghuni']);

/**
 * Whether each subject stands at this place from an end of the order, where those of equal value share a
 * place. Left open where one of them or anything to order is missing.
 */
export function placed(
  sentence: Sentence,
  claim: Pick<Reading, 'type' | 'items'>,
  rows: readonly Ranked[],
  end: 'top' | 'bottom',
  place: number,
  subjects: readonly ((fact: ClaimFact) => boolean)[],
): Reading {
  const { table } = sentence.sheet;
  const sorted = rows.toSorted((a, b) => (end === 'top' ? b.by - a.by : a.by - b.by));
  const found = subjects.map((isIt) => sorted.find(({ fact }) => isIt(fact)));
  if (found.includes(undefined) || sorted.length < 2) return decided(claim, null);
  const rankOf = ({ by }: Ranked) =>
    sorted.filter((one) => (end === 'top' ? one.by > by : one.by < by)).length + 1;
  const isAt = (row: Ranked, at: number) => {
    const rank = rankOf(row);
    const ties = sorted.filter(({ by }) => by === row.by).length;
    return rank <= at && at < rank + ties;
  };
  // "Harga jual dan margin usaha menempati dua posisi teratas": in whatever order.
  const isOrdered = sentence.items.some(
    (one) => means(one, 'respectively') && one.end <= claim.items[0]!.start,
  );
  const places = found.map((_, at) => place + at);
  const some = oneOfThem(sentence, claim.items[0]!);
  if (some) {
    some.used = true;
    const isNearEnd = found.every((row) => rankOf(row!) <= SOME_OF_THE_FIRST);
    return decided(claim, isNearEnd ? true : null, { facts: found.map((row) => row!.fact) });
  }
  const within = firstOf(sentence, claim.items[0]!);
  if (within) {
    within.used = true;
    const isWithin = found.every((row) => rankOf(row!) <= within.meaning.number.value);
    return decided(claim, isWithin, {
      facts: found.map((row) => row!.fact),
      expected: sorted
        .slice(0, within.meaning.number.value)
        .map(({ fact }) => table.label(fact))
        .join('; '),
    });
  }
  const holds = isOrdered
    ? found.every((row, at) => isAt(row!, place + at))
    : places.every((at) => found.some((row) => isAt(row!, at))) &&
      found.every((row) => places.some((at) => isAt(row!, at)));
  const many = sentence.items.find(
    (one) =>
      means(one, 'number') &&
      one.meaning.number.value === found.length &&
      one.meaning.number.unit === null &&
      one.end <= claim.items[0]!.start &&
      sentence.items
        .filter(({ start, end }) => start >= one.end && end <= claim.items[0]!.start)
        .every(
          (between) =>
            means(between, 'plain') || means(between, 'people') || means(between, 'measure'),
        ),
  );
  if (many && found.length > 1) many.used = true;
  const others = sorted.slice(0, Math.max(place, subjects.length)).map(({ fact }) => fact);
  // "Bukan yang terendah".
  const not = sentence.before(claim.items[0]!).slice(0, 3).find(isA('not'));
  if (not) not.used = true;
  return decided(claim, not ? !holds : holds, {
    facts: found.map((row) => row!.fact),
    expected: others.map((fact) => table.label(fact)).join('; '),
  });
}
