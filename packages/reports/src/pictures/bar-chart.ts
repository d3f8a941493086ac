import { type Bar, chartPhrases, type CompanyChart, placeOn } from '@lqc/phrases';
import { PALETTE } from '../palette.js';
import { type Paper, paper, type Pen, png, setText } from './paper.js';
import { trace } from './strokes.js';
import { type TextBlock, textBlock, writeBlock } from './text-block.js';

// Sizes in logical pixels, each drawn as two by two for print.
const SCALE = 2;
const WIDTH = 900;
const MARGIN = 40;
/** Around a chart that lies on a page with margins of its own. */
const EDGE = 4;
const LABEL_MAX_WIDTH = 280;
const GAP = 16;
const VALUE_WIDTH = 120;
const BAR_HEIGHT = 24;
const ROW_GAP = 14;

const NAME = { sizePx: 13, weight: 600, colour: PALETTE.muted } as const;
const FINDING = { sizePx: 22, weight: 700 } as const;
const NOTE = { sizePx: 13, colour: PALETTE.muted } as const;
const LABEL = { sizePx: 14 } as const;
const VALUE = { sizePx: 14, weight: 600 } as const;
const SOURCE = { sizePx: 12, colour: PALETTE.muted } as const;

/**
 * Horizontal bars, as a PNG: labels wrapped and never cut, values at the bars' ends.
 *
 * @param head what stands above them; null where the page that they lie on tells it
 */
export function drawBarChart(
  bars: readonly Bar[],
  head: Pick<CompanyChart, 'name' | 'finding' | 'note'> | null,
): Buffer {
  const { pen: ruler } = paper(1, 1);
  const title = head && {
    finding: textBlock(ruler, FINDING, head.finding, WIDTH - 2 * MARGIN),
    note: textBlock(ruler, NOTE, head.note, WIDTH - 2 * MARGIN),
  };
  const margin = head ? MARGIN : EDGE;
  const rows = bars.map((bar) => ({
    bar,
    label: textBlock(ruler, LABEL, bar.label, LABEL_MAX_WIDTH),
  }));
  const axis = margin + GAP + Math.max(0, ...rows.map(({ label }) => label.width));
  const rowHeight = (label: TextBlock) => Math.max(label.height, BAR_HEIGHT) + ROW_GAP;

  const top = title ? MARGIN + 20 + title.finding.height + 8 + title.note.height + 24 : 16;
  const bottom = rows.reduce((y, { label }) => y + rowHeight(label), top);
  const sheet = paper(WIDTH, bottom + (head ? 16 + MARGIN : 2), SCALE);
  const { pen } = sheet;

  if (head && title) {
    setText(pen, NAME).fillText(head.name, MARGIN, MARGIN + 8);
    writeBlock(pen, FINDING, title.finding, MARGIN, MARGIN + 20);
    writeBlock(pen, NOTE, title.note, MARGIN, MARGIN + 20 + title.finding.height + 8);
    setText(pen, SOURCE).fillText(chartPhrases.source, MARGIN, bottom + 16 + MARGIN / 2);
  }
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const x = placeOn([0, most], [axis, WIDTH - MARGIN - VALUE_WIDTH]);
  let y = top;
  for (const { bar, label } of rows) {
    drawRow(sheet, bar, label, { x, middle: y + (rowHeight(label) - ROW_GAP) / 2 });
    y += rowHeight(label);
  }
  if (rows.length > 0) drawAxis(pen, axis, top - 8, bottom - ROW_GAP + 8);
  return png(sheet);
}

function drawRow(
  { pen }: Paper,
  bar: Bar,
  label: TextBlock,
  { x, middle }: { x: (value: number) => number; middle: number },
): void {
  const [axis, end] = [x(0), x(bar.value)];
  writeBlock(pen, { ...LABEL, align: 'right' }, label, axis - GAP, middle - label.height / 2);
  pen.fillStyle = PALETTE.series[bar.series - 1]!;
  pen.fillRect(axis, middle - BAR_HEIGHT / 2, end - axis, BAR_HEIGHT);
  setText(pen, VALUE).fillText(bar.text, end + 8, middle + VALUE.sizePx * 0.36);
}

function drawAxis(pen: Pen, axis: number, top: number, bottom: number): void {
  pen.strokeStyle = PALETTE.muted;
  pen.lineWidth = 1;
  trace(pen, [
    [axis, top],
    [axis, bottom],
  ]).stroke();
}
