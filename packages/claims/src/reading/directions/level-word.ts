import { LIKERT_SCALE } from '@lqc/contracts';
import { excludes, indicativeRange } from '@lqc/statistics';
import { EXPECTATION_OF } from '../../language/indicator-names.js';
import type { FactAddress } from '../../facts/fact-table.js';
import { baseOf } from '../../dimensions/bases.js';
import { isA, type Item, type ItemOf, means } from '../../items/item.js';
import { periodOf } from '../../dimensions/periods.js';
import { decided, judge, judgeAll, type Reading, type Test } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { isSoFar } from '../../judging/sizes.js';
import { isLowMood } from '../../bind/ways.js';
import { readOpinion } from './opinion.js';
import { isExpected, readExpected } from './expected.js';
import { severalBefore } from './several.js';

const isScore = ({ meaning: { number } }: ItemOf<'number'>) =>
  number.unit === null &&
  number.decimals > 0 &&
  number.value >= LIKERT_SCALE.min &&
  number.value <= LIKERT_SCALE.max;

/** Reads what is said of an average's level: "di atas netral", "terkontraksi". */
export function readLevelWord(sentence: Sentence, item: Item): Reading | null {
  const { meaning } = item;
  const level =
    meaning.is === 'level' ? meaning.level : meaning.is === 'category' ? meaning.category : null;
  if (level !== 'above' && level !== 'below' && level !== 'neutral') return null;
  // "Nada pesimis menguat": read with the word of direction behind it.
  const behind = sentence.after(item).find((one) => !means(one, 'plain'));
  if (isLowMood(item) && behind && means(behind, 'way')) return null;
  // "Saldo bersihnya berada di zona negatif": no average is spoken of.
  const measured = sentence.clauseOf(item).items.find(isA('measure'));
  if (measured?.meaning.measure === 'balance' && meaning.is === 'level')
    return decided({ type: 'balance', items: [item] }, null);
  const { table } = sentence.sheet;
  const not = sentence.before(item).slice(0, 2).find(isA('not'));
  const size = sentence.before(item)[0];
  // "Tinggal selangkah dari garis netral": where it is not.
  const lead = sentence.before(item).find((one) => !means(one, 'plain'));
  if (lead && means(lead, 'from') && level === 'neutral') {
    // "Belum bergerak dari level netral": it is there still.
    const unmoved = sentence.before(lead).slice(0, 3);
    const isThere = unmoved.some(isA('not')) && unmoved.some(({ word }) => word === 'bergerak');
    const still = unmoved.find((one) => means(one, 'way') && one.meaning.way === 0);
    if (!isThere && !still) return decided({ type: 'neutral_position', items: [item] }, null);
    const deny = unmoved.find(isA('not'));
    return readStillNeutral(sentence, item, [
      item,
      ...(deny ? [deny] : []),
      ...(still ? [still] : []),
    ]);
  }
  const items = [item, ...(not ? [not] : []), ...(size && means(size, 'size') ? [size] : [])];
  const isOpinion = means(item, 'level') && item.meaning.isOpinion;
  if (isExpected(sentence, item) && level !== 'neutral' && !isOpinion)
    return readExpected(sentence, item, level === 'above' ? 1 : -1, items);
  const number = sentence.before(item).find((one) => !means(one, 'plain') && one !== size);
  if (number && means(number, 'number') && isScore(number) && level !== 'neutral') {
    const apart = number.meaning.number.value - LIKERT_SCALE.neutral;
    const holds = Math.sign(apart) === (level === 'above' ? 1 : -1);
    // "3,23, jauh di atas netral".
    const isFar = !size || !means(size, 'size') || isSoFar(apart, size.meaning.size);
    const isOpen = holds && !isFar;
    return decided({ type: 'neutral_position', items }, isOpen ? null : not ? !holds : holds);
  }
  const indicators = sentence.indicatorOf(item);
  const { sectors } = sentence.sectorOf(item);
  const { role, isKnown } = periodOf(sentence, item);
  // "Prospek usaha ke depan masih cerah": of what is expected.
  const isAhead = isOpinion && isExpected(sentence, item);
  if (isAhead) for (const one of sentence.all('expected')) one.used = true;
  if (isKnown && role === null && !isAhead)
    return decided({ type: 'neutral_position', items }, null);
  const at: FactAddress[] = sectors.flatMap((sector) =>
    indicators.keys.map((key) => ({
      measure: 'average',
      indicator: isAhead ? (EXPECTATION_OF[key] ?? key) : key,
      sector,
      period: role ?? 'now',
    })),
  );
  if (at.length === 0) return decided({ type: 'neutral_position', items }, null);
  const test: Test = (fact) => {
    const side = Math.sign(fact.value - LIKERT_SCALE.neutral);
    const isAround =
      fact.se !== null && !excludes(indicativeRange(fact.value, fact.se), LIKERT_SCALE.neutral);
    const said = level === 'above' ? 1 : level === 'below' ? -1 : 0;
    // Nobody can tell it from neutral ("sekitar netral"), but that it is neutral says more.
    if (
      said === 0 &&
      means(item, 'category') &&
      isAround &&
      Math.abs(fact.value - LIKERT_SCALE.neutral) >= NEAR
    )
      return null;
    const holds = said === 0 ? side === 0 || isAround : side === said;
    if (
      holds &&
      size &&
      means(size, 'size') &&
      !isSoFar(Math.abs(fact.value - LIKERT_SCALE.neutral), size.meaning.size)
    )
      return null;
    return not ? !holds : holds;
  };
  const type = 'neutral_position' as const;
  if (means(item, 'level') && item.meaning.isOpinion)
    return readOpinion(sentence, item, items, { at, isNegated: not !== undefined });
  const all = severalBefore(sentence, item, { sectors, keys: indicators.keys });
  if (!all) return judge({ type, items }, table, at, test);
  const each = all.map(
    (place) => ({ measure: 'average', period: role ?? 'now', ...place }) as const,
  );
  return judgeAll({ type, items }, table, each, test);
}

/** An average so near to neutral may be called neutral. */
const NEAR = 0.1;

/** Exactly at neutral, now and before. */
function readStillNeutral(sentence: Sentence, item: Item, items: readonly Item[]): Reading {
  const { table } = sentence.sheet;
  const [indicator = null] = sentence.indicatorOf(item).keys;
  const [sector = null] = sentence.sectorOf(item).sectors;
  const of = { measure: 'average', indicator, sector } as const;
  const [now, then] = [table.find(of), table.find({ ...of, period: baseOf(sentence, item) })];
  const isStill = now?.value === LIKERT_SCALE.neutral && then?.value === LIKERT_SCALE.neutral;
  return decided({ type: 'neutral_position', items }, isStill ? true : null, {
    facts: now ? [now] : [],
  });
}
