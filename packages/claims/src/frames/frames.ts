import { isExpectation } from '@lqc/contracts';
import { pointsBack } from '../items/pointing.js';
import { asserts, isOneOf, isPercentage, type Item, type ItemOf, means } from '../items/item.js';
import { decided, type Reading, unsure } from '../judging/reading.js';
import { aroundOf, isSome } from '../bind/near.js';
import { isBase } from '../bind/quarters.js';
import { figureClauses, sentenceOf } from '../sentence/figure-clauses.js';
import type { Sentence } from '../sentence/sentence.js';
import { verdictOf } from '../verdict.js';
import { readComparisons } from './comparisons.js';
import { readLevels } from './levels.js';
import { readMoves } from './moves.js';
import { readAmounts, readSteps } from './numbers.js';
import { readOnly, readQuantifiers, readSets } from './quantities.js';
import { readRatios } from './ratios.js';
import { readNextPlaces, readRanks } from './ranks.js';
import { readSaidAgain } from './said-again.js';
import { readSpans } from './spans.js';
import { type Frame, isNoun, sceneOf } from './scene.js';

/** All frames, in order: those that take several words together come before those that take a single one. */
const FRAMES: readonly Frame[] = [
  readSets,
  readOnly,
  readSpans,
  readAmounts,
  readMoves,
  readSteps,
  readRanks,
  readNextPlaces,
  readQuantifiers,
  readRatios,
  readComparisons,
  readLevels,
  readSaidAgain,
];

/** The figures that a sentence asserts, each bound once and held against the facts. */
function assertionsOf(sentence: Sentence): Reading[] {
  const scene = sceneOf(sentence);
  const { table } = sentence.sheet;
  for (const frame of FRAMES)
    for (const assertion of frame(scene)) scene.readings.push(verdictOf(assertion, table));
  takeExpected(sentence, scene.readings);
  takeWholes(sentence);
  const readings = scene.readings.map((one) => (isWhole(sentence, one) ? one : unsure(one)));
  return [...unknownQuarters(sentence), ...readings];
}

/**
 * Whether a reading may be called wrong: not when an asserting word beside it was not taken, since the
 * sentence may then say something else.
 */
function isWhole(sentence: Sentence, { items, status, assertion, facts }: Reading): boolean {
  if (status !== 'contradicted') return true;
  // "Perlambatannya", "kenaikan biaya": nouns that may report what contacts told.
  const isMove = assertion?.says.operator === 'moved' && !assertion.says.amount;
  if (isMove && (assertion.negated || isNoun(items[0]!))) return false;
  // "Sepertiganya": of those who were counted before. "Realisasi investasinya tetap meningkat": of a company.
  if (items.some(({ is, word }) => is === 'quantifier' && word.endsWith('nya'))) return false;
  // "Jumlahnya 28", "porsi itu naik", "kedua kontak": may mean those counted in the sentence before.
  const isOfAny =
    assertion?.of.category.origin === 'default' && assertion.says.operator !== 'ranked';
  const ahead = sentence.items.filter(({ start }) => start < items[0]!.start);
  if (isOfAny && assertion.measure !== 'average' && ahead.some(isTheirs)) return false;
  if (sentence.topic.isOfCompany && !sentence.has('number')) return false;
  // "Hampir sama dengan realisasinya yang sebesar 3,16": of what was expected.
  const isAhead = facts.some(({ indicator }) => isExpectation(indicator));
  if (isAhead && ahead.some(({ word }) => word.startsWith('realisasi'))) return false;
  if (sentence.items.some((one) => !one.used && ELSEWHERE.has(one.is) && !isThere(one)))
    return false;
  // "Indikator lainnya meningkat": all indicators that were not named before.
  if (sentence.items.some(({ word }, at) => word === 'lainnya' && at < 2)) return false;
  const beside = items.flatMap((item) => aroundOf(sentence, item));
  return !beside.some((one) => !one.used && isTelling(one) && !isThere(one));
}
/** "Tertinggi terdapat di A": says that it is there, and of nobody else. */
const isThere = (one: Item): boolean => means(one, 'some') && !isSome(one);
const isTheirs = ({ word }: Item, at: number, items: readonly Item[]): boolean =>
  COUNTED.test(word) && (word.endsWith('nya') || pointsBack(items[at + 1]));
