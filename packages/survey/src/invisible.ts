const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** A text without the characters that nobody sees: soft hyphens, joiners, marks of direction. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}
