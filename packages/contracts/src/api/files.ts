import { z } from 'zod';
import { Id, Timestamp } from '../domain/id.js';
import { CompanyFileReport, QualityReport } from '../domain/quality.js';
import { FILE_NAME_MAX_LENGTH, UPLOAD_MAX_BYTES } from '../limits.js';
import { ADDRESSES } from './addresses.js';
import { claimedUsername, coded, Deleted, Done, idOf } from './common.js';
import { byId, type Routes } from './route.js';

const LABEL_MAX_LENGTH = 120;

export const FileType = z.enum(['quarterly', 'company']);
export type FileType = z.infer<typeof FileType>;

const StoredFile = z.object({
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

export const CompanyFile = StoredFile.extend({ companies: z.number().int() });
export type CompanyFile = z.infer<typeof CompanyFile>;

export const UserFilesRequest = z.object({
  scope: z.string().max(40).optional(),
  username: claimedUsername,
});
export const UserFilesResponse = z.object({
  success: z.literal(true),
  data: z.object({
    quarterly_files: z.array(QuarterlyFile),
    company_files: z.array(CompanyFile),
  }),
});
export type UserFilesResponse = z.infer<typeof UserFilesResponse>;

export const QuarterlyFileRequest = z.object({
  id: idOf('FILE_NOT_FOUND'),
  username: claimedUsername,
});
export const QuarterlyFileResponse = z.object({
  success: z.literal(true),
  message: z.string(),
  file: z.object({ id: Id, label: z.string(), file_name: z.string(), file_base64: z.string() }),
});

export const CompanyFileRequest = z.object({
  scope: z.string().max(40).optional(),
  username: claimedUsername,
});
export const CompanyFileResponse = z.object({
  success: z.literal(true),
  message: z.string(),
  file: z.object({ id: Id, file_name: z.string(), file_base64: z.string() }),
});

/** zod's own base64 check takes 0.8 s for 50 MB, this pattern a tenth of that. */
const Base64 = z
  .string()
  .max(Math.ceil(UPLOAD_MAX_BYTES / 3) * 4, coded('FILE_TOO_LARGE'))
  .regex(/^[A-Za-z0-9+/]*={0,2}$/, coded('BASE64_UNREADABLE'))
  .refine((text) => text.length % 4 === 0, coded('BASE64_UNREADABLE'))
  .meta({ contentEncoding: 'base64' });
const FileName = z.string().trim().min(1).max(FILE_NAME_MAX_LENGTH);
/** A blank label passes here; the gateway refuses it with the sentence of the specification. */
export const QuarterLabel = z.string().trim().max(LABEL_MAX_LENGTH);

/** An optional field of a form; a form sends a field that was left empty as an empty text. */
const inForm = <Field extends z.ZodType>(field: Field) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), field.optional());
const YEAR_MIN = 1990;
const YEAR_MAX = 2100;
const Year = z.coerce.number<number | string>().int().min(YEAR_MIN).max(YEAR_MAX);
const QuarterOfYear = z.coerce.number<number | string>().int().min(1).max(4);

/** The calendar quarter of an upload when its label does not name it, and the file it replaces. */
export const quarterFields = {
  year: inForm(Year),
  quarter: inForm(QuarterOfYear),
  /** Id of the stored file whose content is replaced in one transaction. */
  replaces: inForm(idOf('FILE_NOT_FOUND')),
};

export const UploadQuarterlyFileRequest = z.object({
  username: claimedUsername,
  fileName: FileName,
  fileContent: Base64,
  label: QuarterLabel.default(''),
  ...quarterFields,
});

/** A person's statement of which calendar quarter a stored file is about. */
export const FilePeriodRequest = z.object({ year: Year, quarter: QuarterOfYear });
export const UploadCompanyFileRequest = z.object({
  username: claimedUsername,
  fileName: FileName,
  fileContent: Base64,
});

export const UploadQuarterlyFileResponse = z.object({
  success: z.literal(true),
  message: z.string(),
  file: QuarterlyFile,
  quality: QualityReport,
});
export type UploadQuarterlyFileResponse = z.infer<typeof UploadQuarterlyFileResponse>;

export const UploadCompanyFileResponse = z.object({
  success: z.literal(true),
  message: z.string(),
  file: CompanyFile,
  report: CompanyFileReport,
});
export type UploadCompanyFileResponse = z.infer<typeof UploadCompanyFileResponse>;

/** `POST /api/v1/files/recognise`: what kind of workbook this is; the file is not stored. */
export const RecognisedFileResponse = z.object({
  success: z.literal(true),
  /** Null when it is neither a quarter of interviews nor a company database. */
  kind: FileType.nullable(),
  /** The calendar quarter that most interviews name; null when none names one. */
  year: z.number().int().nullable(),
  quarter: z.number().int().min(1).max(4).nullable(),
  /** Label or name of a stored file with the same bytes; null when there is none. */
  stored_as: z.string().nullable(),
  /** Of a company database: what it would do to the matches of the latest stored quarters. */
  matches: z
    .array(
      z.object({
        label: z.string(),
        companies: z.number().int(),
        /** Companies found in the stored database; null when none is stored. */
        before: z.number().int().nullable(),
        after: z.number().int(),
      }),
    )
    .default([]),
});
export type RecognisedFileResponse = z.infer<typeof RecognisedFileResponse>;

