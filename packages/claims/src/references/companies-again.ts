import { ALL_OF_THEM } from '../language/all-of-them.js';
import { type Item, means } from '../items/item.js';
import type { Topic } from '../sentence/topic.js';
import { asCompany, namesInPlace } from './names-in-place.js';

const BESIDE = new Set(['dengan', 'dari', 'daripada', 'seperti', 'dibanding', 'dibandingkan']);
const WHO = new Set(['kontak', 'perusahaan', 'responden']);

/**
 * "Yang pertama karena X, yang kedua karena Y", "kontak kedua", "keduanya": puts the companies that these
 * words mean in their place. They are those whom the sentence itself has named before, else those of the
 * sentences before that were about companies.
 */
export function withCompaniesAgain(items: readonly Item[], topic: Topic): Item[] {
  const again: Item[] = [];
  for (let at = 0; at < items.length;) {
    const own = new Set(
      items.slice(0, at).flatMap((one) => (means(one, 'company') ? [one.meaning.name] : [])),
    );
    const told = topic.companies.length > 1 ? topic.companies : topic.spoken;
    const named = own.size > 0 ? [...own] : topic.isOfCompany ? told : [];
    const found = named.length > 1 ? meantAt(items, at, named) : null;
    const length = found?.length ?? 1;
    if (found)
      again.push(...namesInPlace(items[at]!, items[at + length - 1]!, found.names.map(asCompany)));
    else again.push(items[at]!);
    at += length;
  }
  return again;
}

/** The companies that the words at a place mean, and how many words these are. */
function meantAt(
  items: readonly Item[],
  at: number,
  named: readonly string[],
): { readonly names: readonly string[]; readonly length: number } | null {
  const { word } = items[at]!;
  // "Berbeda dengan keduanya, X …": somebody else is spoken of.
  const lead = items[at - 1];
  if (lead && (BESIDE.has(lead.word) || means(lead, 'number'))) return null;
  if (ALL_OF_THEM.get(word) === named.length) return { names: named, length: 1 };
  if (word !== 'yang' && !WHO.has(word)) return null;
  const [nth, behind] = items.slice(at + 1);
  // "Yang kedua tertinggi": a place in another order.
  if (!nth || (behind && (means(behind, 'people') || means(behind, 'rank')))) return null;
  const place = means(nth, 'ordinal')
    ? nth.meaning.place
    : nth.word === 'terakhir' && word !== 'yang'
      ? named.length
      : 0;
  const name = named[place - 1];
  return name === undefined ? null : { names: [name], length: 2 };
}
