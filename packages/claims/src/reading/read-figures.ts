import type { ClaimFact } from '@lqc/contracts';
import { readAbsences } from './sets/absences.js';
import { bindingsAgainst } from './bindings/against.js';
import { readBareFigures } from './numbers/bare-figures.js';
import { readBetweenFigures } from './beside-figures/between-figures.js';
import { isBase } from '../dimensions/bases.js';
import { isCertain } from '../left-open/certainty.js';
import { readComposition } from './answers/compositions.js';
import { readCountMoves } from './quantities/count-moves.js';
import { readLevelWord } from './directions/level-word.js';
import { readWay } from './directions/way.js';
import { readComparison } from './comparisons/comparison.js';
import { readQuantifier } from './answers/quantifier.js';
import { readRank } from './ranks/rank.js';
import { readSome } from './answers/some.js';
import { readStatus } from './directions/status.js';
import { readOfFigureBefore } from './beside-figures/earlier-figure.js';
import { readCourses } from './directions/courses.js';
import { readDegrees } from './beside-figures/degrees.js';
import { readIndicatorsBeyond } from './sets/indicators-beyond.js';
import { isA, type Item } from '../items/item.js';
import { readExtremes } from './ranks/extremes.js';
import { figureClauses, sentenceOf } from '../sentence/figure-clauses.js';
import { readMoved } from './directions/moved.js';
import { isOfPeople } from '../dimensions/people.js';
import { readPlainAnswers } from './numbers/plain-answers.js';
import { readNumber } from './numbers/read-number.js';
import { readNextPlace } from './ranks/next-place.js';
import { readOpposites } from './beside-figures/opposites.js';
import { readOrder } from './ranks/order.js';
import { readQuantityChanges } from './quantities/quantity-changes.js';
import { readParallel } from './comparisons/parallel.js';
import { readPlaceBeside } from './beside-figures/place-beside.js';
import { decided, type Reading, unsure } from '../judging/reading.js';
import { likelyBindings, respectiveBindings, sharedBindings } from './bindings/respectively.js';
import { readRatios } from './beside-figures/ratios.js';
import { readRest } from './beside-figures/rest.js';
import { readSizesLeft } from './beside-figures/sizes-left.js';
import { readSectorSets } from './sets/sector-sets.js';
import { Sentence } from '../sentence/sentence.js';
import { readUnanswered } from './sets/unanswered.js';
import { readSets } from './sets/sets.js';
import { readThroughout } from './beside-figures/throughout.js';
import { toldFigures } from './beside-figures/told-figures.js';
import { readSign } from './directions/signs.js';
import { readSpread } from './answers/spread.js';
import { readStory } from './story/read-story.js';
import { readSums } from './quantities/sums.js';

/** What can be expected: with none of these, a word of the future is about the report's own work. */
const EXPECTABLE = new Set<Item['meaning']['is']>([
  'number',
  'way',
  'level',
  'category',
  'more',
  'rank',
  'quantifier',
  'other',
]);

