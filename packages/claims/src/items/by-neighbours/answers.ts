import type { ClaimCategory } from '@lqc/contracts';
import { become, type Item, means } from '../item.js';

/** "27 perusahaan domestik, 9 keduanya, dan 3 ekspor", where the number has taken the noun; "kontak yang optimistis", who answered so. */
export function readAnswersBeside(items: readonly Item[], at: number): void {
  const [lead, item] = [items[at - 1], items[at]!];
  const market = means(item, 'category') ? undefined : MARKETS.get(item.word);
  const isCompanies = (one: Item) =>
    means(one, 'number') && one.meaning.number.unit === 'perusahaan';
  const isOfThem = means(lead, 'number') && lead.meaning.number.unit === null;
  if (market && lead && (isCompanies(lead) || (isOfThem && items.slice(0, at).some(isCompanies))))
    become(item, { is: 'category', category: market });
  if (!means(item, 'level') || lead?.word !== 'yang' || !MOOD.test(item.word)) return;
  if (items.slice(0, at).some((one) => means(one, 'people') && one.meaning.who === 'kontak'))
    become(item, { is: 'category', category: item.meaning.level });
}

const MARKETS: ReadonlyMap<string, ClaimCategory> = new Map([
  ['domestik', 'domestic'],
  ['ekspor', 'export'],
  ['eksportir', 'export'],
  ['keduanya', 'both_markets'],
]);
const MOOD = /^(?:optimis|pesimis)(?:tis)?$/;
