import {
  type Block,
  type BoundMark,
  escapeMarks,
  escapeStart,
  type Piece,
  readMarkdown,
} from '@lqc/contracts';
import type { JSONContent } from '@tiptap/core';
import { BOUND, type BoundAttributes } from './bound-sentences';
import type { BoundText } from './bound-text';

interface ParsedText {
  readonly doc: JSONContent;
  /**
   * For each character that is no space, in reading order, its position in the text, in UTF-16 units. Spaces have
   * none: a document may hold some that its text leaves out, as in a paragraph of nothing else.
   */
  readonly shown: readonly number[];
}

/**
 * A section's Markdown as a document with paragraphs, headings, lists, bold, and marks of bound
 * sentences.
 */
export function documentOf(text: string, bound: readonly BoundMark[] = []): ParsedText {
  const content: JSONContent[] = [];
  const shown: number[] = [];
  const marks = bound.map(({ start, end, claim }) => ({ start, end, attrs: { claim, words: '' } }));
  for (const block of readMarkdown(text)) {
    const words = block.pieces.flatMap((piece) => nodesOf(piece, marks));
    for (const piece of block.pieces)
      for (let at = 0; at < piece.text.length; at += 1)
        if (!isSpace(piece.text[at]!)) shown.push(piece.start + at);
    if (block.kind === 'paragraph') content.push({ type: 'paragraph', content: words });
    else if (block.kind === 'heading')
      content.push({ type: 'heading', attrs: { level: 3 }, content: words });
    else addItem(content, block, words);
  }
  if (content.length === 0) content.push({ type: 'paragraph' });
  return { doc: { type: 'doc', content }, shown };
}

/** True for a space of any kind, as it is left out at the ends of a text. */
export const isSpace = (character: string): boolean => character.trim() === '';

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
      if (block.type === 'heading') return `### ${inlineText(block, claims).trimStart()}`;
      if (block.type === 'paragraph') return escapeStart(inlineText(block, claims));
      const start = Number(block.attrs?.start ?? 1);
      return (block.content ?? [])
        .map((item, at) => {
          const mark = block.type === 'orderedList' ? `${start + at}.` : '-';
          const words = (item.content ?? []).map((one) => inlineText(one, claims)).join(' ');
          return `${mark} ${words.trimStart()}`;
        })
        .join('\n');
    })
    .filter((block) => block.trim() !== '')
    .join('\n\n');

function addItem(blocks: JSONContent[], { number }: Block, content: JSONContent[]): void {
  const type = number === null ? 'bulletList' : 'orderedList';
  const item: JSONContent = { type: 'listItem', content: [{ type: 'paragraph', content }] };
  const last = blocks.at(-1);
  if (last?.type === type) last.content!.push(item);
  else blocks.push({ type, ...(number !== null && { attrs: { start: number } }), content: [item] });
}

/** A bound sentence's place in the text; its words are added as they are read. */
interface Bound {
  readonly start: number;
  readonly end: number;
  readonly attrs: { readonly claim: BoundMark['claim']; words: string };
}

/** A piece of text as nodes, cut where bound sentences begin and end. */
function nodesOf({ text, bold, start }: Piece, marks: readonly Bound[]): JSONContent[] {
  const nodes: JSONContent[] = [];
  const words = text.replace(/[\r\n]/g, ' ');
  let at = 0;
  const take = (end: number, bound: Bound | null) => {
    const taken = words.slice(at, end);
    at = Math.max(at, end);
    if (taken === '') return;
    if (bound) bound.attrs.words += taken;
    const own = [
      ...(bound ? [{ type: BOUND, attrs: bound.attrs }] : []),
      ...(bold ? [{ type: 'bold' }] : []),
    ];
    nodes.push({ type: 'text', text: taken, ...(own.length > 0 && { marks: own }) });
  };
  for (const mark of marks) {
    if (mark.end <= start || mark.start >= start + text.length) continue;
    take(Math.max(0, mark.start - start), null);
    take(Math.min(text.length, mark.end - start), mark);
  }
  take(text.length, null);
  return nodes;
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
      // A report has ordinary spaces; the non-breaking ones come with pasted text.
      const plain = (node.text ?? '').replace(/[\uE000\uE001]/g, '').replaceAll('\u00A0', ' ');
      const words = escapeMarks(plain);
      const written = `${begins ? BEGINS : ''}${words}${ends ? ENDS : ''}`;
      const isBold = node.marks?.some(({ type }) => type === 'bold');
      return isBold ? `**${written}**` : written;
    })
    .join('')
    // Adjacent bold parts are merged.
    .replaceAll('****', '');
