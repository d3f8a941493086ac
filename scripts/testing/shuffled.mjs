import { createHash } from 'node:crypto';

/** Environment variable with the seed of the order in which tasks and files of tests run. */
export const ORDER_SEED = 'TEST_ORDER_SEED';

/**
 * Items in the order that the seed of `npm test -- --seed 7` draws, or as they are without a seed.
 *
 * @template Item
 * @param {readonly Item[]} items
 * @param {(item: Item) => string} nameOf
 */
export function shuffled(items, nameOf) {
  const seed = process.env[ORDER_SEED];
  if (seed === undefined) return [...items];
  /** @param {Item} item */
  const drawn = (item) =>
    createHash('sha256')
      .update(`${seed} ${nameOf(item)}`)
      .digest('hex');
  return [...items].sort((a, b) => (drawn(a) < drawn(b) ? -1 : 1));
}
