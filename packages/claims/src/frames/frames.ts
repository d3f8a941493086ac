import { isA, type Item, means } from '../items/item.js';
import { decided, type Reading, unsure } from '../judging/reading.js';
import { stretchesOf } from '../bind/near.js';
import { isBase } from '../bind/quarters.js';
import type { Sentence } from '../sentence/sentence.js';
import { verdictOf } from '../verdict.js';
import { readComparisons } from './comparisons.js';
import { readLevels } from './levels.js';
import { readMoves } from './moves.js';
import { readFigures, readSteps } from './numbers.js';
import { readOnly, readQuantifiers, readSets } from './quantities.js';
import { readNextPlaces, readRanks } from './ranks.js';
import { type Frame, sceneOf } from './scene.js';

/**
 * Every pattern that asserts something of a figure. What takes several words together stands before what
 * takes one by itself.
 */
const FRAMES: readonly Frame[] = [
  readSets,
  readOnly,
  readFigures,
  readMoves,
  readSteps,
  readRanks,
  readNextPlaces,
  readQuantifiers,
  readComparisons,
  readLevels,
];

/** What a sentence asserts of the survey's figures, each assertion bound once and held against the facts. */
export function assertionsOf(sentence: Sentence): Reading[] {
  const scene = sceneOf(sentence);
  const { table } = sentence.sheet;
  for (const frame of FRAMES)
    for (const assertion of frame(scene)) scene.readings.push(verdictOf(assertion, table));
  takeExpected(sentence, scene.readings);
  const readings = scene.readings.map((one) => (isWhole(sentence, one) ? one : unsure(one)));
  return [...unknownQuarters(sentence), ...readings];
}

/** Whether every word that asserts something beside an assertion was taken: else nobody knows what it says. */
function isWhole(sentence: Sentence, { items, status, assertion }: Reading): boolean {
  if (status !== 'contradicted') return true;
  // "Perlambatannya", "kenaikan biaya": may be of what contacts told.
  if (assertion?.says.operator === 'moved' && !assertion.says.amount && NOUN.test(items[0]!.word))
    return false;
  const beside = items.flatMap((item) => stretchesOf(sentence, item).flat());
  return !beside.some((one) => !one.used && TELLING.has(one.is));
}
const NOUN = /^(?:ke|pe)\p{L}+an(?:nya)?$|^(?:lonjakan|koreksi|kontraksi|lompatan|akselerasi)(?:nya)?$/u;
const TELLING = new Set<Item['is']>([
  'number',
  'way',
  'category',
  'level',
  'quantifier',
  'rank',
  'ordinal',
  'more',
  'not',
  'times',
  'sum',
  'other',
  'some',
  'company',
  'stranger',
]);

/** "Diprakirakan": takes part in what was read of an expectation. */
function takeExpected(sentence: Sentence, readings: readonly Reading[]): void {
  const facts = readings.flatMap((one) => one.facts);
  const isAhead = facts.length > 0 && facts.every(({ indicator }) => indicator?.startsWith('perkiraan'));
  for (const item of sentence.all('expected')) if (isAhead) item.used = true;
}

/** A quarter by its number of which the session has no data: no figure of it is right. */
function unknownQuarters(sentence: Sentence): Reading[] {
  return sentence.items.filter(isA('period')).flatMap((item: Item) => {
    if (!means(item, 'period') || !item.meaning.isNamed || item.meaning.role !== null) return [];
    if (item.meaning.isNext && !isBase(sentence, item)) return [];
    const expected = Object.values(sentence.sheet.table.periods).join(', ');
    return [decided({ type: 'period', items: [item] }, false, { expected })];
  });
}
