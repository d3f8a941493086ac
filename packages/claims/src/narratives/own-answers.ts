import { type IndicatorKey, LIKERT_SCALE } from '@lqc/contracts';
import { isA, type Item, type ItemOf } from '../reading/item.js';
import type { Said } from '../reading/sheet.js';

/** What a part says of the answer that a contact gave on the scale: "memberikan skor 5", "pesimistis". */
export type OwnAnswer = ItemOf<'category'> | ItemOf<'rank'> | ItemOf<'level'>;

const OF_ANSWERS = new Set(['above', 'neutral', 'below']);

/** The words of a part that are about the contact's own answer. */
export function answersIn(text: string, items: readonly Item[]): OwnAnswer[] {
  return items.filter((item, at): item is OwnAnswer => {
    if (isA('category')(item)) {
      const { category } = item.meaning;
      return category.startsWith('score') || OF_ANSWERS.has(category);
    }
    if (isA('level')(item)) return MOOD.test(item.word);
    if (!isA('rank')(item)) return false;
    return items[at - 1]?.word === 'skor' || MOOD.test(text.slice(item.start, item.end));
  });
}
const MOOD = /optimis|pesimis/i;

/** Whether a contact answered so of an indicator; null where it gave no answer, or where another is meant. */
export function hasAnswered(
  { meaning }: OwnAnswer,
  owner: string,
  indicator: IndicatorKey | null,
  said: readonly Said[],
): boolean | null {
  const asked = said.filter(({ key, score }) => key === indicator && score !== null);
  const own = asked.find(({ contact }) => contact === owner);
  if (!own || own.score === null) return null;
  if (meaning.is === 'category') return fits(own.score, meaning.category) || null;
  if (meaning.is === 'level') return fits(own.score, meaning.level) || null;
  const scores = asked.map(({ score }) => score!);
  const end = meaning.end === 'top' ? Math.max(...scores) : Math.min(...scores);
  return own.score === end || null;
}

/** Whether a contact gave an indicator this score. */
export const hasScored = (
  owner: string,
  indicator: IndicatorKey | null,
  given: number,
  said: readonly Said[],
): boolean =>
  said.some(({ key, score, contact }) => key === indicator && contact === owner && score === given);

function fits(score: number, category: string): boolean {
  if (category.startsWith('score')) return `score ${score}` === category;
  return onSide(score) === (category === 'above' ? 1 : category === 'below' ? -1 : 0);
}

/** On which side of neutral a score lies. */
export const onSide = (score: number): number => Math.sign(score - LIKERT_SCALE.neutral);

/** "Hanya X", "satu-satunya": that nobody else answered so. */
export function isOnlyOne(
  { meaning }: OwnAnswer,
  owners: readonly string[],
  indicator: IndicatorKey | null,
  said: readonly Said[],
): boolean | null {
  if (meaning.is === 'rank') return null;
  const answer = meaning.is === 'category' ? meaning.category : meaning.level;
  return !said.some(
    ({ key, score, contact }) =>
      key === indicator && score !== null && fits(score, answer) && !owners.includes(contact),
  );
}
