import { balanced } from '../writing/plain-draft.js';
import { withoutMarkup } from '../model-text/without-markup.js';

const LIST_LINE = /^\s*(?:[-*+•]|\d+[.)])\s+(?=\S)/;
/** An end that may become a citation, a pseudonym, another number or bold text; it is shown once it is complete. */
const UNFINISHED =
  /(?:\[[^\]\n]{0,40}|\bKontak(?:\s(?:K\d*)?)?|\bK\d*|(?<![\d.,])[−+-]?\d[\d.]{0,20}(?:,\d*)?|[−+-]|\*+)$/i;

/** A reply in the form that is stored: paragraphs and lists with **bold**, no other markup. */
export function plainReply(written: string): string {
  return withoutMarkup(written)
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((line) => balanced(line.replace(/[ \t]+/g, ' ').trim()))
        .map((line) =>
          line.replace(LIST_LINE, (mark) => (/\d/.test(mark) ? `${mark.trim()} ` : '- ')),
        )
        .filter(Boolean)
        .join('\n'),
    )
    .filter(Boolean)
    .join('\n\n');
}

/** The part of an unfinished reply that can be shown already. */
export function shownSoFar(written: string): string {
  return withoutMarkup(written)
    .replace(/<[^>]*$/, '')
    .replace(UNFINISHED, '')
    .trimEnd();
}
