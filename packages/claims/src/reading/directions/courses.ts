import { AVERAGE_DECIMALS, type ClaimFact } from '@lqc/contracts';
import { equals, plainValue } from '../../judging/equals.js';
import type { ItemOf } from '../../items/item.js';
import { rolesIn } from '../../references/pointed-quarters.js';
import { quartersInOrder } from '../../dimensions/quarters.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';

const THEN = /^(?:lalu|kemudian|akhirnya|selanjutnya|berlanjut|hingga|sebelum|disusul|sampai)$/;

/**
 * "Pada awal 2024 skor harga jual masih 2,79, lalu bergerak ke 3,05 dan akhirnya 3,63": one average through
 * all of the session's quarters, of which only the first is named. A word of direction between two of
 * them is said of that step. Nothing where not two of the three are right in their places.
 */
export function readCourses(sentence: Sentence): Reading[] {
  const { items, sheet } = sentence;
  const scores = sentence.all('number').filter(isScore);
  const roles = quartersInOrder(sheet.table);
  const [first] = scores;
  if (!first || scores.length !== roles.length || roles.length < 3) return [];
  const between = items.filter(({ start }) => start >= first.end);
  const named = rolesIn(items.filter(({ end }) => end <= first.start));
  const isDated = named.length > 0 && named.at(-1) !== roles[0];
  if (isDated || rolesIn(between).some((role) => role !== 'now')) return [];
  if (!between.some(({ word }) => THEN.test(word))) return [];
  const [indicator = null] = sentence.indicatorOf(first).keys;
  const [sector = null] = sentence.sectorOf(first).sectors;
  const facts = roles.map((period) =>
    sheet.table.find({ measure: 'average', indicator, sector, period }),
  );
  const isRight = (number: ItemOf<'number'>, fact: ClaimFact | undefined) =>
    fact !== undefined && equals(number, 'equal', plainValue)(fact) !== false;
  const right = scores.filter((number, at) => isRight(number, facts[at]));
  if (right.length < scores.length - 1 || facts.includes(undefined)) return [];
  const told = scores.map((number, at) =>
    decided({ type: 'from_to', items: [number] }, right.includes(number), {
      facts: [facts[at]!],
      expected: sheet.table.label(facts[at]!),
    }),
  );
  return [...told];
}

const isScore = ({ used, meaning: { number } }: ItemOf<'number'>) =>
  !used && number.unit === null && number.decimals === AVERAGE_DECIMALS && !number.isSigned;
