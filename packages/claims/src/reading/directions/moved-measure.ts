import type { QuarterRole } from '@lqc/contracts';
import type { Item, ItemOf } from '../item.js';
import { decided, type Reading } from '../reading.js';
import type { Sentence } from '../sentence.js';
import type { SaidWay } from '../ways.js';

export const MOVING = new Set(['balance', 'answers']);

/** "Saldo bersih menyempit", "tidak ada perubahan pada jumlah jawaban sah". */
export function readMovedMeasure(
  sentence: Sentence,
  {
    said,
    items,
    measured,
    base,
  }: {
    readonly said: SaidWay;
    readonly items: readonly Item[];
    readonly measured: ItemOf<'measure'>;
    readonly base: QuarterRole;
  },
): Reading {
  const { table } = sentence.sheet;
  const isBalance = measured.meaning.measure === 'balance';
  const [indicator = null] = sentence.indicatorOf(items[0]!).keys;
  const [sector = null] = sentence.sectorOf(items[0]!).sectors;
  const at = { measure: isBalance ? 'net-balance' : 'answers', indicator, sector } as const;
  const [now, then] = [table.find(at), table.find({ ...at, period: base })];
  const type = isBalance ? ('balance' as const) : ('count' as const);
  if (!now || !then) return decided({ type, items }, null);
  const holds = Math.sign(now.value - then.value) === said.way;
  // Nobody can say how far a count or share may move and still be "relatif stabil".
  if (said.way === 0 && said.manner === 'loose' && !holds) return decided({ type, items }, null);
  return decided({ type, items }, said.isNegated ? !holds : holds, {
    facts: [now, then],
    expected: `${table.label(then)}; ${table.label(now)}`,
  });
}
