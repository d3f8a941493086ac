const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
const VISIBLE = /[^\s\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/;

/** A text without the characters that nobody sees: soft hyphens, joiners, marks of direction. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** True when somebody sees something of the text. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}
