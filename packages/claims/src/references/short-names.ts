import type { IndicatorKey } from '@lqc/contracts';
import { become, isA, type Item, means } from '../items/item.js';
import type { ClaimSheet } from '../facts/sheet.js';

/** What a text about indicators calls them for short; of companies these words tell the market. */
const SHORT: ReadonlyMap<string, IndicatorKey> = new Map([
  ['ekspor', 'ekspor'],
  ['ekspornya', 'ekspor'],
  ['energi', 'biaya energi'],
  ['energinya', 'biaya energi'],
  ['pekerja', 'tenaga kerja'],
  ['pekerjanya', 'tenaga kerja'],
  ['karyawan', 'tenaga kerja'],
  ['pegawai', 'tenaga kerja'],
]);

/** "Sementara itu, ekspor terkoreksi tipis ke 3,23": an indicator by its short name. */
export function readShortNames(items: readonly Item[], { isProfile }: ClaimSheet): void {
  if (isProfile || items.some(isA('company'))) return;
  for (const [at, item] of items.entries()) {
    const key = SHORT.get(item.word);
    if (key && means(item, 'other')) become(item, { is: 'indicator', keys: [key] });
    // "Di pasar domestik, perusahaan …" is where they are.
    const isPlace = PLACING.has(items[at - 1]?.word ?? '');
    if (item.word === 'pasar' && !isPlace) readMarket(items[at + 1], items[at + 2]);
  }
}

const PLACING = new Set(['di', 'ke', 'pada']);

/** "Pasar ekspor lebih menjanjikan ketimbang pasar domestik", "ditopang pasar luar negeri". */
function readMarket(where: Item | undefined, behind: Item | undefined): void {
  if (!where || !means(where, 'other')) return;
  const isFar = where.word === 'luar' && behind?.word === 'negeri';
  if (isFar) become(behind, { is: 'plain' });
  const key = isFar || where.word === 'mancanegara' ? 'ekspor' : MARKETS.get(where.word);
  if (key) become(where, { is: 'indicator', keys: [key] });
}
const MARKETS: ReadonlyMap<string, IndicatorKey> = new Map([
  ['domestik', 'domestik'],
  ['lokal', 'domestik'],
]);
