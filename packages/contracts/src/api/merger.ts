import { z } from 'zod';
import { MERGE_COUNTS } from '../domain/merge-counts.js';
import { UnmergedFile } from '../domain/unmerged-file.js';
import { ERROR_CODES } from '../errors.js';
import { ArtifactResponse } from './exports.js';
import { quarterFields, QuarterLabel, UploadQuarterlyFileResponse } from './uploads.js';
import { byId, type Routes } from './route.js';

/** An uploaded file: stored under the hash of its content, or refused before it was read. */
export const SentFile = z.object({
  fileName: z.string(),
  sizeBytes: z.number().int(),
  contentSha256: z.string().nullable(),
  refused: z.enum(ERROR_CODES).nullable(),
});
export type SentFile = z.infer<typeof SentFile>;

/** One sheet that the merged workbook will have, or one file that cannot be merged. */
export const MergePreviewItem = z.object({
  /** Index of the file in the list, from 0; file names may repeat. */
  position: z.number().int(),
  fileName: z.string(),
  fileSize: z.number().int(),
  /** Name of the sheet in the merged workbook; null for a file that cannot be merged. */
  sheetName: z.string().nullable(),
  /** Name of the sheet in its own file. */
  originalName: z.string().nullable(),
  status: z.enum(['ready', 'error']),
  /** Why the file cannot be merged, in Indonesian. */
  error: z.string().nullable(),
  code: z.enum(ERROR_CODES).nullable(),
  /** True for `.xls` files: only their values, number formats, merged cells and widths are kept. */
  converted: z.boolean(),
  /** True for a hidden diary note: it is merged too, and stays hidden. */
  hidden: z.boolean(),
  /** What to know before merging the sheet, in Indonesian. */
  notes: z.array(z.string()),
});
export type MergePreviewItem = z.infer<typeof MergePreviewItem>;

export const MergePreviewResponse = z.object({
  success: z.literal(true),
  preview: z.array(MergePreviewItem),
});
export type MergePreviewResponse = z.infer<typeof MergePreviewResponse>;

const Counts = z.record(z.enum(MERGE_COUNTS), z.number().int());

/**
 * Record of a merge: each sheet's new name, counts before and after, and everything that was lost.
 */
export const MergeCertificate = z.object({
  before: Counts,
  /** Counted by reading the written workbook. */
  after: Counts,
  sheets: z.array(
    z.object({
      position: z.number().int(),
      file_name: z.string(),
      sheet: z.string(),
      final_sheet: z.string(),
      converted: z.boolean(),
      /** Merged although it is hidden, since it is a diary note. */
      hidden: z.boolean(),
    }),
  ),
  losses: z.array(
    z.object({
      kind: z.string(),
      /** The Indonesian name of the kind, with the cells that it concerns where these are told. */
      label: z.string(),
      file_name: z.string(),
      sheet: z.string().nullable(),
      count: z.number().int(),
      /** As what it is counted after merging all the same, though it is not as it was; absent: it is not. */
      still_counted: z.enum(MERGE_COUNTS).optional(),
    }),
  ),
  errors: z.array(UnmergedFile),
});
export type MergeCertificate = z.infer<typeof MergeCertificate>;

export const MergeResponse = ArtifactResponse.extend({ certificate: MergeCertificate });
export type MergeResponse = z.infer<typeof MergeResponse>;

/**
 * Headers of a merged workbook that is answered at once, where its certificate has no place in the body:
 * what each tells.
 */
export const CERTIFICATE_HEADERS = {
  'X-Merged-Files': 'Number of files that were merged',
  'X-Left-Out-Files': 'Number of files that could not be merged',
  'X-Losses': 'Number of losses that the certificate lists',
  Link: 'The job with the certificate in its result, as rel="describedby"',
} as const;
export type CertificateHeader = keyof typeof CERTIFICATE_HEADERS;

/** Stores a merged workbook as a quarter, without a download and an upload. */
export const StoreArtifactRequest = z.object({
  label: QuarterLabel.default(''),
  ...quarterFields,
});

/** Merging of many diary notes into one workbook. */
export const mergerRoutes = {
  previewMerge: {
    access: 'staff',
    summary: 'The sheets that a merged workbook would have',
    manyFiles: 'files',
    response: MergePreviewResponse,
    job: 'preview-merge',
    audit: 'send-workbook',
  },
  merge: {
    access: 'staff',
    summary:
      'Merge workbooks; headers tell what was left out, and the result of the job carries the certificate',
    manyFiles: 'files',
    response: 'binary',
    certified: true,
    job: 'merge-workbooks',
    audit: 'merge-workbooks',
  },
  storeMerged: {
    access: 'admin',
    summary: 'Store a merged workbook as a quarterly file',
    params: byId('ARTIFACT_NOT_FOUND'),
    body: StoreArtifactRequest,
    response: UploadQuarterlyFileResponse,
    job: 'read-quarterly-file',
    audit: 'store-quarter',
  },
} as const satisfies Routes;
