import type { BoundMark } from '@lqc/contracts';

/** A text of a section, and where sentences in it are bound to their figures. */
export interface BoundText {
  readonly text: string;
  readonly bound: readonly BoundMark[];
}

/** The same for texts with the same words and marks, in whatever order a claim's fields came. */
export const sameText = (one: BoundText, other: BoundText): boolean =>
  one.text === other.text &&
  one.bound.length === other.bound.length &&
  one.bound.every((mark, at) => keyOf(mark) === keyOf(other.bound[at]!));

function keyOf({ start, end, claim }: BoundMark): string {
  const { type, indicator, sector, category, base, others, quote } = claim;
  return JSON.stringify([start, end, type, indicator, sector, category, base, others, quote]);
}
