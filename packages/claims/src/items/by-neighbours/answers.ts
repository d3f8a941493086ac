import type { ClaimCategory } from '@lqc/contracts';
import { become, type Item, means } from '../item.js';

/** "27 perusahaan domestik, 3 perusahaan ekspor": a market, where the number has taken the noun. */
export function readAnswersBeside(items: readonly Item[], at: number): void {
  const [lead, item] = [items[at - 1], items[at]!];
  const market = means(item, 'category') ? undefined : MARKETS.get(item.word);
  if (market && lead && means(lead, 'number') && lead.meaning.number.unit === 'perusahaan')
    become(item, { is: 'category', category: market });
}

const MARKETS: ReadonlyMap<string, ClaimCategory> = new Map([
  ['domestik', 'domestic'],
  ['ekspor', 'export'],
  ['eksportir', 'export'],
]);
