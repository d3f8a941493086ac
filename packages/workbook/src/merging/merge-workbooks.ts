import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import { Buffer } from 'node:buffer';
import { finished } from 'node:stream/promises';
import { UPLOAD_MAX_BYTES } from '@lqc/contracts';
import { WORKBOOK_LIMITS, type WorkbookLimits } from '../limits.js';
import { asWorkbookError, WorkbookError } from '../workbook-error.js';
import type { MergeCertificate, MergeErrorRow, MergedSheetRow } from './certificate/certificate.js';
import { type Counts, NO_COUNTS, summed } from './certificate/counts.js';
import { countMerged, UnsoundPart } from './count-merged.js';
import { Losses, type Loss } from './losses.js';
import { MergeError, type MergeErrorCode } from './merge-error.js';
import { mergeSource } from './merge-source.js';
import { MergedWorkbook } from './merged-workbook.js';
import { openSource } from './open-source.js';
import { ReadSheets, type SheetJudges } from './read-sheets.js';

/** One file to be merged, given by its bytes or its path. */
export type MergeSource = { readonly fileName: string } & (
  | { readonly bytes: Uint8Array }
  | { readonly path: string }
);

export interface MergeOptions extends SheetJudges {
  /** Bounds against hostile files, for each source. */
  readonly limits?: Partial<WorkbookLimits>;
  /** Called before each source, and at the end, when all are done. */
  readonly onProgress?: (done: number, total: number) => void;
}

/**
 * Merges workbooks into one `.xlsx` that has every visible sheet of every source, and the hidden ones
 * to be kept, unchanged, in order. A source that cannot be merged is listed in the certificate's errors,
 * and the others are still merged.
 *
 * @param sources in the order that their sheets will have
 * @param out the path to write to; nothing is left there when there is no sheet
 * @throws errors of writing
 */
export async function mergeWorkbooks(
  sources: readonly MergeSource[],
  out: string,
  options: MergeOptions = {},
): Promise<MergeCertificate> {
  try {
    const certificate = await mergeInto(sources, out, options);
    if (certificate.sheets.length === 0) await rm(out, { force: true });
    return certificate;
  } catch (error) {
    await rm(out, { force: true });
    throw error;
  }
}

/**
 * Writes the workbook and reads it again with an independent parser. When that refuses a part, everything
 * is merged again without the source that the part came from.
 */
export async function mergeInto(
  sources: readonly MergeSource[],
  path: string,
  options: MergeOptions,
  count = countMerged,
): Promise<MergeCertificate> {
  const refused = new Set<number>();
  for (;;) {
    const { rows, errors, losses, ownerOf } = await writeInto(sources, refused, path, options);
    try {
      const after = rows.length > 0 ? await count(await readFile(path)) : new Map<string, Counts>();
      const sheets = rows.map((row) => ({ ...row, after: after.get(row.finalSheet) ?? NO_COUNTS }));
      return {
        sheets,
        errors,
        losses,
        before: summed(sheets.map(({ before }) => before)),
        after: summed([...after.values()]),
      };
    } catch (error) {
      const owner = error instanceof UnsoundPart ? ownerOf(error.path) : undefined;
      if (owner === undefined || refused.has(owner)) throw error;
      refused.add(owner);
    }
  }
}

async function writeInto(
  sources: readonly MergeSource[],
  refused: ReadonlySet<number>,
  path: string,
  options: MergeOptions,
) {
  const file = createWriteStream(path);
  // `finished` tells of it below; without a listener now a full disk would end this process.
  file.on('error', () => {});
  const merged = new MergedWorkbook(file);
  const rows: Omit<MergedSheetRow, 'after'>[] = [];
  const errors: MergeErrorRow[] = [];
  const losses: Loss[] = [];
  const seen = new Set<string>();
  const owners = new Map<string, number>();
  try {
    for (const [index, source] of sources.entries()) {
      const { fileName } = source;
      options.onProgress?.(index, sources.length);
      const undo = merged.savepoint();
      const lost = new Losses();
      try {
        if (refused.has(index)) throw new WorkbookError('WORKBOOK_DAMAGED');
        const { sheets, parts, converted } = await mergeOne(source, merged, options, seen, lost);
        for (const { name, finalName, visibility, counts } of sheets)
          rows.push({
            fileName,
            source: index,
            sheet: name,
            finalSheet: finalName,
            visibility,
            converted,
            before: counts,
          });
        for (const part of parts) owners.set(part.toLowerCase(), index);
        losses.push(...lost.of(fileName));
      } catch (error) {
        undo();
        if (isOurs(error)) throw error;
        errors.push({ fileName, source: index, code: codeOf(error) });
      }
    }
    if (rows.length > 0) await merged.end();
    file.end();
    await finished(file);
  } catch (error) {
    file.destroy();
    // Until then it may still be opened, and come to be after whoever removes it.
    await finished(file).catch(() => {});
    throw error;
  }
  options.onProgress?.(sources.length, sources.length);
  return { rows, errors, losses, ownerOf: (part: string) => owners.get(part.toLowerCase()) };
}

async function mergeOne(
  source: MergeSource,
  merged: MergedWorkbook,
  options: MergeOptions,
  seen: Set<string>,
  losses: Losses,
) {
  const bytes = await sourceBytes(source);
  const digest = createHash('sha256').update(bytes).digest('hex');
  if (seen.has(digest)) throw new MergeError('MERGE_REPEATED');
  const limits = { ...WORKBOOK_LIMITS, ...options.limits };
  const opened = await openSource(bytes, limits, losses);
  const merging = await mergeSource(
    opened.source,
    merged,
    { read: new ReadSheets(opened.bytes, limits, options), limits },
    losses,
  );
  seen.add(digest);
  return { ...merging, converted: opened.converted };
}

/** @throws MergeError `MERGE_FILE_TOO_LARGE`, before a file is read */
async function sourceBytes(source: MergeSource): Promise<Buffer> {
  const size = 'path' in source ? (await stat(source.path)).size : source.bytes.byteLength;
  if (size > UPLOAD_MAX_BYTES) throw new MergeError('MERGE_FILE_TOO_LARGE');
  if ('path' in source) return readFile(source.path);
  const { buffer, byteOffset, byteLength } = source.bytes;
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** True when the source is not at fault: a system call failed. */
function isOurs(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && typeof error.syscall === 'string';
}

/** The code of an error that a source caused; an unknown error means that its bytes are damaged. */
function codeOf(error: unknown): MergeErrorCode {
  return error instanceof MergeError ? error.code : asWorkbookError(error).code;
}
