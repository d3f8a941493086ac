import { type Block, type Piece, readMarkdown } from '@lqc/contracts';

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

/**
 * A reply as untrusted HTML with paragraphs, lists and bold text; each span is wrapped in marks
 * that `SPAN` matches. Positions of spans refer to `content`.
 */
export function markupOf(content: string, spans: readonly Span[]): string {
  return readMarkdown(withSpans(content.replaceAll(SPAN_MARKS, '\uFFFD'), spans))
    .map(({ kind, pieces }, at, blocks) => {
      const words = pieces.map(inline).join('');
      if (kind === 'paragraph') return `<p>${words}</p>`;
      if (kind === 'heading') return `<p><strong>${words}</strong></p>`;
      const [begins, ends] = [blocks[at - 1], blocks[at + 1]].map((other) => !isItem(other));
      return `${begins ? '<ul>' : ''}<li>${words}</li>${ends ? '</ul>' : ''}`;
    })
    .join('');
}

/** Where a mark would be torn: at the end of a line, at code, and at a citation, which is a mark of its own. */
const UNBROKEN = /\[K\d+(?:, K\d+)*\]|((?:(?!\[K\d+(?:, K\d+)*\])[^\n`])+)/g;

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

const isItem = (block?: Block) => block?.kind === 'bullet' || block?.kind === 'numbered';

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
