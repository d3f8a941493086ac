import type { Item } from '../../items/item.js';

/** A stretch about one company that one sentence of its narratives must bear out. */
export interface Part {
  /** Whose words bear it out, each of them alone: "A dan B sama-sama …". */
  readonly owners: readonly string[];
  readonly items: Item[];
  /** Where what it shares with the parts beside it ends: each of them is read from there. */
  readonly head?: number;
  /** "Kenaikan 5 % dilaporkan dua kontak, yaitu A yang … dan B yang …": what is said of both, and who they are. */
  readonly shared?: { readonly owners: string[]; readonly items: readonly Item[] };
  /** The word that joins it to the part before. */
  readonly joined?: string;
}
