import { isA, type Item, means } from '../items/item.js';
import type { Reading } from '../judging/reading.js';
import { type Asked, behindWords, isRead, ofWords, type Question } from './question.js';

/** Whether a word tells more of an order than was read: that nobody shares a place, where a rise led. */
export const ORDER_LEFT: readonly Question[] = [
  ofWords(/^saja$/, isAlone),
  ofWords(
    /^(?:menempatkan|membawa(?:nya)?|menjadikan(?:nya)?|mengantarkan(?:nya)?|mendorongnya|mengangkat(?:nya)?)$/,
    isBroughtThere,
  ),
  behindWords(/^antara$/, isAmongSectors),
];

/** "Tertinggi pada Informasi dan Komunikasi saja": that it shares its place with nobody. */
function isAlone(asked: Asked): boolean {
  return (
    asked.lead !== undefined &&
    (means(asked.lead, 'sector') || means(asked.lead, 'indicator')) &&
    asked.readings.some(({ type }) => type === 'rank') &&
    !isRead(asked)
  );
}

/** "Kenaikan itu membawanya menjadi indikator tertinggi": by its average, where only the rise was ranked. */
function isBroughtThere({ items, at, readings }: Asked): boolean {
  return items.slice(at).some(isA('rank')) && readings.some(isOfRises);
}

/** "Naik 0,75 poin, kenaikan tertinggi di antara seluruh lapangan usaha": ranked among a sector's own indicators. */
function isAmongSectors({ sentence, item, items, at, readings }: Asked): boolean {
  return (
    sentence.sheet.sector !== null &&
    !sentence.all('people').some(({ meaning }) => meaning.who === 'indikator') &&
    (means(item, 'everybody') || items.slice(at).some(isSectors)) &&
    readings.some(
      (one) => isOfRises(one) && new Set(one.facts.map(({ sector }) => sector)).size < 2,
    )
  );
}

/** Whether how far something rose or fell was ranked, rather than where it lies. */
const isOfRises = ({ type, facts }: Reading): boolean =>
  type === 'rank' && facts.every(({ measure }) => measure === 'change');

const isSectors = (item: Item): boolean => means(item, 'people') && item.meaning.who === 'sektor';
