import type { Assertion } from '../assertion.js';
import { stretchOf } from '../bind/near.js';
import { type Item, means } from '../items/item.js';
import { assertAt, type Frame, quantityAt } from './scene.js';

/** "A dan B meningkat 0,70 hingga 0,89 poin", "skor antarsektor berkisar antara 1,50 dan 3,67": the ends of a set. */
export const readSpans: Frame = (scene) => {
  const { sentence } = scene;
  return sentence.items.flatMap((link, at): readonly Assertion[] => {
    const [low, high] = [sentence.items[at - 1], sentence.items[at + 1]];
    if (!LINK.test(link.word) || !low || !high || low.used) return [];
    if (!means(low, 'number') || !means(high, 'number')) return [];
    const { unit } = high.meaning.number;
    const isStep = unit === 'poin' && high.meaning.number.isOfShare !== true;
    if ([low, high].some((one) => one.meaning.number.decimals !== 2)) return [];
    if ((!isStep && unit !== null) || (low.meaning.number.unit ?? unit) !== unit) return [];
    const own = stretchOf(sentence, link);
    const ahead = own.filter(({ end }) => end <= low.start);
    const isOfSectors = ahead.some(isSectors) && !isStep;
    // "Antara 1,50 dan 3,67".
    if (link.word === 'dan' && !ahead.some(({ word }) => word === 'antara')) return [];
    const all = assertAt(scene, high, {
      type: isStep ? 'change' : 'level',
      measure: isStep ? 'change' : 'average',
      says: {
        operator: 'spanned',
        low: quantityAt(sentence, low).amount.value,
        high: high.meaning.number.value,
        over: [],
      },
      words: [low, link, high, ...ahead.filter((one) => SPAN.test(one.word) || isSectors(one))],
    });
    const [first] = all;
    const kind = all.some(({ of }) => of.sector.value !== first?.of.sector.value)
      ? 'sector'
      : 'indicator';
    if (!first || first.says.operator !== 'spanned' || (all.length < 2 && !isOfSectors)) return [];
    const over = isOfSectors ? [] : all.map(({ of }) => of[kind].value);
    return [{ ...first, says: { ...first.says, over, kind: isOfSectors ? 'sector' : kind } }];
  });
};

const LINK = /^(?:hingga|sampai|dan|[–-])$/;
const SPAN = /^(?:berkisar|kisaran|rentang|antara)$/;
const isSectors = (one: Item): boolean =>
  /^(?:antarsektor|sektoral|antarlapangan)$/.test(one.word) ||
  (means(one, 'people') && one.meaning.who === 'sektor');
