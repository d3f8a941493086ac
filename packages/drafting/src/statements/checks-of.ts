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
 * worst status, so that every word of a false claim is marked as contradicted. Words that are wrong without
 * such a word, as a quotation, are marked as one.
 */
export function checksOf(text: string, { readings, status: of }: ReadStatement): Check[] {
  const marks = new Map<number, Check>();
  const wrong: Check[] = [];
  for (const { items, status, expected, facts, isRounded } of readings) {
    const found = { status: markOf(status, isRounded), facts: facts.map(({ id }) => id), expected };
    const kinds = items.map(({ meaning }) => KINDS[meaning.is]);
    const isWhole = items.length > 0 && kinds.every((kind) => kind === undefined);
    if (status === 'contradicted' && isWhole) {
      const mark: Check = { kind: 'words', ...placeOf(text, items), ...found };
      if (!wrong.some(({ start, end }) => start === mark.start && end === mark.end))
        wrong.push(mark);
    }
    for (const [at, item] of items.entries()) {
      const kind = kinds[at];
      if (!kind) continue;
      const mark: Check = { kind, ...placeOf(text, [item]), ...found };
      const other = marks.get(mark.start);
      if (!other || WORST_FIRST.indexOf(mark.status) < WORST_FIRST.indexOf(other.status))
        marks.set(mark.start, mark);
    }
  }
  const single = [...marks.values()];
  const whole = wrong.filter(
    (one) => !single.some((mark) => mark.status === 'contradicted' && overlap(mark, one)),
  );
  const apart = single.filter((mark) => !whole.some((one) => overlap(mark, one)));
  const marked = [...apart, ...whole].toSorted((a, b) => a.start - b.start);
  // A statement that was not wholly checked shows no supported words, lest it look supported.
  return of === 'contradicted' || of === 'supported'
    ? marked
    : marked.filter(({ status }) => status !== 'supported' && status !== 'rounded');
}

const overlap = (mark: Check, stretch: Check): boolean =>
  mark.start < stretch.end && stretch.start < mark.end;

/** The place of some words in a text, from the first to the last. */
export function placeOf(
  text: string,
  items: readonly Pick<ReadStatement, 'start' | 'end'>[],
): Pick<Check, 'start' | 'end' | 'text'> {
  const start = Math.min(...items.map((item) => item.start));
  const end = Math.max(...items.map((item) => item.end));
  return { start, end, text: text.slice(start, end) };
}

const WORST_FIRST: readonly CheckStatus[] = ['contradicted', 'unknown', 'rounded', 'supported'];

function markOf(status: Reading['status'], isRounded: boolean): CheckStatus {
  if (status === 'supported') return isRounded ? 'rounded' : 'supported';
  return status === 'contradicted' ? 'contradicted' : 'unknown';
}
