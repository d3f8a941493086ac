import { wrapped } from '@lqc/phrases';
import { type Pen, setText, type TextStyle } from './paper.js';

const LINE_HEIGHT = 1.3;

/** A text broken into lines, with the room that it takes. */
export interface TextBlock {
  readonly lines: readonly string[];
  readonly lineHeight: number;
  readonly height: number;
  readonly width: number;
}

/** Breaks a text into lines of at most this width. */
export function textBlock(pen: Pen, style: TextStyle, text: string, widthPx: number): TextBlock {
  setText(pen, style);
  const lines = wrapped(text, (line) => pen.measureText(line).width <= widthPx);
  const lineHeight = Math.round(style.sizePx * LINE_HEIGHT);
  const width = Math.max(...lines.map((line) => pen.measureText(line).width));
  return { lines, lineHeight, height: lines.length * lineHeight, width };
}

/** Writes a block's lines below each other, from `top` down. */
export function writeBlock(
  pen: Pen,
  style: TextStyle,
  { lines, lineHeight }: TextBlock,
  x: number,
  top: number,
): void {
  setText(pen, style);
  const baseline = top + (lineHeight + style.sizePx * 0.72) / 2;
  for (const [position, line] of lines.entries())
    pen.fillText(line, x, baseline + position * lineHeight);
}
