import type { Item } from './item.js';

const THIS = new Set(['ini', 'itu', 'tersebut']);

/** "Skor ini", "sektor tersebut": a word that points to what was spoken of before. */
export const pointsBack = (item: Pick<Item, 'word'> | undefined): boolean =>
  item !== undefined && THIS.has(item.word);

/** "Di atasnya" and "di bawahnya" in one stretch: beside what was named, which need not be the threshold. */
export function sideOfThat({ meaning, word, start, end }: Item): 'above' | 'below' | null {
  if (meaning.is !== 'category' || word !== 'di') return null;
  if (meaning.category === 'above' && end - start === 'di atasnya'.length) return 'above';
  return meaning.category === 'below' && end - start === 'di bawahnya'.length ? 'below' : null;
}
