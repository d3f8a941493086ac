import type { ClaimCategory, QuarterRole } from '@lqc/contracts';
import { isA, type Item, type ItemOf } from '../item.js';
import { decided, type Reading } from '../reading.js';
import type { Sentence } from '../sentence.js';
import type { SaidWay } from '../ways.js';

/** The answers whose share a word of direction is said of: "proporsi di atas netral turun". */
export function shareThatMoved(sentence: Sentence, item: Item): ItemOf<'category'> | null {
  const { items } = sentence.clauseOf(item);
  const isShare = items.some((one) => isA('measure')(one) && one.meaning.measure === 'share');
  const isCounted = items.some((one) => isA('number')(one) && one.meaning.number.unit === 'persen');
  return isShare || isCounted ? (items.find(isA('category')) ?? null) : null;
}

export function readMovedShare(
  sentence: Sentence,
  {
    said,
    items,
    category,
    base,
  }: {
    readonly said: SaidWay;
    readonly items: readonly Item[];
    readonly category: ClaimCategory;
    readonly base: QuarterRole;
  },
): Reading {
  const { table } = sentence.sheet;
  const type = 'share_change' as const;
  const [indicator = null] = sentence.indicatorOf(items[0]!).keys;
  const [sector = null] = sentence.sectorOf(items[0]!).sectors;
  const at = { measure: 'answer-share', indicator, sector, category } as const;
  const [now, then] = [table.find(at), table.find({ ...at, period: base })];
  if (!now || !then) return decided({ type, items }, null);
  const holds = Math.sign(now.value - then.value) === said.way;
  // Nobody can say how far a count or share may move and still be "relatif stabil".
  if (said.way === 0 && said.manner === 'loose' && !holds) return decided({ type, items }, null);
  return decided({ type, items }, said.isNegated ? !holds : holds, {
    facts: [now, then],
    expected: `${table.label(then)}; ${table.label(now)}`,
  });
}
