import { sideOf } from '@lqc/statistics';
import { type Item, means } from '../../items/item.js';
import type { Said } from '../../facts/sheet.js';
import type { About } from '../matching/about.js';
import { isSide } from '../../facts/categories.js';

/** The answer on the scale that a part says a contact gave: "memberikan skor 5", "pesimistis". */
export interface OwnAnswer {
  /** A score, a side of the scale, or the highest or lowest of all answers. */
  readonly answer: string | { readonly end: 'top' | 'bottom' };
  /** "Kurang optimistis". */
  readonly isDenied: boolean;
  readonly items: readonly Item[];
}

const MOOD = /optimis|pesimis/i;
const DENYING = /^(?:kurang|tidak|tak|belum|bukan)$/;

/** The answers that a part says a contact gave, each with its words. */
export function answersIn(text: string, items: readonly Item[]): OwnAnswer[] {
  return items.flatMap((item, at): OwnAnswer[] => {
    const answer = answerOf(item, items[at - 1], text);
    const denying = items[at - 1] && DENYING.test(items[at - 1]!.word) ? [items[at - 1]!] : [];
    return answer ? [{ answer, isDenied: denying.length > 0, items: [...denying, item] }] : [];
  });
}

function answerOf(item: Item, before: Item | undefined, text: string): OwnAnswer['answer'] | null {
  if (means(item, 'category')) {
    const { category } = item.meaning;
    return category.startsWith('score') || isSide(category) ? category : null;
  }
  if (means(item, 'level')) return MOOD.test(item.word) ? item.meaning.level : null;
  if (!means(item, 'rank')) return null;
  const isOfScore = before?.word === 'skor' || MOOD.test(text.slice(item.start, item.end));
  return isOfScore ? { end: item.meaning.end } : null;
}

/**
 * Whether a contact gave this answer to an indicator; null where it gave none, or another indicator or judgement may
 * be meant.
 *
 * @param isSure the indicator is named: then another score is wrong
 */
export function hasAnswered(
  { answer, isDenied }: Pick<OwnAnswer, 'answer' | 'isDenied'>,
  owner: string,
  { indicator, isSure }: Pick<About, 'indicator' | 'isSure'>,
  said: readonly Said[],
): boolean | null {
  const asked = said.filter(({ key, score }) => key === indicator && score !== null);
  const own = asked.find(({ contact }) => contact === owner)?.score;
  if (own === undefined || own === null) return null;
  const scores = asked.map(({ score }) => score!);
  const isSo =
    typeof answer === 'string'
      ? fits(own, answer)
      : own === (answer.end === 'top' ? Math.max(...scores) : Math.min(...scores));
  const isOther = isSure && !isDenied && typeof answer === 'string' && answer.startsWith('score');
  return isSo !== isDenied || (isOther ? false : null);
}

/** Whether a score matches an answer: `score 4`, or a side of neutral. */
export function fits(score: number, category: string): boolean {
  if (category.startsWith('score')) return `score ${score}` === category;
  return sideOf(score) === (category === 'above' ? 1 : category === 'below' ? -1 : 0);
}
