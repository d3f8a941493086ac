import type {
  MergeResponse,
  MergePreviewResponse,
  UploadQuarterlyFileResponse,
} from '@lqc/contracts';
import { type JobProgress, runCall, runJob } from '../../lib/job';
import type { MergeEntry } from './merge-list';

interface RunOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: JobProgress) => void;
}

const BASE = '/api/v1/excel-merger';

function formOf(entries: readonly MergeEntry[]): FormData {
  const form = new FormData();
  for (const { file } of entries) form.append('files', file, file.name);
  return form;
}

export const previewMerge = (entries: readonly MergeEntry[], options: RunOptions) =>
  runJob<MergePreviewResponse>(`${BASE}/preview-merge`, formOf(entries), options);

export const mergeFiles = (entries: readonly MergeEntry[], options: RunOptions) =>
  runJob<MergeResponse>(`${BASE}/merge`, formOf(entries), options);

export const storeMerged = (artifactId: string, label: string, options: RunOptions) =>
  runCall<UploadQuarterlyFileResponse>(
    { method: 'POST', path: `${BASE}/merged/${artifactId}/store`, body: { label } },
    options,
  );