/** The claims that figures decide. */
export function readFigures(sentence: Sentence): Reading[] {
  const isNamed = sentence.items.some((item) => isA('company')(item) || isA('stranger')(item));
  if (isNamed || sentence.isRated || sentence.isReport) {
    const own = sentenceOf(sentence, figureClauses(sentence));
    // "Dua kontak mengaitkan kenaikan dengan kurs, yakni X dan Y": of whom more is said than a figure.
    const readings = own ? readFigures(own) : [];
    return [
      ...readNamed(sentence),
      ...readings.map((one) => (one.type === 'count' ? unsure(one) : one)),
    ];
  }
  const bound = respectiveBindings(sentence);
  const shared = sharedBindings(sentence);
  const likely = new Map([...likelyBindings(sentence), ...bindingsAgainst(sentence)]);
  const isOpinion = !sentence.items.some(({ meaning }) => EXPECTABLE.has(meaning.is));
  // "Perkembangan ini akan terus dicermati" expects nothing of a figure.
  for (const item of sentence.all('expected'))
    item.used = isOpinion || isOfExpectations(sentence, item);
  const readings: Reading[] = [];
  const add = (reading: Reading | null) => {
    if (reading) readings.push(reading);
  };
  for (const item of sentence.all('period'))
    if (
      item.meaning.isNamed &&
      item.meaning.role === null &&
      (!item.meaning.isNext || isBase(sentence, item))
    )
      add(
        decided({ type: 'period', items: [item] }, false, {
          expected: Object.values(sentence.sheet.table.periods).join(', '),
        }),
      );
  if (!mayBeExpected(sentence))
    for (const item of sentence.all('period'))
      if (item.meaning.isNamed && item.meaning.isNext && !isBase(sentence, item))
        add(decided({ type: 'period', items: [item] }, null));
  readings.push(
    ...readCourses(sentence),
    ...readSums(sentence),
    ...readIndicatorsBeyond(sentence),
    ...readSets(sentence),
    ...readSectorSets(sentence),
    ...readUnanswered(sentence),
    ...readAbsences(sentence),
    ...readCountMoves(sentence),
    ...readQuantityChanges(sentence),
    ...readStory(sentence),
  );
  readings.push(...readBareFigures(sentence), ...readExtremes(sentence));
  for (const item of sentence.all('number')) if (!item.used) add(readPlainAnswers(sentence, item));
  for (const item of sentence.all('number'))
    if (!item.used) {
      const guessed = bound.has(item) || shared.has(item) ? undefined : likely.get(item);
      for (const one of shared.get(item) ?? guessed ?? [bound.get(item)]) {
        const reading = readNumber(sentence, item, one);
        add(reading && guessed ? unsure(reading) : reading);
      }
    }
  readings.push(...readThroughout(sentence, readings));
  const told = figuresTold(readings);
  for (const item of sentence.items) add(readOfFigureBefore(sentence, item, told));
  readings.push(...readBetweenFigures(sentence, readings));
  readings.push(...readDegrees(sentence, readings));
  for (const item of sentence.items) add(readComposition(sentence, item));
  readings.push(
    ...readRatios(sentence, readings),
    ...readPlaceBeside(sentence, readings),
    ...readOpposites(sentence, readings),
  );
  for (const item of sentence.all('quantifier'))
    if (!item.used) add(readQuantifier(sentence, item));
  for (const item of sentence.all('rank')) if (!item.used) add(readRank(sentence, item));
  for (const item of sentence.all('more')) if (!item.used) add(readComparison(sentence, item));
  for (const item of sentence.items)
    add(
      readSign(sentence, item) ??
        readSpread(sentence, item) ??
        readMoved(sentence, item) ??
        readParallel(sentence, item) ??
        readOrder(sentence, item) ??
        readNextPlace(sentence, item),
    );
  for (const item of sentence.all('status')) add(readStatus(sentence, item));
  for (const item of sentence.all('some')) add(readSome(sentence, item));
  readings.push(...readRest(sentence, readings));
  for (const item of sentence.items) {
    if (item.used) continue;
    if (!isA('category')(item) && isReason(sentence, item)) continue;
    if (isA('more')(item) && isOfOthers(sentence, item)) {
      add(decided({ type: 'compare', items: [item] }, null));
      continue;
    }
    if (isA('way')(item) || isA('more')(item)) {
      if (!isOfPeople(sentence, item) || !isAnswerWord(sentence, item))
        add(readWay(sentence, item));
    } else if (isA('level')(item) || isA('category')(item)) {
      if (isA('category')(item) && isOfPeople(sentence, item)) continue;
      // "Salah satu kontak menyampaikan permintaan terkontraksi" says nothing of the average.
      if (isOfPeople(sentence, item) && isAnswerWord(sentence, item)) continue;
      add(readLevelWord(sentence, item));
    }
  }
  readings.push(...readSizesLeft(sentence, readings));
  return notTwice(readings).map((one) => (isCertain(sentence, one) ? one : unsure(one)));
}

/** Numbers with the fact that each of them was found to be. */
const figuresTold = (readings: readonly Reading[]): ReadonlyMap<Item, ClaimFact> =>
  new Map(toldFigures(readings).map(({ number, fact }) => [number, fact]));

