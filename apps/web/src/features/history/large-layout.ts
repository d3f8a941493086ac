import { placeOn, ticksWithin } from '@lqc/phrases';
import { LETTER } from '../charts/text-lines';
import { apart } from './end-labels';
import type { NamedLine } from './named-line';
import type { Scale } from './ranged-line';
import { type Measure, scaleOf, STEP } from './series';

/** Where everything of a large drawing stands, in px from its left and upper edge. */
export interface LargeLayout {
  readonly height: number;
  /** The edges of the ground on which the lines are drawn. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** From a quarter's order, and from a value. */
  readonly x: Scale;
  readonly y: Scale;
  readonly ticks: readonly number[];
  /** Every how many quarters a label fits at the foot. */
  readonly labelEvery: number;
  /** The ends of the lines, with room for a name beside each. */
  readonly ends: readonly { readonly line: NamedLine; readonly y: number }[];
  /** How wide the names at the ends are, with the piece of line before them. */
  readonly namesWidth: number;
}

/** What of a layout the ground needs; a small chart has no more. */
export type GroundLayout = Pick<
  LargeLayout,
  'left' | 'right' | 'top' | 'bottom' | 'x' | 'y' | 'ticks'
>;

/** Room for a piece of the line before its name. */
export const SAMPLE = 20;
const HEIGHT = 412;
const TOP = 28;
const FOOT = 64;
const LEFT = 34;
const LINE_APART = 15;
/** Between the labels below, so that none touches the next one. */
const LABEL_APART = 54;
const NAMES = { most: 170, share: 0.36 } as const;

/**
 * The layout of lines over the quarters on one scale, each line named at its right end.
 *
 * @param lines - the first of them is that of all contacts, which has every quarter
 * @param width - of the whole drawing, in px
 */
export function largeLayout(
  lines: readonly [NamedLine, ...NamedLine[]],
  measure: Measure,
  width: number,
): LargeLayout {
  const { drawn } = lines[0];
  const bottom = HEIGHT - FOOT;
  // The first name is in bold, which is wider.
  const longestName = Math.max(...lines.map(({ name }, at) => name.length + (at === 0 ? 1 : 0)));
  const namesWidth = Math.min(NAMES.most, width * NAMES.share, longestName * LETTER + SAMPLE);
  const first = drawn[0]?.at ?? 0;
  const last = Math.max(first + 1, drawn.at(-1)?.at ?? 1);
  const domain = scaleOf(
    lines.map((line) => line.drawn),
    measure,
  );
  const x = placeOn([first, last], [LEFT + 12, width - namesWidth - 10]);
  const y = placeOn(domain, [bottom, TOP]);
  const ends = lines.flatMap((line) => {
    const end = line.drawn.findLast(({ value }) => value !== null);
    return end ? [{ line, y: y(end.value!) }] : [];
  });
  return {
    height: HEIGHT,
    left: LEFT,
    right: width - namesWidth,
    top: TOP,
    bottom,
    x,
    y,
    ticks: ticksWithin(domain, STEP[measure]),
    labelEvery: Math.max(1, Math.ceil(LABEL_APART / Math.max(1, x(first + 1) - x(first)))),
    ends: apart(ends, LINE_APART, [TOP, bottom]),
    namesWidth,
  };
}
