import { isA, type Item } from '../items/item.js';
import type { Reading } from '../judging/reading.js';
import type { Sentence } from '../sentence/sentence.js';

/** Whether a word tells more of an order than was read: that nobody shares a place, where a rise led. */
export const isMoreOfOrder = (
  sentence: Sentence,
  item: Item,
  readings: readonly Reading[],
): boolean =>
  isAlone(sentence, item, readings) ||
  isBroughtThere(sentence, item, readings) ||
  isAmongSectors(sentence, item, readings);

/** "Tertinggi pada Informasi dan Komunikasi saja": that it shares its place with nobody. */
function isAlone({ items }: Sentence, item: Item, readings: readonly Reading[]): boolean {
  const lead = items[items.indexOf(item) - 1];
  const isName = lead !== undefined && (isA('sector')(lead) || isA('indicator')(lead));
  return (
    item.word === 'saja' &&
    isName &&
    readings.some(({ type }) => type === 'rank') &&
    !readings.some((one) => one.items.includes(item))
  );
}

const BRINGING =
  /^(?:menempatkan|membawa(?:nya)?|menjadikan(?:nya)?|mengantarkan(?:nya)?|mendorongnya|mengangkat(?:nya)?)$/;

/** "Kenaikan itu membawanya menjadi indikator tertinggi": by its average, where only the rise was ranked. */
const isBroughtThere = ({ items }: Sentence, item: Item, readings: readonly Reading[]): boolean =>
  BRINGING.test(item.word) &&
  items.slice(items.indexOf(item)).some(isA('rank')) &&
  readings.some(
    ({ type, facts }) => type === 'rank' && facts.every(({ measure }) => measure === 'change'),
  );

/** "Naik 0,75 poin, kenaikan tertinggi di antara seluruh lapangan usaha": ranked among a sector's own indicators. */
const isAmongSectors = (
  { items, sheet }: Sentence,
  item: Item,
  readings: readonly Reading[],
): boolean =>
  sheet.sector !== null &&
  !items.some((one) => isA('people')(one) && one.meaning.who === 'indikator') &&
  items[items.indexOf(item) - 1]?.word === 'antara' &&
  (isA('everybody')(item) || isSectors(item) || items.slice(items.indexOf(item)).some(isSectors)) &&
  readings.some(
    ({ type, facts }) =>
      type === 'rank' &&
      facts.every(({ measure }) => measure === 'change') &&
      new Set(facts.map(({ sector }) => sector)).size < 2,
  );
const isSectors = (item: Item): boolean => isA('people')(item) && item.meaning.who === 'sektor';
