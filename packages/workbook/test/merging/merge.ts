import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  const named = sources.map((source, at) =>
    source instanceof Uint8Array ? { fileName: `berkas-${at + 1}.xlsx`, bytes: source } : source,
  );
  const out = join(tmpdir(), `merge-${randomUUID()}.xlsx`);
  const certificate = await mergeWorkbooks(named, out, options);
  const bytes = certificate.sheets.length > 0 ? await readFile(out) : Buffer.alloc(0);
  await rm(out, { force: true });
  return { bytes, certificate };
}
