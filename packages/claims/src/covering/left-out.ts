import { byWord } from '@lqc/language';
import type { Meaning } from '../items/item.js';
import { decided, type Reading } from '../judging/reading.js';
import type { Sentence } from '../sentence/sentence.js';
import { KINDS_OF_FIGURES_LEFT } from './kind-of-figure.js';
import { NAMES_LEFT } from './names-left.js';
import { OTHERS_LEFT } from './others-left.js';
import { QUARTERS_LEFT } from './quarters-left.js';
import type { Asked, Question, SaysMore } from './question.js';

const QUESTIONS: readonly Question[] = [
  ...NAMES_LEFT,
  ...QUARTERS_LEFT,
  ...KINDS_OF_FIGURES_LEFT,
  ...OTHERS_LEFT,
];

const NONE: readonly SaysMore[] = [];
const OF_KIND = new Map<Meaning['is'], SaysMore[]>();
for (const one of QUESTIONS)
  if ('kinds' in one)
    for (const kind of one.kinds)
      // A word of the kind that a question is of is all that it is ever asked of.
      OF_KIND.set(kind, [...(OF_KIND.get(kind) ?? []), one.saysMore as SaysMore]);
const ofWord = byWord((word) =>
  QUESTIONS.flatMap((one) => ('words' in one && one.words.test(word) ? [one.saysMore] : [])),
);
const behindWord = byWord((word) =>
  QUESTIONS.flatMap((one) => ('behind' in one && one.behind.test(word) ? [one.saysMore] : [])),
);

/**
 * What a sentence asserts beside all that was read of it: a name that no reading was of, everybody of a
 * kind, that something goes on or has only begun, that one thing led to another. Nothing is right by
 * silence, so each of these is left open. Asked only of sentences that are right otherwise.
 */
export function leftOut(sentence: Sentence, readings: readonly Reading[]): Reading[] {
  const { items } = sentence;
  const facts = readings.flatMap((one) => one.facts);
  return items
    .filter((item, at) => {
      const lead = items[at - 1];
      const questions = [
        OF_KIND.get(item.meaning.is) ?? NONE,
        ofWord(item.word),
        lead ? behindWord(lead.word) : NONE,
      ];
      if (questions.every(({ length }) => length === 0)) return false;
      const next = items[at + 1];
      const asked: Asked = { item, sentence, items, at, lead, next, readings, facts };
      return questions.some((some) => some.some((saysMore) => saysMore(asked)));
    })
    .map((item) => decided({ type: 'compare', items: [item] }, null));
}
