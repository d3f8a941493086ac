import type {
  ConfirmCompanyRequest,
  ConfirmedCompaniesResponse,
  Done,
  FileQualityResponse,
  FileType,
  SampleDataResponse,
  UploadCompanyFileResponse,
  UploadQuarterlyFileResponse,
  UserFilesResponse,
} from '@lqc/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/http';
import { type JobProgress, runJob } from '../../lib/job';
import { latestFirst } from './latest-first';

/** The stored files: quarters, the latest first, and the company database. */
export const storedFiles = queryOptions({
  queryKey: ['files'],
  queryFn: async () => {
    const { data } = await api.post<UserFilesResponse>('/api/node/get-user-files', {
      scope: 'all',
    });
    return { ...data, quarterly_files: latestFirst(data.quarterly_files) };
  },
});

export const fileQuality = (id: string) =>
  queryOptions({
    queryKey: ['files', id, 'quality'],
    queryFn: () => api.get<FileQualityResponse>(`/api/v1/files/${id}/quality`),
  });

export const confirmedCompanies = queryOptions({
  queryKey: ['files', 'company matches'],
  queryFn: () => api.get<ConfirmedCompaniesResponse>('/api/v1/company-matches'),
  select: ({ matches }) => matches,
});

export const confirmCompany = (request: ConfirmCompanyRequest) =>
  api.post<Done>('/api/v1/company-matches', request);

export const forgetCompany = (contactKey: string) =>
  api.post<Done>('/api/v1/company-matches/forget', { contact_key: contactKey });

export const deleteFile = (fileId: string, fileType: FileType) =>
  api.post('/api/node/delete-file', { fileId, fileType });

export type UploadResponse = UploadQuarterlyFileResponse | UploadCompanyFileResponse;

interface UploadOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: JobProgress) => void;
}

/** Uploads a workbook; without a label it is the company database. */
export function uploadFile(
  file: File,
  label: string | null,
  options: UploadOptions,
): Promise<UploadResponse> {
  const form = new FormData();
  // Fields before the file: the server checks the label before it keeps a byte.
  if (label !== null) form.set('label', label);
  form.set('file', file, file.name);
  const path = label === null ? '/api/node/upload-company-file' : '/api/node/upload-quarterly-file';
  return runJob<UploadResponse>(path, form, options);
}

export const loadSampleData = (options: UploadOptions) =>
  runJob<SampleDataResponse>('/api/v1/admin/sample-data', null, options);