const COUNTED = /^(?:jumlah|porsi|pangsa|proporsi|persentase|kelompok|komposisi|jawaban)(?:nya)?$/;
const ELSEWHERE = new Set<Item['is']>(['some', 'times', 'sum']);
const isTelling = (one: Item): boolean => asserts(one) || isToldBeside(one);
const isToldBeside = isOneOf(
  'ordinal',
  'not',
  'times',
  'sum',
  'other',
  'some',
  'company',
  'stranger',
);

/** "Diprakirakan": belongs to a reading of an expectation, and asserts nothing by itself. */
function takeExpected(sentence: Sentence, readings: readonly Reading[]): void {
  // "Perkembangan ini akan terus dicermati".
  const isBare = !sentence.items.some((one) => isTelling(one));
  for (const item of sentence.all('expected')) {
    const clause = sentence.clauseOf(item);
    const isOpening = clause.id === 0;
    const facts = readings
      .filter(({ items }) => isOpening || items.some((one) => sentence.clauseOf(one) === clause))
      .flatMap((one) => one.facts);
    item.used ||= isBare || facts.some(({ indicator }) => isExpectation(indicator));
  }
}

/** "15,0 % dari seluruh perusahaan": "seluruh" names the whole of a share and asserts nothing more. */
function takeWholes(sentence: Sentence): void {
  for (const item of sentence.all('quantifier')) {
    const lead = sentence.before(item)[0];
    const isShare = aroundOf(sentence, item).some(
      (one) => one !== item && one.used && (isPercentage(one) || one.is === 'quantifier'),
    );
    const isAll = item.meaning.quantifier.least === 100;
    // "Rata-rata seluruh kontak": everybody's, which in a sector's chapter need not be its own.
    const isAverage =
      sentence.sheet.sector === null &&
      lead !== undefined &&
      (means(lead, 'measure') || lead.word === 'skor');
    const isWhole =
      (isShare || !sentence.has('number')) && /^(?:dari|terhadap)$/.test(lead?.word ?? '');
    if (isAll && (isWhole || isAverage)) item.used = true;
  }
}

/** A quarter named by number that the session has no data of: its figures cannot be right. */
const unknownQuarters = (sentence: Sentence): Reading[] =>
  sentence
    .all('period')
    .filter((one) => isUnknown(one.meaning) || (isNameless(one.meaning) && isBase(sentence, one)))
    .map((item) =>
      decided({ type: 'period', items: [item] }, false, {
        expected: Object.values(sentence.sheet.table.periods).join(', '),
      }),
    );

const isNameless = ({ isNamed, role }: ItemOf<'period'>['meaning']) => isNamed && role === null;
const isUnknown = (meaning: ItemOf<'period'>['meaning']) => isNameless(meaning) && !meaning.isNext;

/**
 * The claims of a sentence that figures decide. Of a sentence about companies only the clauses with the
 * survey's own figures are read here; the rest is held against the companies' words elsewhere.
 */
export function readFigures(sentence: Sentence): Reading[] {
  const isNamed = sentence.has('company') || sentence.has('stranger');
  if (!isNamed && !sentence.isRated) return assertionsOf(sentence);
  const own = sentenceOf(sentence, figureClauses(sentence));
  const readings = own ? readFigures(own) : [];
  // Companies may tell of any quarter.
  const quarters = sentence.all('period').filter(({ meaning }) => isUnknown(meaning));
  return [
    ...quarters.map((item) => decided({ type: 'period', items: [item] }, null)),
    ...readings.map((one) => (one.type === 'count' ? unsure(one) : one)),
  ];
}
