import type { WorkOptions } from '@lqc/client';
import type { ConfirmCompanyRequest, FileType, Period, ResultOf } from '@lqc/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { latestFirst } from '../analysis-session/latest-first';

/** The stored files: quarters, the latest first, and the company database. */
export const storedFiles = queryOptions({
  queryKey: ['files'],
  queryFn: async () => {
    const { data } = await api.call('userFiles', { body: { scope: 'all' } });
    return { ...data, quarterly_files: latestFirst(data.quarterly_files) };
  },
});

export const fileQuality = (id: string) =>
  queryOptions({
    queryKey: ['files', id, 'quality'],
    queryFn: () => api.call('fileQuality', { params: { id } }),
  });

export const confirmedCompanies = queryOptions({
  queryKey: ['files', 'company matches'],
  queryFn: () => api.call('confirmedCompanies'),
  select: ({ matches }) => matches,
});

export const confirmCompany = (body: ConfirmCompanyRequest) => api.call('confirmCompany', { body });

export const forgetCompany = (contactKey: string) =>
  api.call('forgetCompany', { body: { contact_key: contactKey } });

export const deleteFile = (fileId: string, fileType: FileType) =>
  api.call('deleteFile', { body: { fileId, fileType } });

export const setFilePeriod = (id: string, body: Period) =>
  api.call('setFilePeriod', { params: { id }, body });

export type UploadResponse = ResultOf<'uploadQuarterlyFile' | 'uploadCompanyFile'>;

/** Uploads a workbook; without a label it is the company database. */
export function uploadFile(
  file: File,
  { label, replaces }: { label: string | null; replaces: string | null },
  options: WorkOptions,
): Promise<UploadResponse> {
  const files = { file };
  if (label === null) return api.work('uploadCompanyFile', { files }, options);
  const body = { label, ...(replaces && { replaces }) };
  return api.work('uploadQuarterlyFile', { body, files }, options);
}

/** Recognises the kind of a workbook, without storing it. */
export const recogniseFile = (file: File) => api.work('recogniseFile', { files: { file } });

/** What stands on the sample files; asked anew each time, because it is about to be deleted. */
export const sampleDataUse = queryOptions({
  queryKey: ['files', 'samples in use'],
  queryFn: () => api.call('sampleData'),
  gcTime: 0,
  staleTime: 0,
});

export const removeSampleData = () => api.call('removeSampleData');
export const loadSampleData = (options: WorkOptions) => api.work('loadSampleData', {}, options);
