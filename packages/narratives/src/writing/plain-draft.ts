import { withoutMarkup } from './without-markup.js';

const LIST_MARK = /^\s{0,3}(?:[-*+]|\d+[.)])\s+(?=\S)/gm;

/** A draft as the product keeps it: paragraphs with **bold**, nothing else. */
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

/** Bold closes where it opened: an opened ** that is never closed would make the rest bold. */
export function balanced(paragraph: string): string {
  const marks = paragraph.split('**').length - 1;
  const last = paragraph.lastIndexOf('**');
  return marks % 2 === 0 ? paragraph : paragraph.slice(0, last) + paragraph.slice(last + 2);
}
