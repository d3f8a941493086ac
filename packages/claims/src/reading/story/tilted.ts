import { baseOf } from '../../dimensions/bases.js';
import type { Clause } from '../../sentence/clauses.js';
import { isA, type Item, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { isUnfigured, GROWING } from './growth.js';

const TILTED = /^(?:condong|miring|mengarah)$/;

/**
 * "Jawaban condong ke atas netral", "arah jawaban makin condong ke bawah netral": on which side of neutral
 * more answers lie, and where their balance went.
 */
export function readTilted(sentence: Sentence): Reading[] {
  if (sentence.sheet.isProfile) return [];
  return sentence.clauses.flatMap((clause) => {
    const said = isUnfigured(clause) ? tiltIn(clause) : null;
    if (!said) return [];
    const { side, isGrowing, items } = said;
    const claim = { type: 'balance', items } as const;
    const [indicator, more] = sentence.indicatorOf(items[0]!).keys;
    const [sector = null] = sentence.sectorOf(items[0]!).sectors;
    if (!indicator || more) return [decided(claim, null)];
    const { table } = sentence.sheet;
    const of = { measure: 'net-balance', indicator, sector } as const;
    const now = table.find(of);
    const then = table.find({ ...of, period: baseOf(sentence, items[0]!) });
    const value = isGrowing ? now && then && now.value - then.value : now?.value;
    if (!now || value === undefined || value === 0) return [decided(claim, null)];
    const facts = { facts: [now], expected: table.label(now) };
    return [decided(claim, Math.sign(value) === side, facts)];
  });
}

/** "Condong ke atas netral", said of answers. */
function tiltIn({ items }: Clause): { side: 1 | -1; isGrowing: boolean; items: Item[] } | null {
  const at = items.findIndex(({ word }) => TILTED.test(word));
  const [lead, own] = [items[at - 1], items[at]];
  const place = items.slice(at + 1).find((one) => !means(one, 'plain') && !means(one, 'to'));
  if (!own || !place || !means(place, 'category') || items.some(isA('not'))) return null;
  const { category } = place.meaning;
  if (category !== 'above' && category !== 'below') return null;
  if (!items.some((one) => means(one, 'people') && one.meaning.who === 'jawaban')) return null;
  const isGrowing = lead !== undefined && GROWING.has(lead.word);
  const said = isGrowing ? [own, place, lead] : [own, place];
  return { side: category === 'above' ? 1 : -1, isGrowing, items: said };
}
