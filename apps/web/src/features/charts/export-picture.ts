import { wrapped } from '@lqc/phrases';
import { saveBlob } from '../../lib/download';
import { shippedFont } from './shipped-font';

const STYLES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'fill-opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
];
const SCALE = 2;
const MARGIN = 16;
const TITLE = { font: '600 16px "Inter Variable", sans-serif', line: 22 };
const NOTE = { font: '400 12px "Inter Variable", sans-serif', line: 17 };

interface PictureTexts {
  /** The finding of the chart. */
  readonly title: string;
  /** Unit, legend, n, period and source. */
  readonly note: string;
}

/**
 * Saves a drawing as a PNG of twice its size, with title and legend, so that it can be used in a
 * report. It always has a white background, the light theme's colours and the product's font.
 */
export async function downloadPng(
  drawing: SVGSVGElement,
  fileName: string,
  { title, note }: PictureTexts,
): Promise<void> {
  const { width, height } = drawing.getBoundingClientRect();
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await lightCopy(drawing, { width, height }))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d')!;
  const lines = [...linesOf(context, title, width, TITLE), ...linesOf(context, note, width, NOTE)];
  const head = MARGIN + lines.reduce((sum, { line }) => sum + line, 0) + MARGIN / 2;
  canvas.width = (width + 2 * MARGIN) * SCALE;
  canvas.height = (head + height + MARGIN) * SCALE;
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(SCALE, SCALE);
  context.fillStyle = '#16202e';
  context.textBaseline = 'top';
  let y = MARGIN;
  for (const { text, font, line } of lines) {
    context.font = font;
    context.fillText(text, MARGIN, y);
    y += line;
  }
  context.drawImage(image, MARGIN, head);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (blob) saveBlob(blob, fileName);
}

/** A copy of the drawing as a separate SVG, with the light theme's styles as attributes. */
async function lightCopy(
  drawing: SVGSVGElement,
  { width, height }: { width: number; height: number },
): Promise<string> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll('*')];
  const copies = [copy, ...copy.querySelectorAll('*')];
  inLightTheme(() => {
    for (const [position, original] of originals.entries()) {
      const style = getComputedStyle(original);
      // Its colours are the page's variables, which a picture does not have.
      copies[position]?.removeAttribute('style');
      for (const name of STYLES) copies[position]?.setAttribute(name, style.getPropertyValue(name));
    }
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const font = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  font.textContent = await shippedFont();
  copy.prepend(font);
  return new XMLSerializer().serializeToString(copy);
}

/** Runs `read` with the light theme applied, synchronously, so that nothing is painted. */
function inLightTheme(read: () => void): void {
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  dataset.theme = 'light';
  read();
  if (theme === undefined) delete dataset.theme;
  else dataset.theme = theme;
}

interface Line {
  readonly text: string;
  readonly font: string;
  readonly line: number;
}

/** A text in lines that fit the width. */
function linesOf(
  context: CanvasRenderingContext2D,
  text: string,
  width: number,
  { font, line }: Omit<Line, 'text'>,
): Line[] {
  context.font = font;
  const fits = (words: string) => context.measureText(words).width <= width;
  return wrapped(text, fits).map((one) => ({ text: one, font, line }));
}
