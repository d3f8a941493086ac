/**
 * Markup that models send besides paragraphs, lists and bold, with its replacement. No pattern
 * matches across the next opening bracket, so that the time stays linear in the text's length.
 */
const REMOVED: readonly [RegExp, string][] = [
  // First what nobody sees, which may part the markup below; of a terminal's colours the whole sign.
  [/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, ''],
  [/(?![\n\t])\p{Cc}(?:\[[\d;]+[A-Za-z])?/gu, ''],
  [/```[\s\S]*?(?:```|$)/g, ''],
  [/<(script|style|iframe|object|svg)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ''],
  [/<!--[\s\S]*?(?:-->|$)/g, ''],
  // What HTML says of lines, lists and bold is said as Markdown says it, so that no words run together.
  [/<\/li\s*>\s*/gi, ''],
  [/<\/?(?:p|div|ul|ol|h[1-6])\b[^<>]*>\s*/gi, '\n\n'],
  [/<br\b[^<>]*>\n?/gi, '\n'],
  [/<li\b[^<>]*>\s*/gi, '\n- '],
  [/<\/?(?:strong|b)\b[^<>]*>/gi, '**'],
  [/<\/?[a-z][^<>]*>/gi, ''],
  [/!\[[^[\]]*\]\([^()]*\)/g, ''],
  [/\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1'],
  [/\b(?:https?|ftp|data|javascript|file):\S+/gi, ''],
  [/\bwww\.\S+/gi, ''],
  [/^\s{0,3}#{1,6}\s+/gm, ''],
  [/^\s{0,3}>\s?/gm, ''],
  [/_{2,}/g, ''],
];

/**
 * Removes HTML, links, headings and quote marks from a model's text; words, bold, lists and lines stay.
 */
export function withoutMarkup(written: string): string {
  let text = written.replace(/\r\n?/g, '\n');
  for (const [pattern, replacement] of REMOVED) text = text.replace(pattern, replacement);
  return text;
}
