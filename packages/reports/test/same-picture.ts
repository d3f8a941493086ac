import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, loadImage } from 'canvas';
import pixelmatch from 'pixelmatch';

const KEPT = join(import.meta.dirname, 'pictures');
const MADE = join(import.meta.dirname, '../test-results');
/** Edges of letters may differ between machines; anything that moves is more than this. */
const MOST_DIFFERENT = 0.002;

/**
 * Compares a PNG with the kept one that somebody has looked at. `KEEP_PICTURES=1` keeps what was
 * made now: look at the difference before it is committed.
 */
export async function expectSamePicture(png: Buffer, name: string): Promise<void> {
  const file = join(KEPT, `${name}.png`);
  if (process.env.KEEP_PICTURES) return writeFileSync(file, png);
  if (!existsSync(file)) throw new Error(`no kept picture ${name}: KEEP_PICTURES=1 keeps it`);
  const [made, kept] = await Promise.all([pixels(png), pixels(readFileSync(file))]);
  const size = ({ width, height }: typeof made) => `${width} × ${height}`;
  const different =
    size(made) === size(kept)
      ? pixelmatch(made.data, kept.data, undefined, made.width, made.height, { threshold: 0.2 })
      : Infinity;
  if (different <= MOST_DIFFERENT * made.width * made.height) return;
  mkdirSync(MADE, { recursive: true });
  writeFileSync(join(MADE, `${name}.png`), png);
  throw new Error(
    `${name} (${size(made)}) differs from the kept one (${size(kept)}) in ${different} pixels`,
  );
}

async function pixels(png: Buffer) {
  const image = await loadImage(png);
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.getContext('2d').getImageData(0, 0, image.width, image.height);
}
