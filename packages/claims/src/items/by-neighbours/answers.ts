import type { ClaimCategory } from '@lqc/contracts';
import { become, type Item, means } from '../item.js';

/** Gives a word that names answers or companies only beside others their category. */
export function readAnswersBeside(items: readonly Item[], at: number): void {
  const item = items[at]!;
  if (isOfMood(items, at)) become(item, { is: 'category', category: MOODS.get(item.word)! });
  if (isGivenScore(items, at)) become(item, { is: 'category', category: SCORES.get(item.word)! });
  const market = means(item, 'category') ? undefined : MARKETS.get(item.word);
  if (market && items[at - 1] && isOfCompanies(items[at - 1]!))
    become(item, { is: 'category', category: market });
}

/** "27 perusahaan domestik, 3 perusahaan ekspor": the number has taken the noun. */
const isOfCompanies = (one: Item) =>
  means(one, 'number') && one.meaning.number.unit === 'perusahaan';
const MARKETS: ReadonlyMap<string, ClaimCategory> = new Map([
  ['domestik', 'domestic'],
  ['ekspor', 'export'],
  ['eksportir', 'export'],
]);

const SCORES: ReadonlyMap<string, ClaimCategory> = new Map([
  ['tertinggi', 'score 5'],
  ['maksimum', 'score 5'],
  ['maksimal', 'score 5'],
  ['terendah', 'score 1'],
  ['minimum', 'score 1'],
  ['minimal', 'score 1'],
]);
const GIVEN = /^(?:diberikan|diberi|dipilih|disampaikan|dijawab|diisi)$/;

/**
 * "Skor tertinggi diberikan oleh 4 kontak", "skor terendah, yaitu 1, diberikan tiga kontak", "4 kontak
 * dengan skor tertinggi": an answer, no rank.
 */
function isGivenScore(items: readonly Item[], at: number): boolean {
  if (!SCORES.has(items[at]!.word) || items[at - 1]?.word !== 'skor') return false;
  const behind = items.slice(at + 1);
  const given =
    behind.slice(0, 3).some(({ word }) => GIVEN.test(word)) ||
    GIVEN.test(behind.find(({ word }) => !SAYING.has(word) && !ENDS.test(word))?.word ?? '');
  const [who, lead] = [items[at - 3], items[at - 2]];
  const isOfContacts =
    who !== undefined &&
    ((means(who, 'people') && who.meaning.who === 'kontak') ||
      (means(who, 'number') && who.meaning.number.unit === 'kontak'));
  return given || (lead?.word === 'dengan' && isOfContacts);
}

const SAYING = new Set([',', 'yaitu', 'yakni', 'sebesar']);
/** The ends of the scale as digits, which add nothing after their names. */
const ENDS = /^[15]$/;

const MOODS: ReadonlyMap<string, ClaimCategory> = new Map([
  ['optimis', 'above'],
  ['optimistis', 'above'],
  ['pesimis', 'below'],
  ['pesimistis', 'below'],
]);
/** "Kontak yang optimistis", "separuh kontak optimistis": people who answered so. */
function isOfMood(items: readonly Item[], at: number): boolean {
  if (!MOODS.has(items[at]!.word) || !means(items[at]!, 'level')) return false;
  if (items[at - 1]?.word !== 'yang') return false;
  return items.slice(0, at).some((one) => means(one, 'people') && one.meaning.who === 'kontak');
}