export const DeleteFileRequest = z.object({
  fileId: idOf('FILE_NOT_FOUND'),
  fileType: FileType,
  username: claimedUsername,
});

/** `GET /api/v1/files/{id}/quality`: the data-quality report of a stored file. */
export const FileQualityResponse = z.discriminatedUnion('file_type', [
  z.object({ file_type: z.literal('quarterly'), file: QuarterlyFile, quality: QualityReport }),
  z.object({ file_type: z.literal('company'), file: CompanyFile, report: CompanyFileReport }),
]);
export type FileQualityResponse = z.infer<typeof FileQualityResponse>;

/** `POST /api/v1/admin/sample-data`: five fictional quarters and a company database. */
export const SampleDataResponse = UserFilesResponse.extend({ message: z.string() });
export type SampleDataResponse = z.infer<typeof SampleDataResponse>;

const OnSamples = z.object({
  id: Id,
  /** False when it also stands on a quarter of the office, and stays. */
  goes: z.boolean(),
});

/** `GET /api/v1/admin/sample-data`: what stands on the fictional files. */
export const SampleDataUseResponse = z.object({
  files: z.array(z.string()),
  analyses: z.array(OnSamples.extend({ label: z.string(), owner_username: z.string() })),
  /** With the number of sections that have a text. */
  reports: z.array(OnSamples.extend({ title: z.string(), sections: z.number().int() })),
});
export type SampleDataUseResponse = z.infer<typeof SampleDataUseResponse>;

/** Stored workbooks. */
export const filesRoutes = {
  userFiles: {
    ...ADDRESSES.userFiles,
    access: 'staff',
    summary: 'Stored files',
    body: UserFilesRequest,
    response: UserFilesResponse,
  },
  quarterlyFile: {
    ...ADDRESSES.quarterlyFile,
    access: 'staff',
    summary: 'One quarterly file with its bytes',
    body: QuarterlyFileRequest,
    response: QuarterlyFileResponse,
    audit: 'take-file',
  },
  companyFile: {
    ...ADDRESSES.companyFile,
    access: 'staff',
    summary: 'The company database with its bytes',
    body: CompanyFileRequest,
    response: CompanyFileResponse,
    audit: 'take-file',
  },
  recogniseFile: {
    ...ADDRESSES.recogniseFile,
    access: 'admin',
    summary: 'What a workbook is, before it is stored',
    files: ['file'],
    response: RecognisedFileResponse,
    job: 'recognise-file',
    audit: 'send-workbook',
  },
  uploadQuarterlyFile: {
    ...ADDRESSES.uploadQuarterlyFile,
    access: 'admin',
    summary: 'Store a quarterly file',
    body: UploadQuarterlyFileRequest,
    files: ['file'],
    response: UploadQuarterlyFileResponse,
    job: 'read-quarterly-file',
    audit: 'store-quarter',
  },
  uploadCompanyFile: {
    ...ADDRESSES.uploadCompanyFile,
    access: 'admin',
    summary: 'Store the company database',
    body: UploadCompanyFileRequest,
    files: ['file'],
    response: UploadCompanyFileResponse,
    job: 'read-company-file',
    audit: 'store-companies',
  },
  deleteFile: {
    ...ADDRESSES.deleteFile,
    access: 'admin',
    summary: 'Delete a stored file',
    body: DeleteFileRequest,
    response: Deleted,
    audit: 'delete-file',
  },
  setFilePeriod: {
    ...ADDRESSES.setFilePeriod,
    access: 'admin',
    summary: 'Say which calendar quarter a stored file is of',
    params: byId('FILE_NOT_FOUND'),
    body: FilePeriodRequest,
    response: Done,
    audit: 'set-period',
  },
  fileQuality: {
    ...ADDRESSES.fileQuality,
    access: 'staff',
    summary: 'Data-quality report of a stored file',
    params: byId('FILE_NOT_FOUND'),
    response: FileQualityResponse,
    job: 'check-quality',
  },
  loadSampleData: {
    ...ADDRESSES.loadSampleData,
    access: 'admin',
    summary: 'Store fictional files where there are none',
    response: SampleDataResponse,
    job: 'load-sample-data',
    audit: 'load-samples',
  },
  sampleData: {
    ...ADDRESSES.sampleData,
    access: 'admin',
    summary: 'What goes with the fictional files, and what stays',
    response: SampleDataUseResponse,
  },
  removeSampleData: {
    ...ADDRESSES.removeSampleData,
    access: 'admin',
    summary: 'Remove the fictional files and what stands on them alone',
    response: Deleted,
    audit: 'remove-samples',
  },
} as const satisfies Routes;
