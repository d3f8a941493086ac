import type { Item } from '../../items/item.js';

/** A stretch about companies that a sentence of each one's narratives must support. */
export interface Part {
  /** The companies; in "A dan B sama-sama …" each must support it by itself. */
  readonly owners: readonly string[];
  readonly items: Item[];
  /** The word that joins it to the part before. */
  readonly joined?: string;
}
