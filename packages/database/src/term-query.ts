import type { SearchTerm } from '@lqc/contracts';

/** A word of letters and digits alone, as a full-text query holds it. */
export const lexeme = (word: string) => `'${word}'`;

/** A full-text query with all forms of the last word: `bahan <-> baku <-> (impor | impornya)`. */
export function queryOf({ words, forms }: SearchTerm): string {
  const last = `(${[...forms].map(lexeme).join(' | ')})`;
  return `(${[...words.slice(0, -1).map(lexeme), last].join(' <-> ')})`;
}
