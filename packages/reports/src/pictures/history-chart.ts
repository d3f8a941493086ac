import { orderOf, type Period } from '@lqc/contracts';
import {
  bandsOf,
  decimal,
  isNamed,
  levelChartPhrases as say,
  type LinePoint,
  linesOf,
  placeOn,
  scoreTicks,
  WHOLE_SCALE,
} from '@lqc/phrases';
import { PALETTE } from '../palette.js';
import { type Pen, paper, png, setText } from './paper.js';
import { drawDot, trace } from './strokes.js';

export interface QuarterPoint extends Omit<LinePoint, 'at'>, Period {
  /** Valid answers, as the axis says it. */
  readonly n: string;
}

// Sizes in logical pixels, each drawn as two by two for print.
const SCALE = 2;
const WIDTH = 900;
/** So that two sections with their charts stand on a page. */
const HEIGHT = 210;
const PLOT = { left: 96, right: WIDTH - 36, top: 14, bottom: HEIGHT - 58 } as const;
/** Between the plot's edges and the first and the last quarter. */
const INSET = 34;
const DOT = 5.5;
/** With more quarters than this only some are named below the axis. */
const NAMED = 12;

const SMALL = { sizePx: 14, colour: PALETTE.muted } as const;
const VALUE = { sizePx: 16, weight: 700 } as const;
const [BLUE] = PALETTE.series;

type Placed = QuarterPoint & LinePoint;

/**
 * An indicator's average by quarter with its range, as a PNG. Quarters stand as far apart as they
 * lie in time; those that follow on each other are joined, others stand alone.
 */
export function drawHistoryChart(points: readonly QuarterPoint[]): Buffer {
  const sheet = paper(WIDTH, HEIGHT, SCALE);
  const { pen } = sheet;
  const placed = points
    .map((point): Placed => ({ ...point, at: orderOf(point) }))
    .toSorted((a, b) => a.at - b.at);
  const y = placeOn(WHOLE_SCALE, [PLOT.bottom, PLOT.top]);
  const first = placed[0]?.at ?? 0;
  const last = Math.max(first + 1, placed.at(-1)?.at ?? 0);
  const x = placeOn([first, last], [PLOT.left + INSET, PLOT.right - INSET]);
  const lines = linesOf(placed);

  drawGrid(pen, y);
  pen.globalAlpha = 0.2;
  pen.fillStyle = BLUE;
  for (const band of bandsOf(placed, { x, y, alone: 2 * DOT })) trace(pen, band).fill();
  pen.globalAlpha = 1;
  pen.strokeStyle = BLUE;
  pen.lineWidth = 2.5;
  for (const line of lines)
    trace(
      pen,
      line.map(({ at, value }) => [x(at), y(value)]),
    ).stroke();
  for (const { at, value } of lines.flat())
    drawDot(pen, [x(at), y(value)], { radius: DOT, fill: BLUE, edge: PALETTE.paper });
  const latest = lines.at(-1)?.at(-1);
  if (latest) {
    const place = [decimal(latest.value, 2), x(latest.at) + DOT + 8, y(latest.value) + 5] as const;
    // No line of the scale strikes it through.
    pen.strokeStyle = PALETTE.paper;
    pen.lineWidth = 6;
    setText(pen, VALUE).strokeText(...place);
    pen.fillText(...place);
  }
  drawQuarters(pen, placed, x);
  return png(sheet);
}

type Place = (value: number) => number;

function drawGrid(pen: Pen, y: Place): void {
  for (const { value, isNeutral, text } of scoreTicks()) {
    pen.strokeStyle = isNeutral ? PALETTE.muted : PALETTE.hairline;
    pen.lineWidth = isNeutral ? 1.5 : 0.75;
    pen.setLineDash(isNeutral ? [3, 4] : []);
    trace(pen, [
      [PLOT.left, y(value)],
      [PLOT.right, y(value)],
    ]).stroke();
    pen.setLineDash([]);
    setText(pen, { ...SMALL, align: 'right' }).fillText(text, PLOT.left - 10, y(value) + 5);
  }
}

function drawQuarters(pen: Pen, points: readonly Placed[], x: Place): void {
  const every = Math.ceil(points.length / NAMED);
  for (const [position, point] of points.entries()) {
    if (!isNamed(position, points.length, every)) continue;
    const at = x(point.at);
    setText(pen, { ...SMALL, colour: PALETTE.ink, align: 'center' }).fillText(
      say.quarter(point),
      at,
      PLOT.bottom + 24,
    );
    setText(pen, { ...SMALL, align: 'center' }).fillText(`n ${point.n}`, at, PLOT.bottom + 44);
  }
}
