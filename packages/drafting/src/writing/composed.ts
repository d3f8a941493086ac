import type { CheckedText } from '@lqc/contracts';
import type { SentenceSpan } from '@lqc/language';
import type { FactSheet } from '../facts/fact-sheet.js';
import { ownWords } from '../reasons/own-words.js';
import { checkedText } from './checked-text.js';
import type { RefusedSentence, RenderedSentence } from '../slots/render-sentence.js';
import type { NumberedSentence } from '../slots/sources.js';

/**
 * Rendered sentences as a chapter: paragraphs where the writer began them, the key sentence bold;
 * checked like any other text, with each source as the evidence of its sentence.
 */
export function composed(
  sentences: readonly (RenderedSentence | RefusedSentence)[],
  sheet: FactSheet,
): CheckedText {
  let summary = '';
  let startsParagraph = false;
  const placed: (SentenceSpan & { readonly cited: readonly NumberedSentence[] })[] = [];
  for (const one of sentences) {
    startsParagraph ||= one.startsParagraph;
    if (one.kind === 'refused') continue;
    if (summary !== '') summary += startsParagraph ? '\n\n' : ' ';
    startsParagraph = false;
    const start = summary.length;
    summary += start === 0 ? `**${one.text}**` : one.text;
    placed.push({ start, end: summary.length, cited: one.cited });
  }
  const citedIn = ({ start, end }: SentenceSpan) =>
    placed.filter((one) => one.start < end && start < one.end).flatMap(({ cited }) => cited);
  return checkedText(summary, sheet, {
    contacts: (span) => citedIn(span).map(({ voice }) => voice.contactId),
    sources: (span) =>
      citedIn(span).map(({ voice, text }) => ({
        contactId: voice.contactId,
        quote: ownWords(text),
      })),
  });
}
