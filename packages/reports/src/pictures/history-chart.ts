import { LIKERT_SCALE, orderOf } from '@lqc/contracts';
import { decimal, levelChartPhrases as say } from '@lqc/phrases';
import { PALETTE } from '../palette.js';
import { type Pen, paper, png, setText } from './paper.js';
import { placeOn, TICKS, WHOLE_SCALE } from './scale.js';

export interface QuarterPoint {
  readonly year: number;
  readonly quarter: number;
  /** Null where nobody answered, or where it is held back. */
  readonly average: number | null;
  readonly low: number | null;
  readonly high: number | null;
  /** Valid answers, as the axis says it. */
  readonly n: string;
}

// Sizes in logical pixels, each drawn as two by two for print.
const SCALE = 2;
const WIDTH = 900;
const HEIGHT = 300;
const PLOT = { left: 96, right: WIDTH - 36, top: 14, bottom: HEIGHT - 58 } as const;
const DOT = 5.5;
/** With more quarters than this only some are named below the axis. */
const NAMED = 12;

const SMALL = { sizePx: 14, colour: PALETTE.muted } as const;
const VALUE = { sizePx: 16, weight: 700 } as const;
const [BLUE] = PALETTE.series;

interface Placed extends QuarterPoint {
  readonly average: number;
  readonly order: number;
}

/**
 * An indicator's average by quarter with its range, as a PNG. Quarters stand as far apart as they
 * lie in time; those that follow on each other are joined, others stand alone.
 */
export function drawHistoryChart(points: readonly QuarterPoint[]): Buffer {
  const sheet = paper(WIDTH, HEIGHT, SCALE);
  const { pen } = sheet;
  const inTime = points
    .map((point) => ({ ...point, order: orderOf(point) }))
    .toSorted((a, b) => a.order - b.order);
  const placed = inTime.filter((point): point is Placed => point.average !== null);
  const y = placeOn(WHOLE_SCALE, PLOT.bottom, PLOT.top);
  const first = inTime[0]?.order ?? 0;
  const span = Math.max(1, (inTime.at(-1)?.order ?? 0) - first);
  const inset = 34;
  const x = (order: number) =>
    PLOT.left + inset + ((order - first) / span) * (PLOT.right - PLOT.left - 2 * inset);

  drawGrid(pen, TICKS, y);
  const runs = runsOf(placed);
  for (const run of runsOf(placed.filter(hasRange))) drawBand(pen, run, x, y);
  for (const run of runs) drawLine(pen, run, x, y);
  for (const point of placed) drawDot(pen, x(point.order), y(point.average));
  const last = placed.at(-1);
  if (last)
    setText(pen, VALUE).fillText(
      decimal(last.average, 2),
      x(last.order) + DOT + 8,
      y(last.average) + 5,
    );
  drawQuarters(pen, inTime, x);
  return png(sheet);
}

interface Ranged extends Placed {
  readonly low: number;
  readonly high: number;
}

const hasRange = (point: Placed): point is Ranged => point.low !== null && point.high !== null;

/** Quarters that follow on each other without one missing between them. */
function runsOf<Point extends Placed>(points: readonly Point[]): Point[][] {
  const runs: Point[][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run && run.at(-1)!.order === point.order - 1) run.push(point);
    else runs.push([point]);
  }
  return runs;
}

type Place = (value: number) => number;

function drawGrid(pen: Pen, ticks: readonly number[], y: Place): void {
  for (const tick of ticks) {
    const isNeutral = tick === LIKERT_SCALE.neutral;
    pen.strokeStyle = isNeutral ? PALETTE.muted : PALETTE.hairline;
    pen.lineWidth = isNeutral ? 1.5 : 0.75;
    pen.setLineDash(isNeutral ? [3, 4] : []);
    path(pen, [
      [PLOT.left, y(tick)],
      [PLOT.right, y(tick)],
    ]);
    pen.setLineDash([]);
    setText(pen, { ...SMALL, align: 'right' }).fillText(
      isNeutral ? say.neutralTick(decimal(tick, 1)) : decimal(tick, 1),
      PLOT.left - 10,
      y(tick) + 5,
    );
  }
}

/**
 * The ranges of quarters in a row as one area, never across one whose range is not told; of a quarter that
 * stands alone as a bar.
 */
function drawBand(pen: Pen, run: readonly Ranged[], x: Place, y: Place): void {
  const known = run.map(({ order, low, high }) => ({ at: x(order), low: y(low), high: y(high) }));
  pen.globalAlpha = 0.2;
  pen.fillStyle = BLUE;
  if (known.length === 1) {
    const [{ at, low, high }] = known as [(typeof known)[0]];
    pen.fillRect(at - 5, high, 10, low - high);
  } else if (known.length > 1) {
    pen.beginPath();
    for (const { at, high } of known) pen.lineTo(at, high);
    for (const { at, low } of known.toReversed()) pen.lineTo(at, low);
    pen.fill();
  }
  pen.globalAlpha = 1;
}

function drawLine(pen: Pen, run: readonly Placed[], x: Place, y: Place): void {
  pen.strokeStyle = BLUE;
  pen.lineWidth = 2.5;
  path(
    pen,
    run.map(({ order, average }) => [x(order), y(average)]),
  );
}

function drawDot(pen: Pen, x: number, y: number): void {
  pen.beginPath();
  pen.arc(x, y, DOT, 0, 2 * Math.PI);
  pen.fillStyle = BLUE;
  pen.fill();
  pen.lineWidth = 2;
  pen.strokeStyle = PALETTE.paper;
  pen.stroke();
}

function drawQuarters(
  pen: Pen,
  points: readonly (QuarterPoint & { readonly order: number })[],
  x: Place,
): void {
  const every = Math.ceil(points.length / NAMED);
  // Counted from the last one, which is the one that the chart is about.
  const named = points.filter((_, at) => (points.length - 1 - at) % every === 0);
  for (const point of named) {
    const at = x(point.order);
    setText(pen, { ...SMALL, colour: PALETTE.ink, align: 'center' }).fillText(
      say.quarter(point.year, point.quarter),
      at,
      PLOT.bottom + 24,
    );
    setText(pen, { ...SMALL, align: 'center' }).fillText(`n ${point.n}`, at, PLOT.bottom + 44);
  }
}

function path(pen: Pen, places: readonly (readonly [number, number])[]): void {
  pen.beginPath();
  for (const [x, y] of places) pen.lineTo(x, y);
  pen.stroke();
}
