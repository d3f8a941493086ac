import type { Meaning } from '../items/item.js';
import { decided, type Reading } from '../judging/reading.js';
import type { Sentence } from '../sentence/sentence.js';
import { OTHER_KINDS_OF_FIGURE } from './kind-of-figure.js';
import { UNREAD_NAMES } from './unread-names.js';
import { OTHER_SPEAKERS } from './other-speakers.js';
import type { Asked, Question, SaysMore } from './question.js';

const QUESTIONS: readonly Question[] = [
  ...UNREAD_NAMES,
  ...OTHER_KINDS_OF_FIGURE,
  ...OTHER_SPEAKERS,
];

const OF_KIND = new Map<Meaning['is'], SaysMore[]>();
for (const { kinds, saysMore } of QUESTIONS)
  for (const kind of kinds) OF_KIND.set(kind, [...(OF_KIND.get(kind) ?? []), saysMore as SaysMore]);

/**
 * Names and quarters in a sentence that no reading covers, or that were read as something else; each is
 * left open. Called only when all other readings are supported.
 */
export function uncoveredNames(sentence: Sentence, readings: readonly Reading[]): Reading[] {
  const { items } = sentence;
  const facts = readings.flatMap((one) => one.facts);
  return items
    .filter((item, at) => {
      const asked: Asked = {
        item,
        sentence,
        items,
        at,
        lead: items[at - 1],
        next: items[at + 1],
        readings,
        facts,
      };
      return OF_KIND.get(item.meaning.is)?.some((saysMore) => saysMore(asked)) ?? false;
    })
    .map((item) => decided({ type: 'compare', items: [item] }, null));
}
