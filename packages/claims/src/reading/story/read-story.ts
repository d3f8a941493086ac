import type { Reading } from '../reading.js';
import type { Sentence } from '../sentence.js';
import { readAheadOfNow } from './ahead-of-now.js';
import { readAttitudes } from './attitudes.js';
import { readDistances } from './distance.js';
import { readDominating } from './dominating.js';
import { readEasing } from './easing.js';
import { readFewContacts } from './few-contacts.js';
import { readFewOrMany } from './few-or-many.js';
import { readGapsOfTwo } from './gaps-of-two.js';
import { readGrowingGroups } from './growing-groups.js';
import { readGroupsBeside } from './groups-beside.js';
import { readLeanings } from './leaning.js';
import { readMoods } from './moods.js';
import { readNotAsThen } from './not-as-then.js';
import { readSectorsApart } from './sectors-apart.js';
import { readSpreadOfAnswers } from './spread-of-answers.js';
import { readStillFelt } from './still-felt.js';
import { readSupports } from './supports.js';
import { readTilted } from './tilted.js';
import { readUnaccompanied } from './unaccompanied.js';
import { readWholeCourse } from './whole-course.js';
import { readWidespread } from './widespread.js';

/**
 * What a sentence tells without a figure: who grew more, who is wary, what leans on what. Each of these
 * words is mapped onto what the fact table knows and decided there.
 */
export const readStory = (sentence: Sentence): Reading[] =>
  STORIES.flatMap((readers) => readers(sentence));

/** A word is taken by the first that reads it. */
const STORIES: readonly ((sentence: Sentence) => Reading[])[] = [
  readFewContacts,
  readSpreadOfAnswers,
  readSectorsApart,
  readGapsOfTwo,
  readEasing,
  readStillFelt,
  readWidespread,
  readDominating,
  readTilted,
  readGroupsBeside,
  readFewOrMany,
  readGrowingGroups,
  readMoods,
  readAttitudes,
  readLeanings,
  readUnaccompanied,
  readAheadOfNow,
  readNotAsThen,
  readDistances,
  readSupports,
  readWholeCourse,
];