/** "Satu naik, satu tetap, dan satu naik": two parts of a whole are not the same answers. */
function notTwice(readings: readonly Reading[]): Reading[] {
  const counted = new Map<string, Item>();
  return readings.map((one) => {
    const [fact] = one.facts;
    const number = one.items.find(isA('number'));
    const isOfOne = one.facts.length === 1;
    if (
      one.type !== 'count' ||
      one.status !== 'supported' ||
      !isOfOne ||
      !fact?.category ||
      !number
    )
      return one;
    const first = counted.get(fact.id);
    counted.set(fact.id, first ?? number);
    return first && first !== number ? { ...one, status: 'unchecked' } : one;
  });
}

/** "Lebih tinggi dari rata-rata seluruh kontak": held against somebody, not against a quarter. */
function isOfOthers(sentence: Sentence, item: Item): boolean {
  const after = sentence.after(item);
  const link = after.findIndex((one) => isA('than')(one) || isA('from')(one));
  if (link < 0) return false;
  const other = after
    .slice(link + 1)
    .find((one) => OTHERS.has(one.meaning.is) || isA('period')(one) || isA('number')(one));
  return other !== undefined && OTHERS.has(other.meaning.is);
}

const OTHERS = new Set<Item['meaning']['is']>([
  'indicator',
  'sector',
  'everybody',
  'quantifier',
  'people',
]);

/** A direction behind "karena": it is a figure's only where nothing but an indicator stands by it. */
function isReason(sentence: Sentence, item: Item): boolean {
  const cause = sentence.items.find(isA('cause'));
  if (!cause || cause.start > item.start) return false;
  // "Tercermin dari skor 3,45, menurun dari 3,14": a figure's own course.
  const [end, number] = sentence.after(item);
  const isEnd = end !== undefined && (isA('from')(end) || isA('to')(end));
  if (isEnd && number && isA('number')(number)) return false;
  const { items } = sentence.clauseOf(item);
  const zone = items.filter(({ start }) => start >= cause.start);
  // "Sejalan dengan turunnya saldo bersih", "bertambahnya jawaban netral": of what the survey counts.
  if (zone.some((one) => isA('measure')(one) || isA('category')(one)) && !zone.some(isA('other')))
    return false;
  return zone.some(isA('other')) || !zone.some(isA('indicator'));
}

/** A quarter to come is spoken of only as what is expected of it. */
const mayBeExpected = (sentence: Sentence): boolean =>
  sentence.items.some(
    (one) =>
      isA('expected')(one) ||
      (isA('indicator')(one) && one.meaning.keys.some((key) => key.startsWith('perkiraan'))),
  ) || (sentence.topic.indicator ?? sentence.sheet.indicator ?? '').startsWith('perkiraan');

/** "Kontak memprakirakan kenaikan" is how answers about an expectation are told. */
function isOfExpectations(sentence: Sentence, item: Item): boolean {
  const { keys } = sentence.indicatorOf(item);
  const isOfOne = keys.length === 1 && keys[0]!.startsWith('perkiraan');
  // "Ke depan, perkiraan tingkat upah berada pada level 3,50": what opens the sentence is told by its name.
  const named = sentence.all('indicator').map(({ meaning }) => meaning.keys);
  const isOpening =
    sentence.items[0] === item && sentence.clauseOf(item).items.every(isOpeningWord);
  if (isOpening && named.length > 0 && named.every(([key]) => key!.startsWith('perkiraan')))
    return true;
  if (!isOfOne) return false;
  // "Perkiraan penjualan diprakirakan naik 0,58 poin": its figure is read of the expectation.
  const hasFigure = sentence.clauseOf(item).items.some((one) => FIGURED.has(one.meaning.is));
  return hasFigure || isOfPeople(sentence, item);
}

const isOpeningWord = (one: Item) => isA('expected')(one) || isA('plain')(one) || isA('break')(one);

const FIGURED = new Set<Item['meaning']['is']>(['number', 'category', 'rank', 'quantifier']);

/** "Kontak melaporkan kenaikan": what people say, not what the average did. */
function isAnswerWord(sentence: Sentence, item: Item): boolean {
  return sentence.clauseOf(item).items.some((one) => isA('says')(one) || isA('some')(one));
}

/** A sentence about a named company is never held against averages. */
function readNamed(sentence: Sentence): Reading[] {
  return sentence
    .all('period')
    .flatMap((item) =>
      item.meaning.isNamed && item.meaning.role === null && !item.meaning.isNext
        ? [decided({ type: 'period', items: [item] }, null)]
        : [],
    );
}
