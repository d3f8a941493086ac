import { PassThrough } from 'node:stream';
import {
  mergeWorkbooks,
  type MergeCertificate,
  type MergeOptions,
  type MergeSource,
} from '../../src/index.js';

/** Merges into memory. */
export async function merge(
  sources: readonly (MergeSource | Uint8Array)[],
  options?: MergeOptions,
): Promise<{ bytes: Buffer; certificate: MergeCertificate }> {
  const out = new PassThrough();
  const pieces: Buffer[] = [];
  out.on('data', (piece: Buffer) => pieces.push(piece));
  const named = sources.map((source, at) =>
    source instanceof Uint8Array ? { fileName: `berkas-${at + 1}.xlsx`, bytes: source } : source,
  );
  const certificate = await mergeWorkbooks(named, out, options);
  return { bytes: Buffer.concat(pieces), certificate };
}
