import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  CodedError,
  type ErrorCode,
  type MergeResponse,
  type MergePreviewItem,
  notesOfOthers,
  type SentFile,
  type UnmergedFile,
  UPLOAD_MAX_BYTES,
  XLSX_MEDIA_TYPE,
} from '@lqc/contracts';
import { errorSentence, jobSteps, mergeLoss, mergeNotes } from '@lqc/phrases';
import { amongAll, mergeInTime, type Merged } from './merge-in-time.js';
import { inTemporaryFolder } from '../runtime/temporary-folder.js';
import type { Job, JobContext, Transaction } from '../runtime/job-context.js';

/** Previews a merge by merging the files and discarding the workbook, so that both agree. */
export const previewMerge: Job<'preview-merge'> = async ({ files }, context) => {
  const { certificate, periods } = await inTemporaryFolder(async (folder) => {
    const merged = await mergeSentFiles(files, folder, context, jobSteps.inspectingFiles);
    return { certificate: merged, periods: await notedPeriods(merged, folder, context) };
  });
  const ready = certificate.sheets.map(
    ({ source: position, sheet, finalSheet, converted, visibility }): MergePreviewItem => ({
      position,
      fileName: files[position]!.fileName,
      fileSize: files[position]!.sizeBytes,
      sheetName: finalSheet,
      originalName: sheet,
      status: 'ready',
      error: null,
      code: null,
      converted,
      hidden: visibility !== 'visible',
      notes: [
        ...(periods.get(finalSheet) ?? []),
        ...(visibility === 'visible' ? [] : [mergeNotes[visibility]]),
        ...(converted ? [mergeNotes.converted] : []),
      ],
    }),
  );
  const failed = certificate.errors.map(({ source: position, code }): MergePreviewItem => ({
    position,
    fileName: files[position]!.fileName,
    fileSize: files[position]!.sizeBytes,
    sheetName: null,
    originalName: null,
    status: 'error',
    error: errorSentence(code, { limit: certificate.secondsPerFile }),
    code,
    converted: false,
    hidden: false,
    notes: [],
  }));
  const preview = [...ready, ...failed].sort((a, b) => a.position - b.position);
  return async () => ({ success: true, preview });
};

/**
 * What to say of the merged notes that name another quarter than most do, by their sheet; nothing where the
 * workbook is too large to be a quarter's, which storing it would tell.
 */
async function notedPeriods(
  { sheets }: MergedInTime,
  folder: string,
  { isolated, report, signal, warn }: JobContext,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const path = mergedPath(folder);
  if (sheets.length === 0 || (await stat(path)).size > UPLOAD_MAX_BYTES) return new Map();
  report(90, jobSteps.checking);
  try {
    const { period, periods } = await isolated('recogniseWorkbook', await readFile(path));
    return new Map(
      notesOfOthers(periods, period).map(({ sheet, period: own }) => [
        sheet,
        [mergeNotes.otherPeriod(own, period!)],
      ]),
    );
  } catch (error) {
    signal.throwIfAborted();
    warn('merged workbook not read: its notes are not told of another quarter', error as Error);
    return new Map();
  }
}

/** Merges the files into one workbook, with a certificate of what was carried over and what was lost. */
export const mergeFiles: Job<'merge-workbooks'> = async ({ files }, context) => {
  const { certificate, bytes } = await inTemporaryFolder(async (folder) =>
    mergedWorkbook(await mergeSentFiles(files, folder, context, jobSteps.mergingFiles), folder),
  );
  return storeMerged(certificate, bytes, context);
};

/** Merges the files in a folder, with progress from 5 to 85 percent; the workbook is left there. */
export async function mergePaths(
  sources: readonly { readonly fileName: string; readonly path: string }[],
  folder: string,
  { database, isolated, report }: Pick<JobContext, 'database' | 'isolated' | 'report'>,
  step: (done: number, total: number) => string,
): Promise<MergedInTime> {
  report(5, step(0, sources.length));
  const { merge_seconds_per_file: seconds } = await database.settings.limits();
  const merged = await mergeInTime(sources, mergedPath(folder), {
    isolated,
    maxProcessorMs: seconds * 1000,
    onProgress: (done, total) => report(5 + (80 * done) / total, step(done, total)),
  });
  return { ...merged, secondsPerFile: seconds };
}

/** @throws CodedError `MERGE_NOTHING_MERGED` with the reason of each file */
export async function mergedWorkbook(certificate: MergedInTime, folder: string) {
  if (certificate.sheets.length === 0)
    throw new CodedError('MERGE_NOTHING_MERGED', {}, { details: { files: unmerged(certificate) } });
  return { certificate, bytes: await readFile(mergedPath(folder)) };
}

/** Stores a merged workbook as the run's file; the result has its certificate. */
export function storeMerged(certificate: MergedInTime, bytes: Uint8Array, context: JobContext) {
  context.report(90, jobSteps.storing);
  return async (transaction: Transaction): Promise<MergeResponse> => ({
    ...(await context.storeArtifact(transaction, { mediaType: XLSX_MEDIA_TYPE, bytes })),
    certificate: wireCertificate(certificate),
  });
}

/** A merge with the limit that its files were held to, which the sentences of its errors name. */
interface MergedInTime extends Merged {
  readonly secondsPerFile: number;
}

const mergedPath = (folder: string) => join(folder, 'merged.xlsx');

async function mergeSentFiles(
  files: readonly SentFile[],
  folder: string,
  context: JobContext,
  step: (done: number, total: number) => string,
): Promise<MergedInTime> {
  const sources: { fileName: string; path: string }[] = [];
  const positions: number[] = [];
  const refused: { fileName: string; source: number; code: ErrorCode }[] = [];
  for (const [position, { fileName, contentSha256, refused: code }] of files.entries()) {
    if (contentSha256 === null) {
      refused.push({ fileName, source: position, code: code ?? 'BAD_REQUEST' });
      continue;
    }
    const path = join(folder, String(position));
    if (!(await context.database.contents.copyTo(contentSha256, path)))
      throw new CodedError('FILE_NOT_FOUND');
    sources.push({ fileName, path });
    positions.push(position);
  }
  const { secondsPerFile, ...merged } = await mergePaths(sources, folder, context, step);
  return { ...amongAll(merged, positions, refused), secondsPerFile };
}

const wireCertificate = ({
  before,
  after,
  sheets,
  losses,
  errors,
  secondsPerFile,
}: MergedInTime): MergeResponse['certificate'] => ({
  before,
  after,
  sheets: sheets.map(({ source, fileName, sheet, finalSheet, converted, visibility }) => ({
    position: source,
    file_name: fileName,
    sheet,
    final_sheet: finalSheet,
    converted,
    hidden: visibility !== 'visible',
  })),
  losses: losses.map(({ kind, fileName, sheet, count, places, stillCounted }) => ({
    kind,
    label: mergeLoss(kind, places),
    file_name: fileName,
    sheet,
    count,
    ...(stillCounted && { still_counted: stillCounted }),
  })),
  errors: unmerged({ errors, secondsPerFile }),
});

const unmerged = ({
  errors,
  secondsPerFile,
}: Pick<MergedInTime, 'errors' | 'secondsPerFile'>): UnmergedFile[] =>
  errors.map(({ source, fileName, code }) => ({
    position: source,
    file_name: fileName,
    code,
    message: errorSentence(code, { limit: secondsPerFile }),
  }));
