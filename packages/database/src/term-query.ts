import type { SearchQuery, SearchTerm } from '@lqc/contracts';

/** A word of letters and digits alone, as a full-text query holds it. */
const lexeme = (word: string) => `'${word}'`;

/** A full-text query with all forms of the last word: `bahan <-> baku <-> (impor | impornya)`. */
export function queryOf({ words, forms, isPrefix }: SearchTerm): string {
  const last = isPrefix ? `${lexeme(words.at(-1)!)}:*` : `(${[...forms].map(lexeme).join(' | ')})`;
  return `(${[...words.slice(0, -1).map(lexeme), last].join(' <-> ')})`;
}

const anyOf = (terms: readonly string[]) => `(${terms.join(' | ')})`;

/** A whole search as a full-text query. */
export const searchOf = ({ groups, without }: SearchQuery): string =>
  [
    ...groups.map((group) => anyOf(group.map(queryOf))),
    ...without.map((term) => `!(${queryOf(term)})`),
  ].join(' & ');

/** A search exactly as it is typed, by which hits are ranked. */
export const surfaceOf = ({ groups }: SearchQuery): string =>
  groups
    .map((group) => anyOf(group.map(({ words }) => `(${words.map(lexeme).join(' <-> ')})`)))
    .join(' & ');
