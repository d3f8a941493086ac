import type { ClaimFact, QuarterRole } from '@lqc/contracts';
import type { FactAddress } from '../../facts/fact-table.js';
import { baseOf } from '../../dimensions/bases.js';
import { isA, type Item, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { isOfSize } from '../../judging/sizes.js';
import { isOrientation, MARKETS, SIDES } from '../../facts/categories.js';
import { saysThatMoved } from '../../bind/ways.js';

const SHAPE =
  /^(?:komposisi|susunan|struktur|sebaran|distribusi|pembagian|persebaran|profil|orientasi)(?:nya)?$/;
const PARTS = new Set(['domestik', 'ekspor']);

/**
 * "Komposisi ini persis sama dengan triwulan I 2024", "susunannya bergeser", "struktur jawaban berubah
 * cukup nyata": of all the shares that a whole is made of, the answers to a question, the markets or
 * the sectors of the companies. It is never held wrong, for other parts may be meant.
 */
export function readComposition(sentence: Sentence, item: Item): Reading | null {
  const said = item.used ? null : saidOf(item);
  // "Komposisi domestik ini sama": of one part, no whole.
  const isOfPart = sentence.sheet.isProfile && sentence.items.some(({ word }) => PARTS.has(word));
  if (isOfPart || !said || !sentence.before(item).some(({ word }) => SHAPE.test(word))) return null;
  const next = sentence.after(item).find((one) => !means(one, 'plain'));
  const isTold = next !== undefined && (means(next, 'from') || means(next, 'to'));
  const [, number] = isTold ? sentence.after(next) : [];
  // "Berubah menjadi 3,03": its numbers tell of it.
  if (number && means(number, 'number')) return null;
  const moves = wholesOf(sentence).map((whole) => movesOf(sentence, whole, baseOf(sentence, item)));
  const sizes = [sentence.before(item)[0], sentence.after(item)[0]].filter(
    (one) => one !== undefined && means(one, 'size'),
  );
  const not = sentence.before(item).slice(0, 2).find(isA('not'));
  const isSo = moves.some((steps) => {
    const most = Math.max(...steps);
    if (said === 'same') return most === 0;
    if (said === 'alike') return isOfSize(most, 'small', 'percent') === true;
    return most > 0 && sizes.every((one) => isOfSize(most, one.meaning.size, 'percent') === true);
  });
  return decided({ type: 'distribution', items: [item, ...sizes] }, isSo && !not ? true : null);
}

/** Whether a word says that nothing moved, hardly anything, or something. */
function saidOf(item: Item): 'same' | 'alike' | 'moved' | null {
  if (means(item, 'way') && item.meaning.way === 0)
    return item.meaning.manner === 'exact' ? 'same' : 'alike';
  if (means(item, 'more') && item.meaning.comparison === 'equal') return 'same';
  return saysThatMoved(item) ? 'moved' : null;
}

/** The wholes that may be meant: what the sentence names, else what the text told last. */
function wholesOf(sentence: Sentence): FactAddress[][] {
  const { items, sheet, topic } = sentence;
  if (!sheet.isProfile) {
    const [indicator = null] = sentence.indicatorOf(items.at(-1)!).keys;
    const [sector = null] = sentence.sectorOf(items.at(-1)!).sectors;
    return [SIDES.map((category) => ({ measure: 'answer-share', indicator, sector, category }))];
  }
  const markets = MARKETS.map((category): FactAddress => ({ measure: 'company-share', category }));
  const sectors = sheet.table.sectors.map((sector): FactAddress => ({
    measure: 'company-share',
    sector,
  }));
  const ofMarkets = items.some(({ word }) => /^(?:orientasi|pasar)/.test(word));
  const ofSectors = items.some((one) => means(one, 'people') && one.meaning.who === 'sektor');
  if (ofMarkets !== ofSectors) return ofMarkets ? [markets] : [sectors];
  const last = topic.facts.findLast(({ category, sector }) => category !== null || sector !== null);
  if (!last) return [markets, sectors];
  return last.category !== null && isOrientation(last.category) ? [markets] : [sectors];
}

/** How far each share of a whole moved; a part that nobody gave is none of it. */
const movesOf = (
  { sheet: { table } }: Sentence,
  whole: readonly FactAddress[],
  base: QuarterRole,
): number[] => {
  const valueOf = (fact: ClaimFact | undefined) => fact?.value ?? 0;
  return whole.map((at) =>
    Math.abs(valueOf(table.find(at)) - valueOf(table.find({ ...at, period: base }))),
  );
};
