import type { JSONContent } from '@tiptap/core';

interface ParsedText {
  readonly doc: JSONContent;
  /** Of each character that is shown, in reading order, where it stands in the text (UTF-16). */
  readonly shown: readonly number[];
}

const BOLD = '**';
const HEADING = /^#{1,6} +/;
const BULLET = /^\s*[-*] +/;
// Longer numbers begin a sentence on a year, not a list.
const NUMBER = /^\s*(\d{1,2})\. +/;

/**
 * A section's text as a document: paragraphs, headings, lists, bold. Everything else is shown as it
 * stands: a report has no other formatting, and escapes would be printed.
 */
export function documentOf(text: string): ParsedText {
  const blocks: JSONContent[] = [];
  const shown: number[] = [];
  let paragraph: Line[] = [];
  const endParagraph = () => {
    if (paragraph.length > 0)
      blocks.push({ type: 'paragraph', content: inlineOf(paragraph, shown) });
    paragraph = [];
  };
  for (const line of linesOf(text)) {
    const heading = HEADING.exec(line.text);
    const item = BULLET.exec(line.text) ?? NUMBER.exec(line.text);
    if (heading || item || line.text.trim() === '') endParagraph();
    if (heading)
      blocks.push({
        type: 'heading',
        attrs: { level: 3 },
        content: inlineOf([after(line, heading[0].length)], shown),
      });
    else if (item) addItem(blocks, item, inlineOf([after(line, item[0].length)], shown));
    else if (line.text.trim() !== '') paragraph.push(line);
  }
  endParagraph();
  if (blocks.length === 0) blocks.push({ type: 'paragraph' });
  return { doc: { type: 'doc', content: blocks }, shown };
}

/** A document as the section's text; the way back from `documentOf`. */
export const textOf = ({ content: blocks = [] }: JSONContent): string =>
  blocks
    .map((block) => {
      if (block.type === 'heading') return `### ${inlineText(block)}`;
      if (block.type === 'paragraph') return inlineText(block);
      const start = Number(block.attrs?.start ?? 1);
      return (block.content ?? [])
        .map((item, at) => {
          const mark = block.type === 'orderedList' ? `${start + at}.` : '-';
          return `${mark} ${(item.content ?? []).map(inlineText).join(' ')}`;
        })
        .join('\n');
    })
    .filter((block) => block.trim() !== '')
    .join('\n\n');

interface Line {
  readonly text: string;
  readonly at: number;
}

function* linesOf(text: string): Generator<Line> {
  let at = 0;
  for (const line of text.split('\n')) {
    yield { text: line, at };
    at += line.length + 1;
  }
}

const after = ({ text, at }: Line, from: number): Line => ({
  text: text.slice(from),
  at: at + from,
});

function addItem(blocks: JSONContent[], mark: RegExpExecArray, content: JSONContent[]): void {
  const [, number] = mark;
  const type = number ? 'orderedList' : 'bulletList';
  const item: JSONContent = { type: 'listItem', content: [{ type: 'paragraph', content }] };
  const last = blocks.at(-1);
  if (last?.type === type)
    blocks[blocks.length - 1] = { ...last, content: [...last.content!, item] };
  else blocks.push({ type, ...(number && { attrs: { start: Number(number) } }), content: [item] });
}

/** Lines that are one paragraph, joined by spaces; tells where each shown character stands. */
function inlineOf(lines: readonly Line[], shown: number[]): JSONContent[] {
  const nodes: JSONContent[] = [];
  let isBold = false;
  lines.forEach(({ text, at }, position) => {
    let from = at;
    const parts = text.split(BOLD);
    parts.forEach((part, index) => {
      if (index > 0) {
        isBold = !isBold;
        from += BOLD.length;
      }
      const isLast = index === parts.length - 1 && position < lines.length - 1;
      // The end of the line stands for the space.
      const visible = isLast ? `${part} ` : part;
      for (let offset = 0; offset < visible.length; offset += 1) shown.push(from + offset);
      if (visible !== '')
        nodes.push({
          type: 'text',
          text: visible,
          ...(isBold && { marks: [{ type: 'bold' }] }),
        });
      from += part.length;
    });
  });
  return nodes;
}

const inlineText = ({ content = [] }: JSONContent): string =>
  content
    .map(({ text = '', marks = [] }) =>
      marks.some(({ type }) => type === 'bold') ? `${BOLD}${text}${BOLD}` : text,
    )
    .join('')
    // Bold that ends where the next begins is one.
    .replaceAll(BOLD + BOLD, '');
