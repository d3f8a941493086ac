/** What a model may send besides paragraphs and bold is taken out; its words stay. */
const REMOVED: readonly [RegExp, string][] = [
  [/```[\s\S]*?(?:```|$)/g, ''],
  [/<(script|style|iframe|object|svg)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ''],
  [/<!--[\s\S]*?(?:-->|$)/g, ''],
  [/<\/?[a-z][^>]*>/gi, ''],
  [/!\[([^\]]*)\]\([^)]*\)/g, ''],
  [/\[([^\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1'],
  [/\b(?:https?|ftp|data|javascript|file):\S+/gi, ''],
  [/\bwww\.\S+/gi, ''],
  [/^\s{0,3}#{1,6}\s+/gm, ''],
  [/^\s{0,3}(?:[-*+]|\d+[.)])\s+(?=\S)/gm, ''],
  [/^\s{0,3}>\s?/gm, ''],
  [/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, ''],
  [/_{2,}/g, ''],
];

/** A draft as the product keeps it: paragraphs with **bold**, nothing else. */
export function plainDraft(written: string): string {
  let text = written.replace(/\r\n?/g, '\n');
  for (const [pattern, replacement] of REMOVED) text = text.replace(pattern, replacement);
  return text
    .split(/\n\s*\n/)
    .map((paragraph) =>
      balanced(
        paragraph
          .replace(/[ \t]*\n[ \t]*/g, ' ')
          .replace(/[ \t]+/g, ' ')
          .trim(),
      ),
    )
    .filter(Boolean)
    .join('\n\n');
}

/** An opened ** that is never closed would make the rest bold. */
function balanced(paragraph: string): string {
  const marks = paragraph.split('**').length - 1;
  return marks % 2 === 0 ? paragraph : paragraph.replace(/\*\*(?![\s\S]*\*\*)/, '');
}
