import { companyDirectionOf } from '@lqc/language';
import { isA, isOneOf, isPercentage, type Item, type ItemOf, means } from '../../items/item.js';
import { INTEREST } from '../../language/interest-words.js';
import { DOING, isContentWord } from '../matching/content-words.js';

const VERB = /^(?:me|ber|di)\p{L}{3,}/u;

/**
 * Whether a contact may have told a stretch under any question: what it does, and its rate of interest
 * ("dengan suku bunga 9 %"), which as a reason belongs to one of them.
 */
export const isBesideAny = (items: readonly Item[]): boolean =>
  isDeed(items) || isOfInterest(items);

function isOfInterest(items: readonly Item[]): boolean {
  const named = items.filter(isA('indicator'));
  const isRate = ({ meaning, word }: ItemOf<'indicator'>) =>
    meaning.keys.includes('pembiayaan dan suku bunga') && word !== 'kebutuhan';
  const isNamed =
    named.length > 0 || (items.some(({ word }) => INTEREST.test(word)) && items.some(isPercentage));
  return isNamed && named.every(isRate) && !items.some(isOneOf('direction', 'cause'));
}

/**
 * Whether a stretch tells what a contact does ("menyesuaikan jam kerja", "menempuh efisiensi internal"),
 * which holds whichever question it was told under; what moved, and why, belongs to one indicator.
 */
function isDeed(items: readonly Item[]): boolean {
  const own = items.filter((item) => !means(item, 'says'));
  return (
    !own.some(isOfFigures) &&
    !own.some(({ word }) => companyDirectionOf(word) !== undefined) &&
    own.some(
      ({ word }) => DOING.test(word) || (VERB.test(word) && isContentWord({ kind: 'word', word })),
    )
  );
}
const isOfFigures = isOneOf('cause', 'indicator', 'number', 'expected');
