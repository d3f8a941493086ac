import { LIKERT_SCALE } from '@lqc/contracts';
import { isA, type Item } from '../items/item.js';
import type { Reading } from '../judging/reading.js';
import type { Sentence } from '../sentence/sentence.js';

const LEADING = /^(?:sehingga|karena|akibat|akibatnya|lantaran|disebabkan|diakibatkan|dipicu)$/;
const FOCUSED =
  /^(?:terutama|khususnya|utamanya|didorong|ditopang|disumbang|dipicu|disebabkan|bersumber)$/;

/**
 * "Biaya naik 0,46 poin sehingga permintaan turun 0,10 poin": that one led to the other, which no figure
 * tells. "Menurun, terutama pada Konstruksi (4,00)": a sector that lies on the other side of the whole.
 */
export function linkLeft(sentence: Sentence, item: Item, readings: readonly Reading[]): boolean {
  return (
    isOfTwo(item, readings) || isOfOtherSide(sentence, item, readings) || isNext(sentence, item)
  );
}

/** "Tertinggi di A (4,00), lalu B (3,00)": that nobody lies between them. */
function isNext({ items }: Sentence, item: Item): boolean {
  if (!isA('break')(item) || !/^(?:lalu|kemudian)$/.test(item.meaning.mark)) return false;
  const next = items[items.indexOf(item) + 1];
  const isName = next !== undefined && (isA('sector')(next) || isA('indicator')(next));
  return isName && items.some((one) => isA('rank')(one) && one.end <= item.start);
}

function isOfTwo(item: Item, readings: readonly Reading[]): boolean {
  if (!LEADING.test(isA('break')(item) ? item.meaning.mark : item.word)) return false;
  const moved = readings.filter(({ type }) => type === 'change' || type === 'from_to');
  const keysOf = (isThere: (one: Reading) => boolean) =>
    new Set(moved.filter(isThere).flatMap(({ facts }) => facts.map(({ indicator }) => indicator)));
  const before = keysOf(({ items }) => items.every(({ end }) => end <= item.start));
  const behind = keysOf(({ items }) => items.every(({ start }) => start >= item.end));
  return before.size > 0 && behind.size > 0 && [...behind].every((key) => !before.has(key));
}

function isOfOtherSide(sentence: Sentence, item: Item, readings: readonly Reading[]): boolean {
  if (!FOCUSED.test(item.word)) return false;
  const next = sentence.items
    .slice(sentence.items.indexOf(item) + 1)
    .find((one) => !isA('plain')(one) && !isA('people')(one));
  const change = readings.find(
    ({ type, facts }) => type === 'change' && facts[0]?.measure === 'change',
  )?.facts[0];
  if (!next || !isA('sector')(next) || !change || change.sector !== null) return false;
  const { indicator } = change;
  const of = { measure: 'average', indicator } as const;
  const [own, all] = [
    sentence.sheet.table.find({ ...of, sector: next.meaning.sector }),
    sentence.sheet.table.find(of),
  ];
  if (!own || !all) return true;
  const way = Math.sign(change.value);
  return (own.value - all.value) * way <= 0 || (own.value - LIKERT_SCALE.neutral) * way <= 0;
}
