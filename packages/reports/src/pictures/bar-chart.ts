import { chartPhrases } from '@lqc/phrases';
import { PALETTE } from '../palette.js';
import { type Paper, paper, type Pen, png, setText } from './paper.js';
import { wrapText } from './wrap-text.js';

interface Bar {
  readonly label: string;
  readonly value: number;
  /** The text at the bar's end. */
  readonly text: string;
  readonly colour: string;
}

export interface BarChart {
  /** The chart's number and name. */
  readonly name: string;
  /** One sentence that says what the chart shows. */
  readonly finding: string;
  readonly note: string;
  readonly bars: readonly Bar[];
}

// Sizes in logical pixels, each drawn as two by two for print.
const SCALE = 2;
const WIDTH = 900;
const MARGIN = 40;
const LABEL_MAX_WIDTH = 280;
const GAP = 16;
const VALUE_WIDTH = 120;
const BAR_HEIGHT = 24;
const ROW_GAP = 14;

const NAME = { sizePx: 13, weight: 600, colour: PALETTE.gold } as const;
const FINDING = { sizePx: 22, weight: 700 } as const;
const NOTE = { sizePx: 13, colour: PALETTE.muted } as const;
const LABEL = { sizePx: 14 } as const;
const VALUE = { sizePx: 14, weight: 600 } as const;
const SOURCE = { sizePx: 12, colour: PALETTE.muted } as const;
const LINE_HEIGHT = 1.3;

interface Block {
  readonly lines: readonly string[];
  readonly lineHeight: number;
  readonly height: number;
  readonly width: number;
}

/** Horizontal bars, as a PNG: labels wrapped and never cut, values at the bars' ends. */
export function drawBarChart({ name, finding, note, bars }: BarChart): Buffer {
  const { pen: ruler } = paper(1, 1);
  const title = block(ruler, FINDING, finding, WIDTH - 2 * MARGIN);
  const subtitle = block(ruler, NOTE, note, WIDTH - 2 * MARGIN);
  const rows = bars.map((bar) => ({ bar, label: block(ruler, LABEL, bar.label, LABEL_MAX_WIDTH) }));
  const axis = MARGIN + GAP + Math.max(0, ...rows.map(({ label }) => label.width));
  const rowHeight = (label: Block) => Math.max(label.height, BAR_HEIGHT) + ROW_GAP;

  const top = MARGIN + 20 + title.height + 8 + subtitle.height + 24;
  const bottom = rows.reduce((y, { label }) => y + rowHeight(label), top);
  const sheet = paper(WIDTH, bottom + 16 + MARGIN, SCALE);
  const { pen } = sheet;

  setText(pen, NAME).fillText(name, MARGIN, MARGIN + 8);
  write(pen, FINDING, title, MARGIN, MARGIN + 20);
  write(pen, NOTE, subtitle, MARGIN, MARGIN + 20 + title.height + 8);
  const most = Math.max(1, ...bars.map(({ value }) => value));
  let y = top;
  for (const { bar, label } of rows) {
    drawRow(sheet, bar, label, { axis, y, height: rowHeight(label) - ROW_GAP, most });
    y += rowHeight(label);
  }
  if (rows.length > 0) drawAxis(pen, axis, top - 8, bottom - ROW_GAP + 8);
  setText(pen, SOURCE).fillText(chartPhrases.source, MARGIN, bottom + 16 + MARGIN / 2);
  return png(sheet);
}

function drawRow(
  { pen }: Paper,
  bar: Bar,
  label: Block,
  { axis, y, height, most }: { axis: number; y: number; height: number; most: number },
): void {
  const reach = WIDTH - MARGIN - VALUE_WIDTH - axis;
  const width = (reach * bar.value) / most;
  const middle = y + height / 2;
  write(pen, { ...LABEL, align: 'right' }, label, axis - GAP, middle - label.height / 2);
  pen.fillStyle = bar.colour;
  pen.fillRect(axis, middle - BAR_HEIGHT / 2, width, BAR_HEIGHT);
  setText(pen, VALUE).fillText(bar.text, axis + width + 8, middle + VALUE.sizePx * 0.36);
}

function drawAxis(pen: Pen, axis: number, top: number, bottom: number): void {
  pen.strokeStyle = PALETTE.muted;
  pen.lineWidth = 1;
  pen.beginPath();
  pen.moveTo(axis, top);
  pen.lineTo(axis, bottom);
  pen.stroke();
}

function block(
  pen: Pen,
  style: { sizePx: number; weight?: 400 | 600 | 700 },
  text: string,
  widthPx: number,
): Block {
  const lines = wrapText(setText(pen, style), text, widthPx);
  const lineHeight = Math.round(style.sizePx * LINE_HEIGHT);
  const width = Math.max(...lines.map((line) => pen.measureText(line).width));
  return { lines, lineHeight, height: lines.length * lineHeight, width };
}

function write(
  pen: Pen,
  style: Parameters<typeof setText>[1],
  { lines, lineHeight }: Block,
  x: number,
  top: number,
): void {
  setText(pen, style);
  const baseline = top + (lineHeight + style.sizePx * 0.72) / 2;
  for (const [position, line] of lines.entries())
    pen.fillText(line, x, baseline + position * lineHeight);
}
