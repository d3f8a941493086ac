import type { Reading } from '../../judging/reading.js';
import type { Doubt } from './doubt.js';
import {
  isOfCountedSectors,
  isOfSectorBehind,
  isOfSectorsCounted,
  isOfThose,
  isOfThoseNamed,
  isOfUnreadName,
} from './of-names-elsewhere.js';
import {
  isOfBareScore,
  isOfBefore,
  isOfFigureBefore,
  isOfSameness,
  isOfScores,
  isOfSplit,
} from './of-other-figures.js';
import {
  isDeniedOfAll,
  isNoneOfUnknown,
  isOfOthers,
  isOfReason,
  isOfSomePeople,
} from './of-some-contacts.js';
import {
  isOfAnswering,
  isOfAnswersTold,
  isOfBalance,
  isOfBareComparison,
  isOfCountedFamily,
  isOfFamily,
  isOfOneOfThose,
  isOfOpposite,
  isOfOtherNoun,
  isOfSum,
  isOfTheirShare,
  isOfTimes,
} from './parts-and-sums.js';
import {
  isOfBurden,
  isOfDeed,
  isOfLastCompany,
  isOfOtherMood,
  isOfRateOfSome,
  isOfRatesTold,
  isOfSameSize,
  isOfSometime,
  isOfTellers,
} from './told-by-people.js';

/**
 * Whether a sentence can be bound in another way than it was read: of whom, of which quarter or of
 * which answers a figure or a word of direction is meant. What does not fit then is left open.
 */
export const isDoubtful: Doubt = (sentence, reading) =>
  DOUBTS[reading.type]?.some((doubt) => doubt(sentence, reading)) ?? false;

const OF_COUNTS: readonly Doubt[] = [
  isOfSometime,
  isOfTellers,
  isOfRatesTold,
  isOfUnreadName,
  isOfOpposite,
  isOfSum,
  isOfReason,
  isOfBareScore,
  isOfThoseNamed,
  isOfCountedSectors,
  isOfSameness,
  isNoneOfUnknown,
  isOfThose,
  isOfScores,
  isOfSplit,
];
const OF_LEVELS: readonly Doubt[] = [
  isOfBalance,
  isOfUnreadName,
  isOfThoseNamed,
  isOfSectorBehind,
  isOfCountedSectors,
  isOfScores,
];
const OF_WORDS: readonly Doubt[] = [
  isOfCountedFamily,
  isOfBurden,
  isOfAnswersTold,
  isOfSometime,
  isOfDeed,
  isOfLastCompany,
  isOfRateOfSome,
  isOfSameSize,
  isOfFigureBefore,
  isOfThoseNamed,
  isOfBefore,
  isOfSplit,
  isOfSomePeople,
];

const DOUBTS: Partial<Record<Reading['type'], readonly Doubt[]>> = {
  count: OF_COUNTS,
  count_by_direction: [isOfFamily, isOfBareComparison],
  compare_changes: [isOfOneOfThose],
  share_change: [isOfSum],
  share: [
    isOfSum,
    isOfAnswering,
    isOfTheirShare,
    isOfUnreadName,
    isOfReason,
    isOfThoseNamed,
    isOfCountedSectors,
  ],
  balance: [isOfTimes],
  level: OF_LEVELS,
  from_to: OF_LEVELS,
  change: OF_WORDS,
  stable: OF_WORDS,
  neutral_position: [isOfSectorsCounted, isOfOtherMood, isOfSometime],
  rank: [isOfSometime],
  compare: [isOfSometime],
  quantifier: [
    isOfSplit,
    isOfSum,
    isOfOtherNoun,
    isDeniedOfAll,
    isOfThoseNamed,
    isOfOthers,
    isOfReason,
  ],
};
