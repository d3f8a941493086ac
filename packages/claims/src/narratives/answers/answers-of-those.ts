import { isA, type Item, type Meaning } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { aboutOf } from '../matching/about.js';
import { hasScored, scoreOf } from './own-answers.js';

const GIVING = /^(?:memberi(?:kan)?|diberi(?:kan)?(?:nya)?|menjawab)$/;
const COUNTS: Readonly<Record<string, number>> = { kedua: 2, ketiga: 3, keempat: 4, kelima: 5 };

/** What such a sentence may hold beside who they are and which scores they gave. */
const SILENT = new Set<Meaning['is']>([
  'plain',
  'people',
  'respectively',
  'break',
  'indicator',
  'says',
]);
const ALIKE = new Set(['sama-sama', 'berbeda', 'masing-masing']);

/**
 * "Kedua kontak itu sama-sama memberikan skor 2", "skor yang diberikan adalah 4": the answers of those
 * whom the sentences before named. Right where each of them gave that score; else left open. Null where
 * a sentence is about anything else.
 */
export function readAnswersOfThose(sentence: Sentence): Reading[] | null {
  const { items, topic, sheet } = sentence;
  if (topic.spoken.length === 0 || items.some(isA('company'))) return null;
  if (!items.some(({ word }) => GIVING.test(word))) return null;
  const counted = items.find(isSubject);
  const scores = items.filter((one) => one !== counted && scoreOf(one) !== null);
  const isSilent = (one: Item) =>
    one === counted || scores.includes(one) || SILENT.has(one.meaning.is) || ALIKE.has(one.word);
  if (scores.length === 0 || !items.every(isSilent)) return null;
  const count = counted ? countOf(counted)! : 1;
  const owners = count === 1 ? topic.spoken.slice(-1) : topic.spoken;
  const isEach = scores.length === count && count > 1;
  if (owners.length !== count || (scores.length > 1 && !isEach)) return null;
  const { indicator } = aboutOf(sentence, items);
  const holds = owners.every((owner, at) => {
    const score = scoreOf(scores[isEach ? at : 0]!)!;
    return hasScored(owner, indicator, score, sheet.said);
  });
  const own = [
    ...(counted ? [counted] : []),
    ...items.filter((one) => !SILENT.has(one.meaning.is)),
  ];
  return [
    decided({ type: 'contact', items: [...new Set([...own, ...scores])] }, holds ? true : null),
  ];
}

const isSubject = (one: Item, at: number): boolean => at === 0 && countOf(one) !== null;

const countOf = ({ word }: Item): number | null => COUNTS[word.replace(/nya$/, '')] ?? null;
