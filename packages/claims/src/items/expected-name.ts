import type { Item } from './item.js';

/** "Perkiraan harga jual", "penjualan": a name that only what is expected has. */
export const isNamedExpected = ({ word }: Item): boolean =>
  /^(?:perkiraan|prakiraan|prospek|ekspektasi|proyeksi|rencana|penjualan)/.test(word);
