import { sentenceSpans } from '@lqc/language';
import { isOneOf, type Item, type Meaning } from './items/item.js';
import { readItems } from './items/read-items.js';
import type { Vocabulary } from './items/vocabulary.js';

/** A stretch of a text that asserts something, or could: what kind it is, and its words. */
export interface AssertiveWords {
  readonly is: Meaning['is'];
  readonly text: string;
  /** For a quarter: true when it means the current one without naming its number. */
  readonly isPresent: boolean;
}

const isSilent = isOneOf(
  'plain',
  'break',
  'open',
  'close',
  'people',
  'indicator',
  'measure',
  'everybody',
);

/**
 * What the words of a text mean to the checker, without comparing them with the facts: numbers in digits
 * and words, directions, quantifiers, ranks, quarters, names, reasons. Linear in the text's length.
 */
export function assertionsIn(text: string, vocabulary: Vocabulary): AssertiveWords[] {
  const asAssertion = ({ meaning, start, end }: Item): AssertiveWords => ({
    is: meaning.is,
    text: text.slice(start, end),
    isPresent: meaning.is === 'period' && meaning.role === 'now' && !meaning.isNamed,
  });
  return sentenceSpans(text)
    .flatMap((span) => readItems(text, span, vocabulary))
    .filter((one) => !isSilent(one))
    .map(asAssertion);
}
