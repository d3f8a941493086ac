const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** Removes invisible characters from a text: soft hyphens, joiners, fillers, direction and variation marks. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** True when the text has at least one visible character. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}
