import { z } from 'zod';
import { CompanyFileReport, QualityReport } from '../domain/quality.js';
import { FILE_NAME_MAX_LENGTH, PERIOD_MAX_LENGTH, UPLOAD_MAX_BYTES } from '../limits.js';
import { claimedUsername, coded, countUpTo, Done, idOf } from './common.js';
import { CompanyFile, FileType, QuarterlyFile } from './files.js';
import { byId, type Routes } from './route.js';

/** zod's own base64 check takes 0.8 s for 50 MB, this pattern a tenth of that. */
const Base64 = z
  .string()
  .max(Math.ceil(UPLOAD_MAX_BYTES / 3) * 4, coded('FILE_TOO_LARGE'))
  .regex(/^[A-Za-z0-9+/]*={0,2}$/, coded('BASE64_UNREADABLE'))
  .refine((text) => text.length % 4 === 0, coded('BASE64_UNREADABLE'))
  .meta({ contentEncoding: 'base64' });
const FileName = z.string().trim().min(1).max(FILE_NAME_MAX_LENGTH);
/** A blank label passes here; the gateway refuses it with the sentence of the specification. */
export const QuarterLabel = z.string().trim().max(PERIOD_MAX_LENGTH, coded('LABEL_TOO_LONG'));

/** An optional field of a form; a form sends a field that was left empty as an empty text. */
const inForm = <Field extends z.ZodType>(field: Field) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), field.optional());
const YEAR_MIN = 1990;
const YEAR_MAX = 2100;
const Year = z.coerce.number<number | string>().int().min(YEAR_MIN).max(YEAR_MAX);
const QuarterOfYear = countUpTo(4);

/** The calendar quarter of an upload when its label does not name it, and the file it replaces. */
export const quarterFields = {
  year: inForm(Year),
  quarter: inForm(QuarterOfYear),
  /** Id of the stored file whose content is replaced in one transaction. */
  replaces: inForm(idOf('FILE_NOT_FOUND')),
};

export const UploadCompanyFileRequest = z.object({
  username: claimedUsername,
  fileName: FileName,
  fileContent: Base64,
});
export const UploadQuarterlyFileRequest = UploadCompanyFileRequest.extend({
  label: QuarterLabel.default(''),
  ...quarterFields,
});

/** A person's statement of which calendar quarter a stored file is about. */
export const FilePeriodRequest = z.object({ year: Year, quarter: QuarterOfYear });

export const UploadQuarterlyFileResponse = Done.extend({
  file: QuarterlyFile,
  quality: QualityReport,
});
export type UploadQuarterlyFileResponse = z.infer<typeof UploadQuarterlyFileResponse>;

export const UploadCompanyFileResponse = Done.extend({
  file: CompanyFile,
  report: CompanyFileReport,
});

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

/** Workbooks that are handed in, and what their senders say of them. */
export const uploadsRoutes = {
  recogniseFile: {
    access: 'admin',
    summary: 'What a workbook is, before it is stored',
    files: ['file'],
    response: RecognisedFileResponse,
    job: 'recognise-file',
    audit: 'send-workbook',
  },
  uploadQuarterlyFile: {
    access: 'admin',
    summary: 'Store a quarterly file',
    body: UploadQuarterlyFileRequest,
    files: ['file'],
    response: UploadQuarterlyFileResponse,
    job: 'read-quarterly-file',
    audit: 'store-quarter',
  },
  uploadCompanyFile: {
    access: 'admin',
    summary: 'Store the company database',
    body: UploadCompanyFileRequest,
    files: ['file'],
    response: UploadCompanyFileResponse,
    job: 'read-company-file',
    audit: 'store-companies',
  },
  setFilePeriod: {
    access: 'admin',
    summary: 'Say which calendar quarter a stored file is of',
    params: byId('FILE_NOT_FOUND'),
    body: FilePeriodRequest,
    response: Done,
    audit: 'set-period',
  },
} as const satisfies Routes;
