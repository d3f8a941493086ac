import { type ClaimFact, LIKERT_SCALE } from '@lqc/contracts';
import { baseOf } from '../../dimensions/bases.js';
import type { Clause } from '../../sentence/clauses.js';
import { isA, type Item, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { isTold } from './growth.js';

const AWAY = /^(?:menjauhi|menjauh)$/;
const NEARER = /^(?:mendekat|dekat)$/;
const LEAVING = /^(?:meninggalkan|keluar|lepas|beranjak|terlepas|bebas)$/;

/**
 * "Persediaan makin menjauhi titik netral", "belum meninggalkan zona di atas netral": where an average
 * lay before and lies now, beside the threshold.
 */
export function readDistances(sentence: Sentence): Reading[] {
  if (sentence.sheet.isProfile) return [];
  return sentence.clauses.flatMap((clause) => {
    const said = isTold(clause) ? distanceIn(clause) : null;
    if (!said) return [];
    const { items, holds } = said;
    const claim = { type: 'neutral_position', items } as const;
    const [indicator, more] = sentence.indicatorOf(items[0]!).keys;
    const [sector = null] = sentence.sectorOf(items[0]!).sectors;
    if (!indicator || more) return [decided(claim, null)];
    const { table } = sentence.sheet;
    const of = { measure: 'average', indicator, sector } as const;
    const now = table.find(of);
    const then = table.find({ ...of, period: baseOf(sentence, items[0]!) });
    if (!now || !then) return [decided(claim, null)];
    const facts = [then, now];
    return [
      decided(claim, holds(apartOf(now), apartOf(then)), {
        facts,
        expected: facts.map((fact) => table.label(fact)).join('; '),
      }),
    ];
  });
}

const isPassed = (one: Item) => means(one, 'plain') || means(one, 'from') || means(one, 'to');
const apartOf = ({ value }: ClaimFact) => value - LIKERT_SCALE.neutral;

interface Distance {
  readonly items: readonly Item[];
  /** Whether it holds of how far the average lies from neutral now, and lay then. */
  readonly holds: (now: number, then: number) => boolean;
}

function distanceIn({ items }: Clause): Distance | null {
  const at = items.findIndex(
    ({ word }) => AWAY.test(word) || NEARER.test(word) || LEAVING.test(word),
  );
  const own = items[at];
  const place = items.slice(at + 1).find((one) => !isPassed(one));
  if (!own || !place || place.used) return null;
  const not = items.slice(Math.max(0, at - 2), at).find(isA('not'));
  const said = [own, place, ...(not ? [not] : [])];
  const side =
    means(place, 'category') &&
    (place.meaning.category === 'above' ? 1 : place.meaning.category === 'below' ? -1 : 0);
  if (side === false) return null;
  if (LEAVING.test(own.word)) {
    if (side === 0) return null;
    return {
      items: said,
      holds: (now, then) =>
        not ? Math.sign(now) === side : Math.sign(then) === side && Math.sign(now) !== side,
    };
  }
  if (side !== 0 || not) return null;
  const way = AWAY.test(own.word) ? 1 : -1;
  return { items: said, holds: (now, then) => Math.sign(Math.abs(now) - Math.abs(then)) === way };
}
