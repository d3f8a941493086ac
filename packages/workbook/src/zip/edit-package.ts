import type { Writable } from 'node:stream';
import { inflateRawSync } from 'node:zlib';
import { fromBufferPromise } from 'yauzl';
import { compressedData } from './local-header.js';
import { deflatePart, ZipWriter } from './zip-writer.js';

/** Changes to the parts of a package, by path. */
export interface PackageEdits {
  /** For each part to change, the function from its present text to the new one. */
  readonly changed: ReadonlyMap<string, (text: string) => string>;
  /** The text of each new part. */
  readonly added: ReadonlyMap<string, string>;
}

/**
 * Writes a copy of a workbook to `out` with some parts changed and others added. All other parts are
 * copied without being inflated. For workbooks that this product made, since no limits are checked.
 * Does not end `out`.
 *
 * @throws Error when a part to be changed does not exist
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
