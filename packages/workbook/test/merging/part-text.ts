import { WORKBOOK_LIMITS } from '../../src/index.js';
import { Zip } from '../../src/zip/zip.js';

/** A part of a package as text; null where it has none. */
export async function partText(bytes: Uint8Array, path: string): Promise<string | null> {
  const zip = await Zip.open(Buffer.from(bytes), WORKBOOK_LIMITS);
  if (!zip.has(path)) return null;
  const pieces: Buffer[] = [];
  for await (const piece of zip.read(path)) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}
