import type { ReadStatement } from '@lqc/claims';
import type { BoundMark, Claim, InsertedClaim, RewrittenSentence } from '@lqc/contracts';
import type { SentenceSpan } from '@lqc/language';
import type { SentenceTeller, ToldSentences } from './told-sentences.js';

const BOLD = '**';
const words = (written: string) => written.replaceAll(BOLD, '');

/**
 * The marks that hold: their words are exactly a sentence that the current data give for their claim. Marks
 * come from the client and are not trusted.
 */
export function holdingMarks(
  text: string,
  marks: readonly BoundMark[],
  teller: SentenceTeller,
): BoundMark[] {
  let from = 0;
  return marks
    .toSorted((a, b) => a.start - b.start)
    .filter(({ start, end, claim }) => {
      if (start < from || end <= start || end > text.length) return false;
      if (!teller.told(claim).texts.includes(words(text.slice(start, end)))) return false;
      from = end;
      return true;
    });
}

/** Markup before and after the words of a sentence: lists, headings, bold. */
const BEFORE = /^(?:#{1,6} +|\s*[-*] +|\s*\d{1,2}\. +)?(?:\*\*)?/;
const BEHIND = /(?:\*\*)?$/;

/** The span of a sentence's words without the markup around them. */
function withoutMarkup(text: string, { start, end }: SentenceSpan): SentenceSpan {
  const written = text.slice(start, end);
  return {
    start: start + BEFORE.exec(written)![0].length,
    end: end - BEHIND.exec(written)![0].length,
  };
}

/** A statement, and the mark that covers all of its words. */
export interface BoundStatement {
  readonly read: ReadStatement;
  readonly mark: BoundMark | null;
}

/**
 * Each statement with its mark; null for a sentence with words outside the mark, which is then checked like
 * any other.
 */
export function statementsIn(
  text: string,
  read: readonly ReadStatement[],
  marks: readonly BoundMark[],
): BoundStatement[] {
  const spans = read.map((one) => withoutMarkup(text, one));
  const [starts, ends] = [
    new Set(spans.map(({ start }) => start)),
    new Set(spans.map(({ end }) => end)),
  ];
  const whole = marks.filter(({ start, end }) => starts.has(start) && ends.has(end));
  let at = 0;
  return read.map((one, nth) => {
    const { start, end } = spans[nth]!;
    while (at < whole.length && whole[at]!.end <= start) at += 1;
    const mark = whole[at];
    return { read: one, mark: mark && mark.start <= start && end <= mark.end ? mark : null };
  });
}

/** Makes a bound sentence supported, since its mark holds; readings that are not supported are dropped. */
export const borneOut = (
  one: ReadStatement,
  { evidence }: Pick<ToldSentences, 'evidence'>,
): ReadStatement => ({
  ...one,
  status: 'supported',
  readings: one.readings.filter(({ status }) => status === 'supported'),
  evidence: [...evidence, ...one.evidence.filter((own) => !isAmong(evidence, own))],
});

const isAmong = (
  evidence: ReadStatement['evidence'],
  { contact_id: id, sentence }: ReadStatement['evidence'][number],
) => evidence.some((one) => one.contact_id === id && one.sentence === sentence);

/**
 * Kinds of claims that follow from a range are shown as changes, so that a release copy withholds them as
 * such.
 */
const SHOWN_AS: Partial<Record<InsertedClaim['type'], Claim['type']>> = {
  from_to: 'change',
  condition: 'change',
  change_range: 'change',
  matched: 'change',
  driver: 'change',
  outcome: 'other',
};

/** The claim of a bound sentence, with all figures that it depends on. */
export const claimOf = (
  { start, end, claim: { type, base } }: BoundMark,
  { facts, beyond }: ToldSentences,
): Claim => ({
  start,
  end,
  // A rank of changes covers only changes that can be told apart from none.
  type: type === 'rank' && base !== null ? 'change' : (SHOWN_AS[type] ?? (type as Claim['type'])),
  status: 'supported',
  expected: null,
  facts: [...facts.map(({ id }) => id), ...beyond],
});

/** A text with its bound sentences rewritten from other data, and the former wordings. */
export interface RenewedText {
  readonly text: string;
  readonly bound: readonly BoundMark[];
  readonly rewritten: readonly RewrittenSentence[];
}

/**
 * Rewrites the bound sentences of a text from new data. A sentence that the new data do not allow stays as
 * it is and loses its mark, so that it is checked like any other.
 */
export function renewedText(
  text: string,
  marks: readonly BoundMark[],
  { was, now }: { readonly was: SentenceTeller; readonly now: SentenceTeller },
): RenewedText {
  let renewed = '';
  let from = 0;
  const bound: BoundMark[] = [];
  const rewritten: RewrittenSentence[] = [];
  for (const { start, end, claim } of holdingMarks(text, marks, was)) {
    const written = text.slice(start, end);
    const old = words(written);
    const { texts } = now.told(claim);
    const told = texts[was.told(claim).texts.indexOf(old) % Math.max(texts.length, 1)] ?? null;
    renewed += text.slice(from, start);
    from = end;
    const place = renewed.length;
    // Bold that begins or ends within the sentence stays closed.
    const isOpen = written.split(BOLD).length % 2 === 0;
    renewed += told === null || told === old ? written : told + (isOpen ? BOLD : '');
    if (told === null || told !== old) rewritten.push({ was: old, now: told });
    if (told !== null) bound.push({ start: place, end: renewed.length, claim });
  }
  return { text: renewed + text.slice(from), bound, rewritten };
}
