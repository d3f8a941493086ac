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

const ITEM = /^\s*(?:[-*•]|\d+[.)])\s+/;

/**
 * A reply as untrusted HTML with paragraphs, lists and bold text; each span is wrapped in marks
 * that `SPAN` matches. Positions of spans refer to `content`.
 */
export function markupOf(content: string, spans: readonly Span[]): string {
  return withSpans(content.replaceAll(SPAN_MARKS, '\uFFFD'), spans)
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== '')
    .map(block)
    .join('');
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

function block(text: string): string {
  const lines = text.split('\n');
  const parts: string[] = [];
  let items: string[] = [];
  let words: string[] = [];
  const endWords = () => {
    if (words.length > 0) parts.push(`<p>${words.map(inline).join('<br>')}</p>`);
    words = [];
  };
  const endItems = () => {
    if (items.length > 0) parts.push(`<ul>${items.join('')}</ul>`);
    items = [];
  };
  for (const line of lines) {
    if (ITEM.test(line)) {
      endWords();
      items.push(`<li>${inline(line.replace(ITEM, ''))}</li>`);
    } else {
      endItems();
      words.push(line);
    }
  }
  endWords();
  endItems();
  return parts.join('');
}

const inline = (text: string) =>
  text
    .replaceAll(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>');
