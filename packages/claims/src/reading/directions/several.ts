import type { IndicatorKey } from '@lqc/contracts';
import { type Item, means } from '../../items/item.js';
import { heldAgainst } from '../comparisons/held-against.js';
import type { Sentence } from '../../sentence/sentence.js';

/** The subjects of a word that is said of a whole list of indicators, or of sectors. */
export function severalBefore(
  sentence: Sentence,
  item: Item,
  {
    sectors,
    keys,
  }: {
    readonly sectors: readonly (string | null)[];
    readonly keys: readonly IndicatorKey[];
  },
): { indicator: IndicatorKey; sector: string | null }[] | null {
  const indicators = sentence.listedBefore(item, 'indicator').flatMap(({ meaning }) => {
    const [key] = meaning.keys;
    return meaning.keys.length === 1 && key ? [key] : [];
  });
  for (const one of sentence.before(item)) if (one.word === 'sama-sama') one.used = true;
  if (indicators.length > 1)
    return indicators.map((indicator) => ({ indicator, sector: sectors[0] ?? null }));
  // "Penguatan harga jual dan margin": a noun of direction, and whose it is behind it.
  const [owner] = sentence.after(item);
  const owners =
    isNounOfWay(item) && owner && means(owner, 'indicator') ? heldAgainst(sentence, owner) : [];
  const owned = owners.flatMap(({ meaning }) => (meaning.keys.length === 1 ? meaning.keys : []));
  if (owned.length > 1)
    return owned.map((indicator) => ({ indicator, sector: sectors[0] ?? null }));
  const places = sentence.listedBefore(item, 'sector');
  const [indicator] = keys;
  if (places.length < 2 || !indicator) return null;
  return places.map(({ meaning }) => ({ indicator, sector: meaning.sector }));
}

const isNounOfWay = ({ word }: Item): boolean => /^(?:ke|pe)\p{L}+an$/u.test(word);
