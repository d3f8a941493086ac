/**
 * The text of a piece's content as an endpoint sent it: a string, or the parts of text among parts of
 * other kinds, such as thoughts. Anything else is no text.
 */
export function textOfContent(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  const parts: readonly ({ type?: unknown; text?: unknown } | null)[] = content;
  return parts
    .map((part) => (part?.type === 'text' && typeof part.text === 'string' ? part.text : ''))
    .join('');
}
