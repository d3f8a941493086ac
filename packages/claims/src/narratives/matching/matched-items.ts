import type { Item } from '../../items/item.js';

/** A phrase that was found among items, and which of them it takes up. */
interface MatchedItems {
  readonly groups: Readonly<Record<string, string | undefined>>;
  readonly items: readonly Item[];
}

/**
 * The first place where the words of a stretch, one space between them, fit a pattern.
 *
 * @param hint a word that every such place has: without one nothing is looked for
 */
export function matchItems(
  text: string,
  items: readonly Item[],
  pattern: RegExp,
  hint: RegExp,
): MatchedItems | null {
  if (!items.some(({ word }) => hint.test(word))) return null;
  const starts: number[] = [];
  let written = '';
  for (const { start, end } of items) {
    starts.push(written.length);
    written += `${text.slice(start, end).toLowerCase().replace(/\s+/g, ' ')} `;
  }
  const found = pattern.exec(written);
  if (!found) return null;
  const [from, to] = [found.index, found.index + found[0].trimEnd().length];
  return {
    groups: found.groups ?? {},
    items: items.filter((_, at) => {
      const end = (starts[at + 1] ?? written.length) - 1;
      return starts[at]! < to && end > from;
    }),
  };
}
