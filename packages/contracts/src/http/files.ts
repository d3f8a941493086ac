import { z } from 'zod';
import { FILE_NAME_MAX_LENGTH, LABEL_MAX_LENGTH } from '../limits.js';
import { claimedUsername, Id, idOf, Timestamp } from './common.js';
import { CompanyFileReport, QualityReport } from './quality.js';

export const FileType = z.enum(['quarterly', 'company']);
export type FileType = z.infer<typeof FileType>;

const StoredFile = z.object({
  id: Id,
  file_name: z.string(),
  upload_date: Timestamp,
  owner_username: z.string(),
  size_bytes: z.number().int(),
  sha256: z.string(),
});

export const QuarterlyFile = StoredFile.extend({ label: z.string(), contacts: z.number().int() });
export type QuarterlyFile = z.infer<typeof QuarterlyFile>;

export const CompanyFile = StoredFile.extend({ companies: z.number().int() });
export type CompanyFile = z.infer<typeof CompanyFile>;

export const UserFilesRequest = z.object({
  scope: z.string().optional(),
  username: claimedUsername,
});
export const UserFilesAnswer = z.object({
  success: z.literal(true),
  data: z.object({
    quarterly_files: z.array(QuarterlyFile),
    company_files: z.array(CompanyFile),
  }),
});
export type UserFilesAnswer = z.infer<typeof UserFilesAnswer>;

export const QuarterlyFileRequest = z.object({
  id: idOf('FILE_NOT_FOUND'),
  username: claimedUsername,
});
export const QuarterlyFileAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  file: z.object({ id: Id, label: z.string(), file_name: z.string(), file_base64: z.string() }),
});

export const CompanyFileRequest = z.object({
  scope: z.string().optional(),
  username: claimedUsername,
});
export const CompanyFileAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  file: z.object({ id: Id, file_name: z.string(), file_base64: z.string() }),
});

/** zod's own pattern takes 0.8 s for 50 MB, this one a tenth of it. */
const Base64 = z
  .string()
  .regex(/^[A-Za-z0-9+/]*={0,2}$/)
  .refine((text) => text.length % 4 === 0)
  .meta({ contentEncoding: 'base64' });
const FileName = z.string().trim().min(1).max(FILE_NAME_MAX_LENGTH);
/** Blank is let through here, so that the gateway can answer with the specification's sentence. */
export const QuarterLabel = z.string().trim().max(LABEL_MAX_LENGTH);

export const UploadQuarterlyFileRequest = z.object({
  username: claimedUsername,
  fileName: FileName,
  fileContent: Base64,
  label: QuarterLabel.default(''),
});
export const UploadCompanyFileRequest = z.object({
  username: claimedUsername,
  fileName: FileName,
  fileContent: Base64,
});

export const UploadQuarterlyFileAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  file: QuarterlyFile,
  quality: QualityReport,
});
export type UploadQuarterlyFileAnswer = z.infer<typeof UploadQuarterlyFileAnswer>;

export const UploadCompanyFileAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  file: CompanyFile,
  report: CompanyFileReport,
});
export type UploadCompanyFileAnswer = z.infer<typeof UploadCompanyFileAnswer>;

export const DeleteFileRequest = z.object({
  fileId: idOf('FILE_NOT_FOUND'),
  fileType: FileType,
  username: claimedUsername,
});

/** `GET /api/v1/files/{id}/quality`: what reading this stored file found. */
export const FileQualityAnswer = z.discriminatedUnion('file_type', [
  z.object({ file_type: z.literal('quarterly'), file: QuarterlyFile, quality: QualityReport }),
  z.object({ file_type: z.literal('company'), file: CompanyFile, report: CompanyFileReport }),
]);
export type FileQualityAnswer = z.infer<typeof FileQualityAnswer>;

/** `POST /api/v1/admin/sample-data`: five fictional quarters and a company database. */
export const SampleDataAnswer = UserFilesAnswer.extend({ message: z.string() });
export type SampleDataAnswer = z.infer<typeof SampleDataAnswer>;
