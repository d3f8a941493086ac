import type { Assertion } from '../assertion.js';
import { stretchOf } from '../bind/near.js';
import { isA, type Item, means } from '../items/item.js';
import { assertAt, type Frame } from './scene.js';

/** "A dan B meningkat 0,70 hingga 0,89 poin", "skor antarsektor berkisar antara 1,50 dan 3,67": the ends of a set. */
export const readSpans: Frame = (scene) => {
  const { sentence } = scene;
  return sentence.items.flatMap((link, at): readonly Assertion[] => {
    const [low, high] = [sentence.items[at - 1], sentence.items[at + 1]];
    if (!low || !high || !means(low, 'number') || !means(high, 'number')) return [];
    const ahead = stretchOf(sentence, link).filter(({ end }) => end <= low.start);
    const isLink = LINK.test(link.word) || (link.word === 'dan' && ahead.some(isBetween));
    const [one, two] = [low.meaning.number, high.meaning.number];
    const isStep = two.unit === 'poin' && two.isOfShare !== true;
    // "Sektor selebihnya antara 3,00 dan 3,67": of some of them.
    const isOfRest = ahead.some(({ word }) => /^(?:selebihnya|sisanya|lain(?:nya)?)$/.test(word));
    if (!isLink || isOfRest || one.decimals !== 2 || two.decimals !== 2) return [];
    if ((!isStep && two.unit !== null) || (one.unit ?? two.unit) !== two.unit) return [];
    const measure = isStep ? 'change' : 'average';
    const words = [low, link, high, ...ahead.filter((word) => isBetween(word) || isSectors(word))];
    const span = { operator: 'spanned', low: one.value, high: two.value } as const;
    const isOfSectors = ahead.some(isSectors) && !isStep && !ahead.some(isA('sector'));
    const says = { ...span, over: [], kind: 'sector' } as const;
    const all = assertAt(scene, high, { type: 'level', measure, says, words });
    const [first] = all;
    if (!first || isOfSectors) return all.slice(0, 1);
    const kind = new Set(all.map(({ of }) => of.sector.value)).size > 1 ? 'sector' : 'indicator';
    const over = all.map(({ of }) => of[kind].value);
    return all.length > 1 ? [{ ...first, says: { ...span, over, kind } }] : [];
  });
};

const LINK = /^(?:hingga|sampai|[–-])$/;
const isBetween = ({ word }: Item): boolean => /^(?:berkisar|kisaran|rentang|antara)$/.test(word);
const isSectors = (one: Item): boolean => /^(?:antarsektor|sektoral|antarlapangan)$/.test(one.word);
