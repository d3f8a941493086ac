import { decimal, levelChartPhrases as say, placeOn, scoreTicks, WHOLE_SCALE } from '@lqc/phrases';
import { PALETTE } from '../palette.js';
import { type Pen, paper, png, setText } from './paper.js';
import { drawDot, trace } from './strokes.js';
import { textBlock, writeBlock } from './text-block.js';

export interface LevelRow {
  readonly label: string;
  /** Null where there is no answer, or where it is held back. */
  readonly now: {
    readonly average: number;
    readonly low: number | null;
    readonly high: number | null;
  } | null;
  readonly before: number | null;
  /** Valid answers behind `now`, as the row's end says it. */
  readonly n: string;
}

export interface LevelChart {
  readonly rows: readonly LevelRow[];
  /** What the full and the open dot are of. */
  readonly series: { readonly now: string; readonly before: string };
}

// Sizes in logical pixels, each drawn as two by two for print.
const SCALE = 2;
const WIDTH = 900;
const LABEL_WIDTH = 250;
const N_WIDTH = 70;
const VALUE_WIDTH = 56;
const LEGEND_HEIGHT = 34;
const ROW_HEIGHT = 20;
const AXIS_HEIGHT = 30;
const EDGE = 4;
const GAP = 16;
const DOT = 6.5;

const TEXT = { sizePx: 15 } as const;
const BOLD = { sizePx: 15, weight: 600 } as const;
const SMALL = { sizePx: 13, colour: PALETTE.muted } as const;
const FULL = { radius: DOT, fill: PALETTE.series[0], edge: PALETTE.paper } as const;
const OPEN = { radius: DOT - 1, fill: PALETTE.paper, edge: PALETTE.series[1] } as const;

/**
 * The average of each row with its range, as a PNG: a full dot now, an open one before, and a line
 * at the scale's neutral score.
 */
export function drawLevelChart({ rows, series }: LevelChart): Buffer {
  const { pen: ruler } = paper(1, 1);
  const lines = rows.map((row) => {
    const label = textBlock(ruler, TEXT, row.label, LABEL_WIDTH);
    return { row, label, height: label.height > ROW_HEIGHT ? label.height + 6 : ROW_HEIGHT };
  });
  const top = LEGEND_HEIGHT;
  const bottom = lines.reduce((y, { height }) => y + height, top);
  const sheet = paper(WIDTH, bottom + AXIS_HEIGHT, SCALE);
  const { pen } = sheet;
  const left = EDGE + Math.max(0, ...lines.map(({ label }) => label.width)) + GAP;
  const right = WIDTH - EDGE - N_WIDTH - VALUE_WIDTH - GAP;
  const x = placeOn(WHOLE_SCALE, [left + DOT, right - DOT]);

  drawGrid(pen, x, { top, bottom });
  const hasRange = rows.some(({ now }) => now !== null && now.low !== null);
  const { now, before } = series;
  drawLegend(pen, { now: hasRange ? say.withRange(now) : now, before }, left);
  setText(pen, { ...SMALL, align: 'right' }).fillText('n', WIDTH - EDGE, top - 12);
  let y = top;
  for (const { row, label, height } of lines) {
    const middle = y + height / 2;
    writeBlock(pen, { ...TEXT, align: 'right' }, label, left - GAP, middle - label.height / 2);
    drawRow(pen, row, x, middle);
    const value = row.now ? decimal(row.now.average, 2) : say.none;
    setText(pen, { ...BOLD, align: 'right' }).fillText(value, WIDTH - EDGE - N_WIDTH, middle + 5);
    setText(pen, { ...SMALL, align: 'right' }).fillText(row.n, WIDTH - EDGE, middle + 5);
    y += height;
  }
  return png(sheet);
}

function drawGrid(
  pen: Pen,
  x: (value: number) => number,
  { top, bottom }: { top: number; bottom: number },
): void {
  for (const { value, isNeutral, text } of scoreTicks()) {
    pen.strokeStyle = isNeutral ? PALETTE.muted : PALETTE.hairline;
    pen.lineWidth = isNeutral ? 1.5 : 0.75;
    trace(pen, [
      [x(value), top],
      [x(value), bottom],
    ]).stroke();
    setText(pen, { ...SMALL, align: 'center' }).fillText(text, x(value), bottom + 20);
  }
}

function drawRow(pen: Pen, { now, before }: LevelRow, x: (value: number) => number, y: number) {
  const [blue] = PALETTE.series;
  if (now && now.low !== null && now.high !== null) {
    pen.strokeStyle = blue;
    pen.globalAlpha = 0.35;
    pen.lineWidth = 6;
    trace(pen, [
      [x(now.low), y],
      [x(now.high), y],
    ]).stroke();
    pen.globalAlpha = 1;
  }
  if (before !== null) drawDot(pen, [x(before), y], OPEN);
  if (now) drawDot(pen, [x(now.average), y], FULL);
}

function drawLegend(pen: Pen, { now, before }: LevelChart['series'], left: number): void {
  const y = LEGEND_HEIGHT / 2 - 4;
  let at = left + DOT;
  for (const [kind, text] of [
    [FULL, now],
    [OPEN, before],
  ] as const) {
    drawDot(pen, [at, y], kind);
    setText(pen, { ...SMALL, colour: PALETTE.ink }).fillText(text, at + 14, y + 5);
    at += 14 + pen.measureText(text).width + 28;
  }
}
