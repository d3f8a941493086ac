import { isBase } from '../../dimensions/bases.js';
import type { ItemOf } from '../../items/item.js';
import type { Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { readAheadOfNow } from './ahead-of-now.js';
import { readAttitudes } from './attitudes.js';
import { readEasing } from './easing.js';
import { readFewOrMany } from './few-or-many.js';
import { readGapsOfTwo } from './gaps-of-two.js';
import { readGrowingGroups } from './growing-groups.js';
import { readGroupsBeside } from './groups-beside.js';
import { readLeanings } from './leaning.js';
import { readMoods } from './moods.js';
import { readNotAsThen } from './not-as-then.js';
import { readSpreadOfAnswers } from './spread-of-answers.js';
import { readWholeCourse } from './whole-course.js';
import { readWidespread } from './widespread.js';

/**
 * What a sentence tells without a figure: who grew more, who is wary, what leans on what. Each of these
 * words is mapped onto what the fact table knows of now and decided there; what a sentence tells of
 * another quarter is left open.
 */
export function readStory(sentence: Sentence): Reading[] {
  const then = sentence.all('period').filter((period) => isOfThen(sentence, period));
  const beside = then.length === 1 ? readNotAsThen(sentence) : [];
  if (beside.length > 0) return beside;
  const readings = STORIES.flatMap((readers) => readers(sentence));
  return then.length === 0 ? readings : readings.map(leftOpen);
}

const leftOpen = (reading: Reading): Reading => ({
  ...reading,
  status: 'unchecked',
  expected: null,
  facts: [],
});

/** "Pada triwulan lalu, …": neither now nor what now is held against. */
const isOfThen = (sentence: Sentence, period: ItemOf<'period'>): boolean =>
  period.meaning.role !== 'now' && !period.meaning.isNext && !isBase(sentence, period);

/** A word is taken by the first that reads it. */
const STORIES: readonly ((sentence: Sentence) => Reading[])[] = [
  readSpreadOfAnswers,
  readGapsOfTwo,
  readEasing,
  readWidespread,
  readGroupsBeside,
  readFewOrMany,
  readGrowingGroups,
  readMoods,
  readAttitudes,
  readLeanings,
  readAheadOfNow,
  readNotAsThen,
  readWholeCourse,
];
