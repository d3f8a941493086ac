import type { FactAddress } from '../../facts/fact-table.js';
import { baseOf } from '../../dimensions/bases.js';
import { isA, type Item, means } from '../../items/item.js';
import { periodOf } from '../../dimensions/periods.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';

/** So near everybody calls two averages nearly the same, further than `FAR` apart nobody does. */
const NEAR = 0.1;
const FAR = 0.3;

/**
 * "Skor biaya energi dan biaya tenaga kerja setara", "kedua skor hampir sama": how far the averages of
 * the names in front lie apart, or their changes ("kenaikan A dan B sama besar"). Null where the word is
 * not said of several names in a list.
 */
export function readAlike(sentence: Sentence, item: Item): Reading | null {
  const isExact = means(item, 'more') && item.meaning.comparison === 'equal';
  const isLoose = means(item, 'way') && item.meaning.isOfLikeness === true;
  if (!isExact && !isLoose) return null;
  if (!sentence.after(item).every(isSilent)) return null;
  const [indicator = null] = sentence.indicatorOf(item).keys;
  const [sector = null] = sentence.sectorOf(item).sectors;
  const keys = sentence.listedBefore(item, 'indicator').flatMap(({ meaning }) => meaning.keys);
  const places = sentence.listedBefore(item, 'sector').map(({ meaning }) => meaning.sector);
  const all =
    keys.length > 1
      ? keys.map((key) => ({ indicator: key, sector }))
      : places.map((place) => ({ indicator, sector: place }));
  if (all.length < 2 || sentence.sheet.isProfile) return null;
  const { role, isKnown } = periodOf(sentence, item);
  const moved = sentence.clauseOf(item).items.find((one) => means(one, 'way') && one !== item);
  const measure: Pick<FactAddress, 'measure' | 'period' | 'base'> = moved
    ? { measure: 'change', base: baseOf(sentence, item) }
    : { measure: 'average', period: role ?? 'now' };
  const facts = all.flatMap((at) => sentence.sheet.table.find({ ...measure, ...at }) ?? []);
  const claim = { type: 'compare', items: [item] } as const;
  const isOpen = (isKnown && role === null) || sentence.before(item).some(isA('not'));
  if (isOpen || facts.length < all.length) return decided(claim, null);
  const values = facts.map(({ value }) => value);
  const apart = Number((Math.max(...values) - Math.min(...values)).toFixed(6));
  const holds = isExact ? apart === 0 : apart <= NEAR ? true : apart > FAR ? false : null;
  return decided(claim, holds, {
    facts,
    expected: facts.map((fact) => sentence.sheet.table.label(fact)).join('; '),
  });
}

/** What may follow where nothing else is named that they are like. */
const SILENT = new Set<Item['meaning']['is']>([
  'plain',
  'number',
  'near',
  'respectively',
  'break',
  'open',
  'close',
  'period',
  'measure',
]);
const isSilent = (one: Item) => SILENT.has(one.meaning.is) && one.word !== 'dengan';
