import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Buffer } from 'node:buffer';
import type { Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { WORKBOOK_LIMITS, type WorkbookLimits } from '../limits.js';
import { asWorkbookError, WorkbookError } from '../workbook-error.js';
import type { MergeCertificate, MergeErrorRow, MergedSheetRow } from './certificate/certificate.js';
import { type Counts, NO_COUNTS, summed } from './certificate/counts.js';
import { countMerged, UnsoundPart } from './count-merged.js';
import { Losses, type Loss } from './losses.js';
import { MergeError, type MergeErrorCode } from './merge-error.js';
import { mergeSource } from './merge-source.js';
import { MergedWorkbook } from './merged-workbook.js';
import { type NameFor, namer } from './naming.js';
import { openSource } from './open-source.js';

/** One file to be merged: its bytes, or where they lie. */
export type MergeSource = {
  readonly fileName: string;
  /** The source's own names of the sheets that shall come; all visible ones by default. */
  readonly sheetsWanted?: readonly string[];
} & ({ readonly bytes: Uint8Array } | { readonly path: string });

export interface MergeOptions {
  /** What a sheet is called whose own name says nothing (`Sheet1`); null keeps its own. */
  readonly nameFor?: NameFor;
  /** Takes hidden sheets along, hidden; by default they stay behind and the certificate says so. */
  readonly carriesHidden?: boolean;
  /** Bounds against hostile files, for each source. */
  readonly limits?: Partial<WorkbookLimits>;
  readonly maxFileBytes?: number;
  /** Told before each source and at the end, when `done` is `total`. */
  readonly onProgress?: (progress: {
    readonly done: number;
    readonly total: number;
    readonly fileName: string | null;
  }) => void;
  readonly signal?: AbortSignal;
  /** Where the workbook lies until it is whole, when `out` is a stream. */
  readonly temporaryFolder?: string;
}

const MAX_FILE_BYTES = 50 * 1024 * 1024;

/**
 * Merges workbooks into one `.xlsx` part by part: every visible sheet of every source, in order, as it
 * is. A source that cannot be read becomes a row of the certificate's errors; the others go on.
 *
 * @param sources in the order that their sheets shall have
 * @param out a path, or a stream that is ended afterwards; nothing is written where no sheet came along
 * @throws the signal's reason when it is aborted, or what writing failed with
 */
export async function mergeWorkbooks(
  sources: readonly MergeSource[],
  out: string | Writable,
  options: MergeOptions = {},
): Promise<MergeCertificate> {
  const isStream = typeof out !== 'string';
  const path = isStream
    ? join(options.temporaryFolder ?? tmpdir(), `merge-${randomUUID()}.xlsx`)
    : out;
  try {
    const certificate = await mergeInto(sources, path, options);
    if (isStream && certificate.sheets.length > 0) await pipeline(createReadStream(path), out);
    else if (certificate.sheets.length === 0) await rm(path, { force: true });
    return certificate;
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    if (isStream) await rm(path, { force: true });
  }
}

/**
 * Writes the workbook and has it read by a parser that is not ours. Should that one refuse a part, the
 * source that brought it stays behind, and the others are merged without it.
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
  const merged = new MergedWorkbook(file);
  const rows: Omit<MergedSheetRow, 'after'>[] = [];
  const errors: MergeErrorRow[] = [];
  const losses: Loss[] = [];
  const seen = new Set<string>();
  const owners = new Map<string, number>();
  try {
    for (const [index, source] of sources.entries()) {
      options.signal?.throwIfAborted();
      const { fileName } = source;
      options.onProgress?.({ done: index, total: sources.length, fileName });
      const undo = merged.savepoint();
      const lost = new Losses();
      try {
        if (refused.has(index)) throw new WorkbookError('WORKBOOK_DAMAGED');
        const { sheets, parts, converted } = await mergeOne(source, merged, options, seen, lost);
        for (const { name, final, counts } of sheets)
          rows.push({
            fileName,
            source: index,
            sheet: name,
            finalSheet: final,
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
    throw error;
  }
  options.onProgress?.({ done: sources.length, total: sources.length, fileName: null });
  return { rows, errors, losses, ownerOf: (part: string) => owners.get(part.toLowerCase()) };
}

async function mergeOne(
  source: MergeSource,
  merged: MergedWorkbook,
  options: MergeOptions,
  seen: Set<string>,
  losses: Losses,
) {
  const { bytes } = await sourceBytes(source, options.maxFileBytes);
  if (!bytes) throw new MergeError('MERGE_FILE_TOO_LARGE');
  const digest = createHash('sha256').update(bytes).digest('hex');
  if (seen.has(digest)) throw new MergeError('MERGE_REPEATED');
  const limits = { ...WORKBOOK_LIMITS, ...options.limits };
  const opened = await openSource(bytes, limits, losses);
  const merging = await mergeSource(
    opened.source,
    merged,
    {
      sheetsWanted: source.sheetsWanted,
      carriesHidden: options.carriesHidden ?? false,
      nameFor: namer(source.fileName, opened.bytes, limits, options.nameFor),
      limits,
    },
    losses,
  );
  seen.add(digest);
  return { ...merging, converted: opened.converted };
}

/** A source's size, and its bytes unless it is too large to be read at all. */
async function sourceBytes(
  source: MergeSource,
  maxBytes = MAX_FILE_BYTES,
): Promise<{ readonly size: number; readonly bytes: Buffer | null }> {
  if ('path' in source) {
    const { size } = await stat(source.path);
    return { size, bytes: size > maxBytes ? null : await readFile(source.path) };
  }
  const { buffer, byteOffset, byteLength } = source.bytes;
  const bytes = byteLength > maxBytes ? null : Buffer.from(buffer, byteOffset, byteLength);
  return { size: byteLength, bytes };
}

/** True when not the source failed but the machine, or the caller gave up. */
function isOurs(error: unknown): boolean {
  return (
    error instanceof Error &&
    !(error instanceof MergeError) &&
    (error.name === 'AbortError' || ('syscall' in error && typeof error.syscall === 'string'))
  );
}

/** The code of whatever a source failed with: what is no error of ours is damage of its bytes. */
function codeOf(error: unknown): MergeErrorCode {
  return error instanceof MergeError ? error.code : asWorkbookError(error).code;
}
