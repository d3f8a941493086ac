import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  CodedError,
  type ErrorCode,
  type MergeResponse,
  type MergePreviewItem,
  type SentFile,
  XLSX_MEDIA_TYPE,
} from '@lqc/contracts';
import { errorSentence, jobSteps, mergeLosses } from '@lqc/phrases';
import { mergeInTime, type Merged } from './merge-in-time.js';
import { inTemporaryFolder } from '../runtime/temporary-folder.js';
import type { Job, JobContext } from '../runtime/job-context.js';

/** Previews a merge by merging the files and discarding the workbook, so that both agree. */
export const previewMerge: Job<'preview-merge'> = async ({ files }, context) => {
  const certificate = await inTemporaryFolder((folder) =>
    mergeSentFiles(files, folder, context, jobSteps.inspectingFiles),
  );
  const ready = certificate.sheets.map(
    ({ source: position, sheet, finalSheet, converted }): MergePreviewItem => ({
      position,
      fileName: files[position]!.fileName,
      fileSize: files[position]!.sizeBytes,
      sheetName: finalSheet,
      originalName: sheet,
      status: 'ready',
      error: null,
      code: null,
      converted,
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
  }));
  const preview = [...ready, ...failed].sort((a, b) => a.position - b.position);
  return async () => ({ success: true, preview });
};

/** Merges the files into one workbook, with a certificate of what was carried over and what was lost. */
export const mergeFiles: Job<'merge-workbooks'> = async ({ files }, context) => {
  const { certificate, bytes } = await inTemporaryFolder(async (folder) => {
    const all = await mergeSentFiles(files, folder, context, jobSteps.mergingFiles);
    if (all.sheets.length === 0) throw new CodedError('MERGE_NOTHING_MERGED');
    return { certificate: all, bytes: await readFile(mergedPath(folder)) };
  });
  context.report(90, jobSteps.storing);
  const file = { mediaType: XLSX_MEDIA_TYPE, bytes };
  return async (transaction) => ({
    ...(await context.storeArtifact(transaction, file)),
    certificate: wireCertificate(certificate),
  });
};

/** A merge with the limit that its files were held to, which the sentences of its errors name. */
interface MergedInTime extends Merged {
  readonly secondsPerFile: number;
}

const mergedPath = (folder: string) => join(folder, 'merged.xlsx');

async function mergeSentFiles(
  files: readonly SentFile[],
  folder: string,
  { database, isolated, report }: JobContext,
  step: (done: number, total: number) => string,
): Promise<MergedInTime> {
  const sources: { fileName: string; path: string; position: number }[] = [];
  const refused: { fileName: string; source: number; code: ErrorCode }[] = [];
  for (const [position, { fileName, contentSha256, refused: code }] of files.entries()) {
    if (contentSha256 === null) {
      refused.push({ fileName, source: position, code: code ?? 'BAD_REQUEST' });
      continue;
    }
    const path = join(folder, String(position));
    if (!(await database.contents.copyTo(contentSha256, path)))
      throw new CodedError('FILE_NOT_FOUND');
    sources.push({ fileName, path, position });
  }
  report(5, step(0, files.length));
  const { merge_seconds_per_file: seconds } = await database.settings.limits();
  const certificate = await mergeInTime(
    sources.map(({ fileName, path }) => ({ fileName, path })),
    mergedPath(folder),
    {
      isolated,
      maxProcessorMs: seconds * 1000,
      onProgress: (done, total) => report(5 + (80 * done) / total, step(done, total)),
    },
  );
  const withOriginalPosition = <Row extends { readonly source: number }>(row: Row): Row => ({
    ...row,
    source: sources[row.source]!.position,
  });
  return {
    ...certificate,
    secondsPerFile: seconds,
    sheets: certificate.sheets.map(withOriginalPosition),
    errors: [...certificate.errors.map(withOriginalPosition), ...refused],
  };
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
  sheets: sheets.map(({ source, fileName, sheet, finalSheet, converted }) => ({
    position: source,
    file_name: fileName,
    sheet,
    final_sheet: finalSheet,
    converted,
  })),
  losses: losses.map(({ kind, fileName, sheet, count }) => ({
    kind,
    label: mergeLosses[kind],
    file_name: fileName,
    sheet,
    count,
  })),
  errors: errors.map(({ source, fileName, code }) => ({
    position: source,
    file_name: fileName,
    code,
    message: errorSentence(code, { limit: secondsPerFile }),
  })),
});
