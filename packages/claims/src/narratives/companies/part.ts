import type { Item } from '../../items/item.js';

/** A stretch about one company that one sentence of its narratives must bear out. */
export interface Part {
  /** Whose words bear it out, each of them alone: "A dan B sama-sama …". */
  readonly owners: readonly string[];
  readonly items: Item[];
  /** The word that joins it to the part before. */
  readonly joined?: string;
}
