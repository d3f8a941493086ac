import type { JSONContent } from '@tiptap/core';

interface ParsedText {
  readonly doc: JSONContent;
  /** For each visible character in reading order its position in the text, in UTF-16 units. */
  readonly shown: readonly number[];
}

const BOLD = '**';
const HEADING = /^#{1,6} +/;
const BULLET = /^\s*[-*] +/;
// A longer number, such as a year, begins a sentence and not an item of a list.
const NUMBER = /^\s*(\d{1,2})\. +/;

/**
 * Parses a section's Markdown into a document with paragraphs, headings, lists and bold. All other
 * text, including escapes, is shown as it is, since reports have no other formatting.
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

/** Converts a document to the section's Markdown, the reverse of `documentOf`. */
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

/** Joins the lines of a paragraph by spaces, and adds the position of each character to `shown`. */
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
      // The joining space has the position of the line break.
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
    // Adjacent bold parts are merged.
    .replaceAll(BOLD + BOLD, '');
