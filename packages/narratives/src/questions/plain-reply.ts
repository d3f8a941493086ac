import { balanced } from '../writing/plain-draft.js';
import { withoutMarkup } from '../writing/without-markup.js';

const LIST_LINE = /^\s*(?:[-*+•]|\d+[.)])\s+(?=\S)/;
/** What may yet become a citation, a stand-in or bold: not shown before it is whole. */
const UNFINISHED = /(?:\[[^\]\n]{0,40}|\bKontak(?:\s(?:K\d*)?)?|\bK\d*|\*+)$/i;

/** A reply as the product keeps it: paragraphs and lists with **bold**, nothing else. */
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

/** So much of a growing reply as can be shown already. */
export function shownSoFar(written: string): string {
  return withoutMarkup(written)
    .replace(/<[^>]*$/, '')
    .replace(UNFINISHED, '')
    .trimEnd();
}
