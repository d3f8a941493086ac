import type { Reading, ReadStatement } from '@lqc/claims';
import type { Check, CheckStatus } from '@lqc/contracts';

/** The words of a claim that are told apart; of a reason nothing is marked word by word. */
const KINDS: Partial<Record<Reading['items'][number]['meaning']['is'], Check['kind']>> = {
  number: 'figure',
  quantifier: 'figure',
  period: 'quarter',
  way: 'direction',
  more: 'direction',
  rank: 'direction',
  level: 'direction',
  category: 'direction',
  status: 'direction',
  company: 'contact',
  stranger: 'contact',
};

/**
 * A statement's claims as marks on single words. Every word of a false claim is marked so, whatever
 * else is said with it.
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
  // Nothing of a statement that is not wholly borne out may look as if it were.
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
