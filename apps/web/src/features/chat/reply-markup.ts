/** A stretch of a reply that stands for something: a contact's id, or a checked word. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

// Characters of private use mark the spans while the text is markup; no reply may bring its own.
const [OPEN, BETWEEN, CLOSE] = ['\uE000', '\uE001', '\uE002'];
const OUR_OWN = /[\uE000-\uE002]/g;
export const SPAN = /\uE000(\d+)\uE001([^\uE002]*)\uE002/g;

const ITEM = /^\s*(?:[-*•]|\d+[.)])\s+/;

/**
 * A reply as markup that is still untrusted: paragraphs, lists, bold parts; each span wrapped in
 * marks that `SPAN` finds again. Positions are those of `content`.
 */
export function markupOf(content: string, spans: readonly Span[]): string {
  return withSpans(content.replaceAll(OUR_OWN, '\uFFFD'), spans)
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
