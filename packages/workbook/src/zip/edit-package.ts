import type { Writable } from 'node:stream';
import { inflateRawSync } from 'node:zlib';
import { fromBufferPromise } from 'yauzl';
import { compressedData } from './local-header.js';
import { deflatePart, ZipWriter } from './zip-writer.js';

/** What becomes of a package's parts, by their paths. */
export interface PackageEdits {
  /** Each part that is written otherwise, from the text that it has. */
  readonly changed: ReadonlyMap<string, (text: string) => string>;
  /** Parts that are there afterwards, with their text. */
  readonly added: ReadonlyMap<string, string>;
}

/**
 * Writes a workbook that this product made to `out` with some of its parts changed and others
 * added; the rest is copied as it lies, deflated. Does not end `out`.
 *
 * @throws Error where a part that should change is not there
 */
export async function editPackage(
  bytes: Buffer,
  out: Writable,
  { changed, added }: PackageEdits,
): Promise<void> {
  const zip = new ZipWriter(out);
  const missing = new Set(changed.keys());
  const directory = await fromBufferPromise(bytes);
  for await (const entry of directory.eachEntry()) {
    const { fileName: path, uncompressedSize, crc32 } = entry;
    const compressed = compressedData(bytes, entry);
    const change = changed.get(path);
    missing.delete(path);
    await zip.add(
      change
        ? deflatePart(path, Buffer.from(change(inflateRawSync(compressed).toString('utf8'))))
        : { path, pieces: [compressed], bytes: uncompressedSize, crc32 },
    );
  }
  if (missing.size > 0) throw new Error(`no part ${[...missing].join(', ')}`);
  for (const [path, text] of added) await zip.add(deflatePart(path, Buffer.from(text)));
  await zip.end();
}
