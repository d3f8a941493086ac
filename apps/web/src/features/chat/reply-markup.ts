import { type Block, type Piece, readMarkdown, type TableCell, tablesIn } from '@lqc/contracts';

/** A part of a reply with a meaning: a citation or a checked word. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

// Private-use characters mark spans within the markup; such characters of a reply are replaced
// beforehand.
const [OPEN, BETWEEN, CLOSE] = ['\uE000', '\uE001', '\uE002'];
const SPAN_MARKS = /[\uE000-\uE002]/g;
export const SPAN = /\uE000(\d+)\uE001([^\uE002]*)\uE002/g;

/** A part of a reply; its words are untrusted HTML. */
export type ReplyBlock =
  | { readonly kind: 'paragraph'; readonly words: string }
  | { readonly kind: 'bullet' | 'numbered'; readonly items: ListItem[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] };

interface ListItem {
  readonly number: number | null;
  readonly words: string;
}

/**
 * The paragraphs, lists and tables of a reply, with bold text; each span is wrapped in marks that `SPAN`
 * matches. Positions of spans refer to `content`.
 */
export function blocksOf(content: string, spans: readonly Span[]): ReplyBlock[] {
  const marked = withSpans(content.replaceAll(SPAN_MARKS, '\uFFFD'), spans);
  const blocks: ReplyBlock[] = [];
  let at = 0;
  for (const { start, end, rows } of tablesIn(marked)) {
    blocks.push(...textBlocks(marked.slice(at, start)), {
      kind: 'table',
      rows: rows.map(wordsOfCells),
    });
    at = end;
  }
  return [...blocks, ...textBlocks(marked.slice(at))];
}

const wordsOfCells = (row: readonly TableCell[]) =>
  row.map(({ text }) => readMarkdown(text).map(wordsOf).join(''));

function textBlocks(text: string): ReplyBlock[] {
  const blocks: ReplyBlock[] = [];
  for (const block of readMarkdown(text)) {
    const { kind, number } = block;
    const words = wordsOf(block);
    const last = blocks.at(-1);
    if (kind === 'paragraph') blocks.push({ kind, words });
    else if (kind === 'heading')
      blocks.push({ kind: 'paragraph', words: `<strong>${words}</strong>` });
    else if (last?.kind === kind) last.items.push({ number, words });
    else blocks.push({ kind, items: [{ number, words }] });
  }
  return blocks;
}

const wordsOf = ({ pieces }: Block) => pieces.map(inline).join('');

/** Where a mark would be torn: at the end of a line or a cell, at code, and at a citation, which is a mark of its own. */
const UNBROKEN = /\[K\d+(?:, K\d+)*\]|((?:(?!\[K\d+(?:, K\d+)*\])[^\n`|])+)/g;

/** The parts of spans that stand in words of one kind and in one line. */
export function unbrokenParts<S extends Span>(content: string, spans: readonly S[]): S[] {
  const pieces = readMarkdown(content).flatMap((block) => block.pieces);
  return spans.flatMap((span) =>
    pieces.flatMap(({ text, start }) => {
      const from = Math.max(span.start, start);
      const part = content.slice(from, Math.max(from, Math.min(span.end, start + text.length)));
      return [...part.matchAll(UNBROKEN)]
        .filter(([, words = '']) => words.trim() !== '')
        .map(({ 0: words, index }) => ({
          ...span,
          start: from + index,
          end: from + index + words.length,
        }));
    }),
  );
}

function withSpans(content: string, spans: readonly Span[]): string {
  let marked = '';
  let at = 0;
  spans.forEach(({ start, end }, index) => {
    if (start < at || end > content.length) return;
    marked += `${content.slice(at, start)}${OPEN}${index}${BETWEEN}${content.slice(start, end)}${CLOSE}`;
    at = end;
  });
  return marked + content.slice(at);
}

function inline({ text, bold }: Piece): string {
  const words = text.replaceAll('\n', '<br>').replaceAll(/`([^`]+)`/g, '<code>$1</code>');
  return bold ? `<strong>${words}</strong>` : words;
}
