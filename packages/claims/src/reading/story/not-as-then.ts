import type { ClaimFact, QuarterRole } from '@lqc/contracts';
import type { Clause } from '../../sentence/clauses.js';
import { isA, type Item, type ItemOf, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { AFTER } from '../../dimensions/bases.js';

const HIGH =
  /^se(?:tinggi|kuat|baik|besar|cerah|solid|deras|tenaga|bertenaga|gairah|bergairah|optimis|ramai|berat|kencang|bagus|hangat)$/;
const LOW = /^se(?:rendah|lemah|lesu|buruk|suram|sepi|tertekan)$/;

/**
 * "Tekanan harga tidak sekuat pada awal tahun", "setelah awal tahun yang lebih baik, …": the average of
 * now beside that of the quarter that is named.
 */
export function readNotAsThen(sentence: Sentence): Reading[] {
  if (sentence.sheet.isProfile) return [];
  return sentence.clauses.flatMap((clause) => {
    const said = clause.items.some(isA('number')) ? null : (notAs(clause) ?? afterBetter(clause));
    const role = said?.period.meaning.role;
    if (!said || !role || role === 'now') return [];
    const claim = { type: 'compare', items: said.items } as const;
    const own = said.items[0]!;
    const subject = indicatorOf(sentence, clause, own);
    const [sector = null] = sentence.sectorOf(own).sectors;
    const { table } = sentence.sheet;
    const of = (period: QuarterRole): ClaimFact | undefined =>
      subject ? table.find({ measure: 'average', indicator: subject, sector, period }) : undefined;
    const [now, then] = [of('now'), of(role)];
    if (!now || !then) return [decided(claim, null)];
    const facts = [then, now];
    const holds = Math.sign(now.value - then.value) === said.way;
    const expected = facts.map((fact) => table.label(fact)).join('; ');
    return [decided(claim, holds, { facts, expected })];
  });
}

interface Then {
  /** Where now lies beside then. */
  readonly way: 1 | -1;
  readonly period: ItemOf<'period'>;
  readonly items: readonly Item[];
}

/** "Tidak sekuat pada awal tahun". */
function notAs({ items }: Clause): Then | null {
  const at = items.findIndex(({ word }) => HIGH.test(word) || LOW.test(word));
  const own = items[at];
  const not = items.slice(Math.max(at - 2, 0), Math.max(at, 0)).find(isA('not'));
  const period = items.slice(at + 1).find(isA('period'));
  if (!own || !not || !period) return null;
  return { way: HIGH.test(own.word) ? -1 : 1, period, items: [own, not] };
}

/** "Setelah awal tahun yang lebih baik". */
function afterBetter({ items }: Clause): Then | null {
  const first = items.find((one) => !means(one, 'break'));
  const period = items.find(isA('period'));
  const more = items.find(isA('more'));
  if (!AFTER.has(first?.word ?? '') || !period || !more || more.start < period.end) return null;
  if (more.meaning.comparison === 'equal' || items.some((one) => means(one, 'than'))) return null;
  return { way: more.meaning.comparison === 'more' ? -1 : 1, period, items: [more] };
}

/** Of what it is told: named in the clause, else in the one that follows, else what the text is about. */
function indicatorOf(sentence: Sentence, clause: Clause, own: Item) {
  const isNamed = clause.items.some(isA('indicator'));
  const next = sentence.clauses[clause.id + 1]?.items.find(isA('indicator'));
  const keys =
    !isNamed && next && clause.id === 0 ? next.meaning.keys : sentence.indicatorOf(own).keys;
  return keys.length === 1 ? keys[0]! : null;
}
