import { getOrInsert } from './get-or-insert.js';

/** Items by what `keyOf` gives for them, each group in their order. Node 20 has no `Map.groupBy`. */
export function grouped<Item, Key>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) getOrInsert(groups, keyOf(item), () => []).push(item);
  return groups;
}
