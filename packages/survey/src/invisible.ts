const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
const VISIBLE = /[^\s\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/;

/** Removes invisible characters from a text: soft hyphens, joiners, direction marks. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** True when the text has at least one visible character. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}
