import { z } from 'zod';
import { Id, Timestamp } from '../domain/id.js';
import { CompanyFileReport, QualityReport } from '../domain/quality.js';
import { claimedUsername, Deleted, Done, idOf } from './common.js';
import { byId, type Routes } from './route.js';

export const FileType = z.enum(['quarterly', 'company']);
export type FileType = z.infer<typeof FileType>;

export const StoredFile = z.object({
  id: Id,
  file_name: z.string(),
  upload_date: Timestamp,
  owner_username: z.string(),
  size_bytes: z.number().int(),
  sha256: z.string(),
  /** True for the fictional files that come with the product. */
  is_sample: z.boolean(),
});

export const QuarterlyFile = StoredFile.extend({
  label: z.string(),
  contacts: z.number().int(),
  /** The calendar quarter, from the label or as a person set it; null when unknown. */
  year: z.number().int().nullable(),
  quarter: z.number().int().nullable(),
});
export type QuarterlyFile = z.infer<typeof QuarterlyFile>;

export const ListedQuarterlyFile = QuarterlyFile.extend({
  /** Finished notes of its quarter, of all people, that were finished after it was stored. */
  newer_notes: z.number().int(),
});
export type ListedQuarterlyFile = z.infer<typeof ListedQuarterlyFile>;

export const CompanyFile = StoredFile.extend({ companies: z.number().int() });
export type CompanyFile = z.infer<typeof CompanyFile>;

export const UserFilesRequest = z.object({
  scope: z.string().max(40).optional(),
  username: claimedUsername,
});
export const UserFilesResponse = z.object({
  success: z.literal(true),
  data: z.object({
    quarterly_files: z.array(ListedQuarterlyFile),
    company_files: z.array(CompanyFile),
  }),
});

export const QuarterlyFileRequest = z.object({
  id: idOf('FILE_NOT_FOUND'),
  username: claimedUsername,
});
export const QuarterlyFileResponse = Done.extend({
  file: z.object({ id: Id, label: z.string(), file_name: z.string(), file_base64: z.string() }),
});

export const CompanyFileRequest = z.object(UserFilesRequest.shape);
export const CompanyFileResponse = Done.extend({
  file: z.object({ id: Id, file_name: z.string(), file_base64: z.string() }),
});

export const DeleteFileRequest = z.object({
  fileId: idOf('FILE_NOT_FOUND', 'BAD_REQUEST'),
  fileType: FileType,
  username: claimedUsername,
});

/** `GET /api/v1/files/{id}/quality`: the data-quality report of a stored file. */
export const FileQualityResponse = z.discriminatedUnion('file_type', [
  z.object({ file_type: z.literal('quarterly'), file: QuarterlyFile, quality: QualityReport }),
  z.object({ file_type: z.literal('company'), file: CompanyFile, report: CompanyFileReport }),
]);

/** Stored workbooks. */
export const filesRoutes = {
  userFiles: {
    access: 'staff',
    summary: 'Stored files',
    body: UserFilesRequest,
    response: UserFilesResponse,
  },
  quarterlyFile: {
    access: 'staff',
    summary: 'One quarterly file with its bytes',
    body: QuarterlyFileRequest,
    response: QuarterlyFileResponse,
    audit: 'take-file',
  },
  companyFile: {
    access: 'staff',
    summary: 'The company database with its bytes',
    body: CompanyFileRequest,
    response: CompanyFileResponse,
    audit: 'take-file',
  },
  deleteFile: {
    access: 'admin',
    summary: 'Delete a stored file',
    body: DeleteFileRequest,
    response: Deleted,
    audit: 'delete-file',
  },
  fileQuality: {
    access: 'staff',
    summary: 'Data-quality report of a stored file',
    params: byId('FILE_NOT_FOUND'),
    response: FileQualityResponse,
    job: 'check-quality',
  },
} as const satisfies Routes;
