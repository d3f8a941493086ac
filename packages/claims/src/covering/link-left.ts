import { LIKERT_SCALE } from '@lqc/contracts';
import { type ItemOf, means } from '../items/item.js';
import type { Reading } from '../judging/reading.js';
import { type Asked, ofKinds, ofWords, type Question } from './question.js';

/**
 * "Biaya naik 0,46 poin sehingga permintaan turun 0,10 poin": that one led to the other, which no figure
 * tells. "Menurun, terutama pada Konstruksi (4,00)": a sector that lies on the other side of the whole.
 */
export const LINKS_LEFT: readonly Question[] = [
  ofKinds(['break'], isNext),
  ofWords(/^(?:sehingga|karena|akibat|akibatnya|lantaran|disebabkan|diakibatkan|dipicu)$/, isOfTwo),
  ofWords(
    /^(?:terutama|khususnya|utamanya|didorong|ditopang|disumbang|dipicu|disebabkan|bersumber)$/,
    isOfOtherSide,
  ),
];

/** "Tertinggi di A (4,00), lalu B (3,00)": that nobody lies between them. */
function isNext({ sentence, item, next }: Asked<ItemOf<'break'>>): boolean {
  const isName = next !== undefined && (means(next, 'sector') || means(next, 'indicator'));
  return (
    isName &&
    /^(?:lalu|kemudian)$/.test(item.meaning.mark) &&
    sentence.all('rank').some(({ end }) => end <= item.start)
  );
}

function isOfTwo({ item, readings }: Asked): boolean {
  const moved = readings.filter(({ type }) => type === 'change' || type === 'from_to');
  const keysOf = (isThere: (one: Reading) => boolean) =>
    new Set(moved.filter(isThere).flatMap(({ facts }) => facts.map(({ indicator }) => indicator)));
  const before = keysOf(({ items }) => items.every(({ end }) => end <= item.start));
  const behind = keysOf(({ items }) => items.every(({ start }) => start >= item.end));
  return before.size > 0 && behind.size > 0 && [...behind].every((key) => !before.has(key));
}

function isOfOtherSide({ sentence, items, at, readings }: Asked): boolean {
  const behind = items.slice(at + 1).find((one) => !means(one, 'plain') && !means(one, 'people'));
  const change = readings.find(
    ({ type, facts }) => type === 'change' && facts[0]?.measure === 'change',
  )?.facts[0];
  if (!behind || !means(behind, 'sector') || !change || change.sector !== null) return false;
  const { indicator } = change;
  const of = { measure: 'average', indicator } as const;
  const [own, all] = [
    sentence.sheet.table.find({ ...of, sector: behind.meaning.sector }),
    sentence.sheet.table.find(of),
  ];
  if (!own || !all) return true;
  const way = Math.sign(change.value);
  return (own.value - all.value) * way <= 0 || (own.value - LIKERT_SCALE.neutral) * way <= 0;
}
