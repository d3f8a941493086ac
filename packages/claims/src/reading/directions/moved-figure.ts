import type { ClaimType, QuarterRole } from '@lqc/contracts';
import type { FactAddress } from '../../facts/fact-table.js';
import type { Item } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import type { SaidWay } from '../../bind/ways.js';

/** What is said to have moved, since when, and by which words. */
export interface Moved {
  readonly said: SaidWay;
  readonly items: readonly Item[];
  readonly base: QuarterRole;
}

/** Holds what is said of a count or share to its two values, for which no range of chance is known. */
export function movedFigure(
  { sheet: { table } }: Sentence,
  type: ClaimType,
  at: FactAddress,
  { said, items, base }: Moved,
): Reading {
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
