import { withoutMarkup } from '../model-text/without-markup.js';

const LIST_MARK = /^\s{0,3}(?:[-*+]|\d+[.)])\s+(?=\S)/gm;

/** A draft in the form that is stored: paragraphs with **bold**, no other markup. */
export function plainDraft(written: string): string {
  return withoutMarkup(written)
    .replace(LIST_MARK, '')
    .split(/\n\s*\n/)
    .map((paragraph) =>
      balanced(
        paragraph
          .replaceAll('\n', ' ')
          .replace(/[ \t]+/g, ' ')
          .trim(),
      ),
    )
    .filter(Boolean)
    .join('\n\n');
}

/** Removes the last `**` of a paragraph with an odd number of them, which would leave bold open. */
export function balanced(paragraph: string): string {
  const marks = paragraph.split('**').length - 1;
  const last = paragraph.lastIndexOf('**');
  return marks % 2 === 0 ? paragraph : paragraph.slice(0, last) + paragraph.slice(last + 2);
}
