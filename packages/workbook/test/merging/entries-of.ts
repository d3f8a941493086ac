import { fromBufferPromise } from 'yauzl';
import { WORKBOOK_LIMITS } from '../../src/index.js';
import { Zip } from '../../src/zip/zip.js';
import type { ZipEntry } from '../build-zip.js';

/** Every entry of a zip, so that a test can spoil one. */
export async function entriesOf(bytes: Buffer): Promise<ZipEntry[]> {
  const zip = await Zip.open(bytes, WORKBOOK_LIMITS);
  const entries: ZipEntry[] = [];
  for await (const entry of (await fromBufferPromise(bytes)).eachEntry()) {
    const path = entry.fileName as unknown as string;
    const pieces: Buffer[] = [];
    for await (const piece of zip.read(path)) pieces.push(piece);
    entries.push({ path, content: Buffer.concat(pieces) });
  }
  return entries;
}
