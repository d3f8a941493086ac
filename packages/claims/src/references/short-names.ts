import type { IndicatorKey } from '@lqc/contracts';
import { become, isA, isPercentage, type Item, means } from '../items/item.js';
import type { ClaimSheet } from '../facts/sheet.js';

/** Short names of indicators; of a company they are only beside its rate, and name the market elsewhere. */
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

/** "Sementara itu, ekspor terkoreksi tipis ke 3,23", "Merta Tirta: energi +10 %": an indicator by its short name. */
export function readShortNames(items: readonly Item[], { isProfile }: ClaimSheet): void {
  if (isProfile) return;
  const isOfCompany = items.some(isA('company'));
  for (const [at, item] of items.entries()) {
    const key = SHORT.get(item.word);
    const isMeant = !isOfCompany || (items[at + 1] && isPercentage(items[at + 1]!));
    if (key && isMeant && means(item, 'other')) become(item, { is: 'indicator', keys: [key] });
  }
}
