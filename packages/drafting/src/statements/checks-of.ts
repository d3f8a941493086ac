import type { Reading, ReadStatement } from '@lqc/claims';
import type { Check, CheckStatus } from '@lqc/contracts';

/** The kinds of words in a claim that are marked; words of reasons are not marked one by one. */
const KINDS: Partial<Record<Reading['items'][number]['meaning']['is'], Check['kind']>> = {
  number: 'figure',
  quantifier: 'figure',
  period: 'quarter',
  direction: 'direction',
  more: 'direction',
  rank: 'direction',
  level: 'direction',
  category: 'direction',
  company: 'contact',
  stranger: 'contact',
};

/**
 * A statement's claims as checks of single words. A word that belongs to several claims gets the
 * worst status, so that every word of a false claim is marked as contradicted.
 */
export function checksOf(text: string, { readings, status: of }: ReadStatement): Check[] {
  const marks = new Map<number, Check>();
  for (const { items, status, expected, facts, isRounded } of readings)
    for (const { meaning, start, end } of items) {
      const kind = KINDS[meaning.is];
      if (!kind) continue;
      const mark: Check = {
        kind,
        start,
        end,
        text: text.slice(start, end),
        status: markOf(status, isRounded),
        facts: facts.map(({ id }) => id),
        expected,
      };
      const other = marks.get(start);
      if (!other || WORST_FIRST.indexOf(mark.status) < WORST_FIRST.indexOf(other.status))
        marks.set(start, mark);
    }
  // A statement that was not wholly checked shows no supported words, lest it look supported.
  const marked = [...marks.values()].sort((a, b) => a.start - b.start);
  return of === 'contradicted' || of === 'supported'
    ? marked
    : marked.filter(({ status }) => status !== 'supported' && status !== 'rounded');
}

const WORST_FIRST: readonly CheckStatus[] = ['contradicted', 'unknown', 'rounded', 'supported'];

function markOf(status: Reading['status'], isRounded: boolean): CheckStatus {
  if (status === 'supported') return isRounded ? 'rounded' : 'supported';
  return status === 'contradicted' ? 'contradicted' : 'unknown';
}
