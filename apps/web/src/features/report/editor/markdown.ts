import type { BoundMark } from '@lqc/contracts';
import type { JSONContent } from '@tiptap/core';
import { BOUND, type BoundAttributes } from './bound-sentences';
import type { BoundText } from './bound-text';

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
 * Parses a section's Markdown into a document with paragraphs, headings, lists, bold, and marks of
 * bound sentences. All other text, including escapes, is shown as it is, since reports have no other
 * formatting.
 */
export function documentOf(text: string, bound: readonly BoundMark[] = []): ParsedText {
  const blocks: JSONContent[] = [];
  const shown: number[] = [];
  const written: Written = {
    marks: bound.map((mark) => ({ ...mark, words: wordsOf(text, mark) })),
    shown,
  };
  let paragraph: Line[] = [];
  const endParagraph = () => {
    if (paragraph.length > 0)
      blocks.push({ type: 'paragraph', content: inlineOf(paragraph, written) });
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
        content: inlineOf([after(line, heading[0].length)], written),
      });
    else if (item) addItem(blocks, item, inlineOf([after(line, item[0].length)], written));
    else if (line.text.trim() !== '') paragraph.push(line);
  }
  endParagraph();
  if (blocks.length === 0) blocks.push({ type: 'paragraph' });
  return { doc: { type: 'doc', content: blocks }, shown };
}

/** Converts a document to the section's Markdown and its marks, the reverse of `documentOf`. */
export function boundTextOf(doc: JSONContent): BoundText {
  const claims: BoundAttributes[] = [];
  const written = markdownOf(doc, claims);
  let text = '';
  const bound: BoundMark[] = [];
  let start = 0;
  for (const part of written.split(EITHER)) {
    if (part === BEGINS) start = text.length;
    else if (part === ENDS)
      bound.push({ start, end: text.length, claim: claims[bound.length]!.claim });
    else text += part;
  }
  return { text, bound };
}

/** Letters of no language, which nobody types, around the words of a bound sentence. */
const [BEGINS, ENDS] = ['\uE000', '\uE001'];
const EITHER = /([\uE000\uE001])/;

const markdownOf = ({ content: blocks = [] }: JSONContent, claims: BoundAttributes[]): string =>
  blocks
    .map((block) => {
      if (block.type === 'heading') return `### ${inlineText(block, claims)}`;
      if (block.type === 'paragraph') return inlineText(block, claims);
      const start = Number(block.attrs?.start ?? 1);
      return (block.content ?? [])
        .map((item, at) => {
          const mark = block.type === 'orderedList' ? `${start + at}.` : '-';
          return `${mark} ${(item.content ?? []).map((one) => inlineText(one, claims)).join(' ')}`;
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

/** What is known of the whole text while its parts are made. */
interface Written {
  readonly marks: readonly (BoundMark & { readonly words: string })[];
  readonly shown: number[];
}

const wordsOf = (text: string, { start, end }: BoundMark): string =>
  text.slice(start, end).replaceAll(BOLD, '').replaceAll('\n', ' ');

/** Joins the lines of a paragraph by spaces, and adds the position of each character to `shown`. */
function inlineOf(lines: readonly Line[], { marks, shown }: Written): JSONContent[] {
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
      for (const { text: piece, mark } of cutAt(visible, from, marks)) {
        const own = [
          ...(mark ? [{ type: BOUND, attrs: { claim: mark.claim, words: mark.words } }] : []),
          ...(isBold ? [{ type: 'bold' }] : []),
        ];
        nodes.push({ type: 'text', text: piece, ...(own.length > 0 && { marks: own }) });
      }
      from += part.length;
    });
  });
  return nodes;
}

/** A part of a text that begins at `from`, cut where bound sentences begin and end. */
function cutAt(part: string, from: number, marks: Written['marks']) {
  const pieces: { text: string; mark: Written['marks'][number] | null }[] = [];
  let at = 0;
  const take = (end: number, mark: Written['marks'][number] | null) => {
    if (end > at) pieces.push({ text: part.slice(at, end), mark });
    at = Math.max(at, end);
  };
  for (const mark of marks) {
    if (mark.end <= from || mark.start >= from + part.length) continue;
    take(Math.max(0, mark.start - from), null);
    take(Math.min(part.length, mark.end - from), mark);
  }
  take(part.length, null);
  return pieces;
}

const boundTo = ({ marks = [] }: JSONContent): BoundAttributes | undefined =>
  marks.find(({ type }) => type === BOUND)?.attrs as BoundAttributes | undefined;

/** Whether two neighbours stand in one bound sentence. */
const isSame = (one: BoundAttributes | undefined, other: BoundAttributes | undefined) =>
  one?.words === other?.words && JSON.stringify(one?.claim) === JSON.stringify(other?.claim);

/** @param claims of the bound sentences, to which those in here are added */
const inlineText = ({ content = [] }: JSONContent, claims: BoundAttributes[]): string =>
  content
    .map((node, at) => {
      const own = boundTo(node);
      const begins = own && !isSame(own, boundTo(content[at - 1] ?? {}));
      const ends = own && !isSame(own, boundTo(content[at + 1] ?? {}));
      if (begins) claims.push(own);
      const words = (node.text ?? '').replace(/[\uE000\uE001]/g, '');
      const written = `${begins ? BEGINS : ''}${words}${ends ? ENDS : ''}`;
      const isBold = node.marks?.some(({ type }) => type === 'bold');
      return isBold ? `${BOLD}${written}${BOLD}` : written;
    })
    .join('')
    // Adjacent bold parts are merged.
    .replaceAll(BOLD + BOLD, '');
