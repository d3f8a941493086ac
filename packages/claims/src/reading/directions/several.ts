import type { IndicatorKey } from '@lqc/contracts';
import type { Item } from '../../items/item.js';
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
  const places = sentence.listedBefore(item, 'sector');
  const [indicator] = keys;
  if (places.length < 2 || !indicator) return null;
  return places.map(({ meaning }) => ({ indicator, sector: meaning.sector }));
}
