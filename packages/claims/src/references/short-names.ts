import type { IndicatorKey } from '@lqc/contracts';
import { become, isA, type Item, means } from '../items/item.js';
import type { ClaimSheet } from '../facts/sheet.js';

/** Short names of indicators; in texts about companies these words name the market. */
const SHORT: ReadonlyMap<string, IndicatorKey> = new Map([
  ['domestik', 'domestik'],
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
  for (const item of items) {
    const key = SHORT.get(item.word);
    if (key && means(item, 'other')) become(item, { is: 'indicator', keys: [key] });
  }
}
