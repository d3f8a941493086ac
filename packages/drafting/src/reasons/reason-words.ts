import { NEGATIONS } from '@lqc/language';

/** Words by which a sentence that gives a reason is recognised; the reason stands behind them. */
export const BEGINS_A_REASON =
  /\b(?:karena|akibat|disebabkan|didorong|dipengaruhi|seiring|sejalan|dipicu|ditopang)\b/i;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** What stands behind such a word, up to the end of the clause. */
const REASON = new RegExp(
  `${BEGINS_A_REASON.source}(?: (?:oleh|dengan|adanya))* ([^,;:.!?()“”"]+)`,
  'giu',
);
/** Words that end a reason. */
const ENDS: ReadonlySet<string> = setOf(
  'yang sehingga maka agar namun tetapi meski meskipun walaupun sedangkan sementara serta',
);
/** Words that may stand within a reason, but neither begin nor end it. */
const JOINS: ReadonlySet<string> = setOf(
  'dari di ke pada untuk bagi dan oleh dengan dalam sebagai',
);
/** Words behind which stands how much, which is no part of a reason. */
const MEASURES: ReadonlySet<string> = setOf('sebesar sekitar hingga sampai mencapai');
/** "5G" is one, "5" is none. */
const WORD = /^(?=.*\p{L})[\p{L}\p{N}-]+$/u;
/** "Denpasar", but neither "UMKM" nor "Rupiah": names a person or a place. */
const NAME = /^(?!Rupiah$)\p{Lu}\p{Ll}/u;
/** Content words that a reason has at least. */
const LEAST_CONTENT = 2;

/** The words of each reason in a sentence; without those it denies ("bukan karena hujan"). */
export const reasonsIn = (sentence: string): string[][] =>
  [...sentence.matchAll(REASON)].flatMap(({ 1: reason = '', index }) => {
    const before = wordsIn(sentence.slice(0, index).toLowerCase()).at(-1);
    return before !== undefined && NEGATIONS.has(before) ? [] : [untilItEnds(wordsIn(reason))];
  });

const untilItEnds = (words: readonly string[]): string[] => {
  const end = words.findIndex((word) => ENDS.has(word.toLowerCase()));
  return end === -1 ? [...words] : words.slice(0, end);
};

const wordsIn = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Whether words can be told as a reason: enough content words, no figure, no name. */
export function isReason(words: readonly string[], stopWords: ReadonlySet<string>): boolean {
  const [first = '', ...others] = words.map((word) => word.toLowerCase());
  const isContent = (word: string) => !stopWords.has(word);
  return (
    words.every((word) => WORD.test(word) && !NAME.test(word)) &&
    isContent(first) &&
    !JOINS.has(others.at(-1) ?? '') &&
    others.filter(isContent).length + 1 >= LEAST_CONTENT
  );
}

/** Whether a reason may end in front of a word. */
export const mayEnd = (next: string | undefined): boolean =>
  next === undefined || !WORD.test(next) || JOINS.has(next.toLowerCase()) || MEASURES.has(next);

/** "Terutama pada produk apartemen": what only some firms sell. */
const WHAT_IS_SOLD = /\b(?:terutama|khususnya|produk|penjualan)\b/i;

/** Whether a sentence names a person or place after its first word, or what a firm sells. */
export const showsWhoSaidIt = (sentence: string): boolean =>
  WHAT_IS_SOLD.test(sentence) ||
  wordsIn(sentence)
    .slice(1)
    .some((word) => NAME.test(word));
