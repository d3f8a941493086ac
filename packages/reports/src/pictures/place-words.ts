// Rooms that compile this source need its types of d3-cloud too.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./d3-cloud.d.ts" />
import { createCanvas } from 'canvas';
import cloud from 'd3-cloud';
import { giveBack, FONT, paper, setText } from './paper.js';
import { seededRandom } from './seeded-random.js';

export interface WeightedWord {
  readonly word: string;
  /** Greater than 0. */
  readonly weight: number;
}

export interface PlacedWord {
  readonly word: string;
  readonly sizePx: number;
  /** Its middle, from the middle of the area. */
  readonly x: number;
  readonly y: number;
}

export interface Area {
  readonly width: number;
  readonly height: number;
}

export const WEIGHT = 600;
const MIN_SIZE_PX = 15;
const MAX_SIZE_PX = 132;
/** The share of the area that the words' boxes fill at the first attempt. */
const FILL = 0.42;
/** Factor by which each further attempt draws the words smaller. */
const SHRINK = 0.88;
const TRIES = 4;
const PADDING_PX = 2;

/**
 * Places words without overlaps. A word's size grows with the square root of its weight, so that
 * light words stay readable. When some do not fit, all are made smaller; words that still do not fit
 * are left out, the lightest first.
 */
export function placeWords(words: readonly WeightedWord[], area: Area): PlacedWord[] {
  let best: PlacedWord[] = [];
  let scale = firstScale(words, area);
  for (let tried = 0; tried < TRIES && best.length < words.length; tried += 1) {
    const placed = layOut(words, area, scale);
    if (placed.length > best.length) best = placed;
    scale *= SHRINK;
  }
  return best;
}

const sizeAt = (weight: number, most: number, scale: number) =>
  Math.max(MIN_SIZE_PX, Math.floor(MAX_SIZE_PX * Math.sqrt(weight / most) * scale));

/** The font scale at which the words' boxes fill the wanted share of the area. */
function firstScale(words: readonly WeightedWord[], { width, height }: Area): number {
  const { pen } = paper(1, 1);
  setText(pen, { sizePx: 100, weight: WEIGHT });
  const most = Math.max(...words.map(({ weight }) => weight));
  const widths = words.map(({ word }) => pen.measureText(word).width / 100);
  const boxes = words.reduce((sum, { weight }, position) => {
    const size = sizeAt(weight, most, 1);
    return sum + size * size * widths[position]!;
  }, 0);
  const byArea = Math.sqrt((FILL * width * height) / boxes);
  const byWidth = Math.min(
    ...words.map(
      ({ weight }, position) => (0.94 * width) / (sizeAt(weight, most, 1) * widths[position]!),
    ),
  );
  return Math.min(1, byArea, byWidth);
}

function layOut(words: readonly WeightedWord[], area: Area, scale: number): PlacedWord[] {
  const most = Math.max(...words.map(({ weight }) => weight));
  let found: PlacedWord[] = [];
  const canvas = createCanvas(1, 1);
  cloud<{ text: string; size: number; x?: number; y?: number }>()
    .canvas(() => canvas)
    .size([area.width, area.height])
    .words(words.map(({ word, weight }) => ({ text: word, size: sizeAt(weight, most, scale) })))
    .padding(PADDING_PX)
    .rotate(0)
    .font(FONT)
    .fontWeight(WEIGHT)
    .fontSize(({ size }) => size)
    .random(seededRandom(words.map(({ word }) => word).join(' ')))
    // Without a time interval d3-cloud places everything before `start` returns.
    .on('end', (placed) => {
      found = placed.map(({ text, size, x, y }) => ({
        word: text,
        sizePx: size,
        x: x!,
        y: y!,
      }));
    })
    .start();
  giveBack(canvas);
  return found;
}
