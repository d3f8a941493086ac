import type { WorkOptions } from '@lqc/client';
import { api } from '../../lib/api';
import type { MergeEntry } from './merge-list';

const filesOf = (entries: readonly MergeEntry[]) => ({
  files: { files: entries.map(({ file }) => file) },
});

export const previewMerge = (entries: readonly MergeEntry[], options: WorkOptions) =>
  api.work('previewMerge', filesOf(entries), options);

export const mergeFiles = (entries: readonly MergeEntry[], options: WorkOptions) =>
  api.work('merge', filesOf(entries), options);

export const storeMerged = (id: string, label: string, options: WorkOptions) =>
  api.work('storeMerged', { params: { id }, body: { label } }, options);
