import { means } from '../items/item.js';
import { type Asked, behindWords, ofWords, type Question } from './question.js';

/** "Bersifat sementara", "di luar dugaan": a judgement that no figure and no contact gave. */
export const UNSAID_JUDGEMENTS: readonly Question[] = [
  ofWords(/^(?:sementara|permanen|temporer|semu)$/, ({ lead }) => lead?.word === 'bersifat'),
  behindWords(/^di$/, isOutside),
];

const THOUGHT = /^(?:dugaan|perkiraan|ekspektasi|harapan|kebiasaan)$/;

/** "Di luar" is one plain phrase, "di atas" is none. */
function isOutside({ item, lead }: Asked): boolean {
  return (
    lead !== undefined &&
    means(lead, 'plain') &&
    lead.end - lead.start > 2 &&
    !means(item, 'indicator') &&
    THOUGHT.test(item.word)
  );
}
