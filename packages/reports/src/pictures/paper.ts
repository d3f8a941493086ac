import { fileURLToPath } from 'node:url';
import { type Canvas, createCanvas, GlobalFonts, type SKRSContext2D } from 'canvas';
import { PALETTE } from '../palette.js';

export const FONT = 'Inter';

// The font is part of the product, so that pictures are the same on every machine.
for (const weight of [400, 600, 700])
  GlobalFonts.registerFromPath(
    fileURLToPath(
      import.meta.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff2`),
    ),
    FONT,
  );

export type Pen = SKRSContext2D;

export interface Paper {
  readonly canvas: Canvas;
  readonly pen: Pen;
}

/** A white canvas whose size is in logical pixels, with `scale` real pixels for each. */
export function paper(width: number, height: number, scale = 1): Paper {
  const canvas = createCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
  const pen = canvas.getContext('2d');
  pen.scale(scale, scale);
  pen.fillStyle = PALETTE.paper;
  pen.fillRect(0, 0, width, height);
  pen.textBaseline = 'alphabetic';
  return { canvas, pen };
}

export interface TextStyle {
  readonly sizePx: number;
  readonly weight?: 400 | 600 | 700;
  readonly colour?: string;
  readonly align?: 'left' | 'center' | 'right';
}

/** Sets font and colour; texts drawn or measured afterwards have this style. */
export function setText(
  pen: Pen,
  { sizePx, weight = 400, colour, align = 'left' }: TextStyle,
): Pen {
  pen.font = `${weight} ${sizePx}px ${FONT}`;
  pen.fillStyle = colour ?? PALETTE.ink;
  pen.textAlign = align;
  return pen;
}

/** The picture as a PNG; nothing is drawn on its paper afterwards. */
export function png({ canvas }: Paper): Buffer {
  const bytes = canvas.toBuffer('image/png');
  giveBack(canvas);
  return bytes;
}

/** Gives back what a canvas holds now, some 40 MB, and not when its object is collected. */
export function giveBack(canvas: Canvas): void {
  canvas.width = 0;
}
