import type { Reading } from '../../judging/reading.js';
import type { Doubt } from './doubt.js';
import {
  isOfCountedIndicators,
  isOfCountedSectors,
  isOfSectorBehind,
  isOfSectorsCounted,
  isOfThose,
  isOfThoseNamed,
  isOfUnreadName,
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
import {
  isOfAllAverage,
  isOfAllContacts,
  isOfAnswering,
  isOfAnswersTold,
  isOfBalance,
  isOfBareComparison,
  isOfCountedFamily,
  isOfFamily,
  isOfOneOfThose,
  isOfOpposite,
  isOfOtherNoun,
  isOfOtherWhole,
  isOfPair,
  isOfPart,
  isOfSectorsBefore,
  isOfShift,
  isOfSum,
  isOfTheirShare,
  isOfThoseLeft,
  isOfTimes,
} from './parts-and-sums.js';
import {
  isOfBurden,
  isOfDeed,
  isOfLastCompany,
  isOfOtherMood,
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
  isOfPair,
  isOfAllContacts,
  isOfSectorsBefore,
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
  isOfAllAverage,
  isOfBalance,
  isOfUnreadName,
  isOfThoseNamed,
  isOfCountedIndicators,
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
  isOfSameSize,
  isOfPart,
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
  count_by_direction: [isOfThoseLeft, isOfFamily, isOfBareComparison],
  compare_changes: [isOfOneOfThose],
  share_change: [isOfSum, isOfShift],
  share: [
    isOfSum,
    isOfAnswering,
    isOfTheirShare,
    isOfUnreadName,
    isOfReason,
    isOfThoseNamed,
    isOfCountedSectors,
    isBehindBreak,
  ],
  balance: [isOfEitherBase, isOfTimes],
  level: OF_LEVELS,
  from_to: OF_LEVELS,
  change: OF_WORDS,
  stable: OF_WORDS,
  neutral_position: [isOfSectorsCounted, isOfSomeContacts, isOfOtherMood, isOfSometime],
  rank: [isOfSometime],
  compare: [isOfSometime],
  quantifier: [
    isOfSplit,
    isOfSum,
    isOfOtherWhole,
    isOfOtherNoun,
    isDeniedOfAll,
    isOfThoseNamed,
    isOfOthers,
    isOfReason,
  ],
};
