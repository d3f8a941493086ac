import type { IndicatorKey, QuarterRole } from '@lqc/contracts';
import { EXPECTATION_OF } from '../../language/indicator-names.js';
import { baseOf } from '../../dimensions/bases.js';
import type { Clause } from '../../sentence/clauses.js';
import { isA, type Item, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';

/**
 * "Perkiraan ke depan pun lebih baik daripada kondisi berjalan", "kondisi saat ini masih lebih tinggi
 * daripada ekspektasi": what is expected of an indicator beside what it is now, where neither has a
 * name of its own.
 */
export function readAheadOfNow(sentence: Sentence): Reading[] {
  if (sentence.sheet.isProfile) return [];
  return sentence.clauses.flatMap((clause) => {
    const near = clause.items.find(({ word }) => NEARING.test(word));
    if (near && !clause.outer) return readNearing(sentence, clause, near);
    const said = sidesIn(clause);
    const twins = said && twinsOf(sentence, said.own);
    if (!said || !twins) return [];
    const { own, isAheadFirst } = said;
    const items = [own, ...clause.items.filter(isA('expected'))];
    const claim = { type: 'compare', items } as const;
    const [sector = null] = sentence.sectorOf(own).sectors;
    const [now, ahead] = twins.map((indicator) =>
      sentence.sheet.table.find({ measure: 'average', indicator, sector }),
    );
    if (!now || !ahead) return [decided(claim, null)];
    const apart = (ahead.value - now.value) * (isAheadFirst ? 1 : -1);
    const holds = own.meaning.comparison === 'more' ? apart > 0 : apart < 0;
    return [
      decided(claim, holds, {
        facts: [ahead, now],
        expected: [ahead, now].map((fact) => sentence.sheet.table.label(fact)).join('; '),
      }),
    ];
  });
}

const NEARING = /^(?:dekat|mendekati|mendekat|menjauh|menjauhi)$/;

/** "Ekspektasi tampak makin dekat dengan kondisi berjalan": how far the two lie apart, now and before. */
function readNearing(sentence: Sentence, { items }: Clause, near: Item): Reading[] {
  if (!items.some(isAhead) || !items.some(isToday)) return [];
  const twins = twinsOf(sentence, near);
  if (!twins || items.some(isA('not')) || items.some(isA('number'))) return [];
  const said = [near, ...items.filter(isA('expected'))];
  const claim = { type: 'compare_changes', items: said } as const;
  const [sector = null] = sentence.sectorOf(near).sectors;
  const apartIn = (period: QuarterRole) => {
    const [now, ahead] = twins.map((indicator) =>
      sentence.sheet.table.find({ measure: 'average', indicator, sector, period }),
    );
    return now && ahead ? Math.abs(ahead.value - now.value) : null;
  };
  const [now, then] = [apartIn('now'), apartIn(baseOf(sentence, near))];
  if (now === null || then === null) return [decided(claim, null)];
  const way = near.word.startsWith('menjauh') ? 1 : -1;
  return [decided(claim, Math.sign(now - then) === way ? true : null)];
}

/** "… ke depan … lebih … daripada … saat ini", or the other way round. */
function sidesIn({ outer, items }: Clause) {
  const than = items.findIndex((one) => means(one, 'than') && one.word !== 'terhadap');
  // "Realisasi berada di bawah ekspektasi" needs no further word.
  const at = than >= 0 ? than : items.findIndex((one) => means(one, 'more') && one.word === 'di');
  const own = items.slice(0, at + 1).find(isA('more'));
  if (outer || at < 0 || !own || own.meaning.comparison === 'equal') return null;
  if (items.some((one) => means(one, 'number') || means(one, 'not') || means(one, 'way')))
    return null;
  const [one, two] = [items.slice(0, at), items.slice(at + 1)];
  const [isFirst, isSecond] = [one, two].map((side) => side.some(isAhead));
  if (isFirst === isSecond || !(isFirst ? two : one).some(isToday)) return null;
  return { own, isAheadFirst: isFirst };
}

const isAhead = (one: Item) =>
  means(one, 'expected') ||
  (means(one, 'period') && one.meaning.isNext) ||
  (means(one, 'indicator') && one.meaning.keys.every((key) => key.startsWith('perkiraan')));
const TODAY =
  /^(?:berjalan|realisasi|realisasinya|terkini|aktual|sekarang|kini|kondisi|kondisinya)$/;
const isToday = (one: Item) =>
  TODAY.test(one.word) || (means(one, 'period') && one.meaning.role === 'now');

/** The indicator of today and the one that asks the same of tomorrow. */
function twinsOf(sentence: Sentence, item: Item): readonly [IndicatorKey, IndicatorKey] | null {
  const { keys } = sentence.indicatorOf(item);
  const [key, more] = keys;
  if (!key || more) return null;
  const ahead = EXPECTATION_OF[key];
  if (ahead) return [key, ahead];
  const now = Object.keys(EXPECTATION_OF).find(
    (one) => EXPECTATION_OF[one as IndicatorKey] === key,
  ) as IndicatorKey | undefined;
  return now ? [now, key] : null;
}
