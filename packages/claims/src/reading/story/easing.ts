import { LIKERT_SCALE } from '@lqc/contracts';
import { EXPECTATION_OF } from '../../language/indicator-names.js';
import { baseOf } from '../../dimensions/bases.js';
import type { Clause } from '../../sentence/clauses.js';
import { isExpected } from '../directions/expected.js';
import { isA, type Item, type ItemOf, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { GONE, isTold } from './growth.js';

/** A noun of direction that a verb goes on about. */
const NOUN = /^(?:ke|pe)\p{L}+an$|^(?:naik|turun)nya$/u;

/**
 * "Ekspektasi kenaikan harga mereda, walaupun belum hilang": rises that became fewer or more are a fall
 * or a rise of the average, on whose side of neutral it is no part of what is said. That they are not
 * gone yet is that side.
 */
export function readEasing(sentence: Sentence): Reading[] {
  if (sentence.sheet.isProfile) return [];
  return sentence.clauses.flatMap((clause) => {
    const said = isTold(clause) ? easingIn(clause) : null;
    if (!said) return [];
    const { noun, verb } = said;
    const [indicator, more] = sentence.indicatorOf(noun).keys;
    const [sector = null] = sentence.sectorOf(verb).sectors;
    const isAhead = clause.items.some(isA('expected')) && isExpected(sentence, verb);
    for (const one of clause.items) if (means(one, 'expected')) one.used = true;
    const key = isAhead && indicator ? (EXPECTATION_OF[indicator] ?? indicator) : indicator;
    const claim = { type: 'change', items: [noun, verb] } as const;
    const { table } = sentence.sheet;
    const of = { indicator: key ?? null, sector };
    const change = table.find({ measure: 'change', ...of, base: baseOf(sentence, verb) });
    const average = table.find({ measure: 'average', ...of });
    if (more || !change || !average) return [decided(claim, null)];
    const course = Math.sign(change.value);
    const isSo = means(verb, 'way')
      ? course === noun.meaning.way * verb.meaning.way
      : course !== noun.meaning.way;
    const facts = { facts: [change], expected: table.label(change) };
    const readings = [decided(claim, isSo ? true : change.value === 0 ? null : false, facts)];
    const left = stillThere(sentence, clause);
    if (!left) return readings;
    const side = Math.sign(average.value - LIKERT_SCALE.neutral) === noun.meaning.way;
    const still = { type: 'neutral_position', items: left } as const;
    return [
      ...readings,
      decided(still, side, { facts: [average], expected: table.label(average) }),
    ];
  });
}

/** "Kenaikan harga mereda", "momentum perbaikan terhenti": a noun of direction and what became of it. */
function easingIn({ items }: Clause) {
  const [noun, ...ways] = items.filter(isA('way'));
  const at = noun ? items.indexOf(noun) : -1;
  const name = items[at + 1];
  const isNamed = name !== undefined && means(name, 'indicator');
  const isCourse = COURSE.has(items[at - 1]?.word ?? '') && !items.some(isA('indicator'));
  if (!noun?.meaning.way || !NOUN.test(noun.word) || ways.length > 1 || !(isNamed || isCourse))
    return null;
  const verb = ways[0] ?? items.slice(at).find(({ word }) => STOPPED.has(word));
  if (!verb || NOUN.test(verb.word) || (means(verb, 'way') && !verb.meaning.way)) return null;
  const between = items.slice(at + (isNamed ? 2 : 1), items.indexOf(verb));
  return between.every((one) => means(one, 'plain') || means(one, 'people') || means(one, 'sector'))
    ? { noun, verb }
    : null;
}
const COURSE = new Set(['momentum', 'tren', 'laju', 'fase', 'arus', 'gelombang', 'proses']);
/** What stopped went on no longer; it need not have turned. */
const STOPPED = new Set([
  'terhenti',
  'berhenti',
  'terputus',
  'berakhir',
  'usai',
  'kandas',
  'mandek',
]);

/** "…, walaupun belum hilang", "… tetapi masih ada": in the clause behind, of the same. */
function stillThere(sentence: Sentence, { id }: Clause): Item[] | null {
  const next = sentence.clauses[id + 1]?.items ?? [];
  const gone = next.find(({ word }) => GONE.has(word));
  const not = next.find((one): one is ItemOf<'not'> => means(one, 'not'));
  return gone && not && !next.some(isA('indicator')) ? [not, gone] : null;
}
