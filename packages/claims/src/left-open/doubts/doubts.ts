import type { Reading } from '../../judging/reading.js';
import type { Doubt } from './doubt.js';
import {
  isOfCountedIndicators,
  isOfCountedSectors,
  isOfSectorBehind,
  isOfSectorsCounted,
  isOfThose,
  isOfThoseNamed,
} from './of-names-elsewhere.js';
import {
  isBehindBreak,
  isOfBareScore,
  isOfBefore,
  isOfEitherBase,
  isOfFigureBefore,
  isOfHowManyMore,
  isOfSameness,
  isOfScores,
  isOfSplit,
} from './of-other-figures.js';
import {
  isDeniedOfAll,
  isNoneOfUnknown,
  isNounOfPeople,
  isOfFewer,
  isOfOthers,
  isOfReason,
  isOfSomeContacts,
  isOfSomePeople,
} from './of-some-contacts.js';

/**
 * Whether a sentence can be bound in another way than it was read: of whom, of which quarter or of
 * which answers a figure or a word of direction is meant. What does not fit then is left open.
 */
export const isDoubtful: Doubt = (sentence, reading) =>
  DOUBTS[reading.type]?.some((doubt) => doubt(sentence, reading)) ?? false;

const OF_COUNTS: readonly Doubt[] = [
  isOfReason,
  isOfHowManyMore,
  isOfFewer,
  isOfBareScore,
  isOfThoseNamed,
  isOfCountedSectors,
  isOfEitherBase,
  isOfSameness,
  isNoneOfUnknown,
  isOfThose,
  isOfScores,
  isOfSplit,
  isBehindBreak,
];

const OF_LEVELS: readonly Doubt[] = [
  isOfThoseNamed,
  isOfCountedIndicators,
  isOfSectorBehind,
  isOfCountedSectors,
  isOfScores,
];

const OF_WORDS: readonly Doubt[] = [
  isOfSomeContacts,
  isNounOfPeople,
  isOfFigureBefore,
  isOfThoseNamed,
  isOfBefore,
  isOfSplit,
  isOfSomePeople,
];

const DOUBTS: Partial<Record<Reading['type'], readonly Doubt[]>> = {
  count: OF_COUNTS,
  share: [isOfReason, isOfThoseNamed, isOfCountedSectors, isBehindBreak],
  balance: [isOfEitherBase],
  level: OF_LEVELS,
  from_to: OF_LEVELS,
  change: OF_WORDS,
  stable: OF_WORDS,
  neutral_position: [isOfSectorsCounted, isOfSomeContacts],
  quantifier: [isDeniedOfAll, isOfThoseNamed, isOfOthers, isOfReason],
};
