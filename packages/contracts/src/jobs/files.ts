import { z } from 'zod';
import { FileQualityResponse } from '../api/files.js';
import { SampleDataResponse } from '../api/sample-data.js';
import {
  RecognisedFileResponse,
  UploadCompanyFileResponse,
  UploadQuarterlyFileResponse,
} from '../api/uploads.js';
import { Id } from '../domain/id.js';
import { SAMPLE_DEFAULT_CONTACTS } from '../limits.js';
import { type Jobs, OPENS_FILES, QUICK, STEP_BY_STEP, UploadedContent } from './job.js';

const SAMPLE_MAX_CONTACTS = 5000;

/** The file's id, by which the audit log told of it when it was accepted; an earlier version gave it none. */
const StoringFile = UploadedContent.extend({ fileId: Id.optional() });

export const filesJobs = {
  'read-quarterly-file': {
    ...OPENS_FILES,
    payload: StoringFile.extend({
      label: z.string(),
      year: z.number().int().optional(),
      quarter: z.number().int().optional(),
      replaces: Id.optional(),
    }),
    result: UploadQuarterlyFileResponse,
  },
  'read-company-file': {
    ...OPENS_FILES,
    payload: StoringFile,
    result: UploadCompanyFileResponse,
  },
  /** Recognises what kind of workbook a file is, before it is stored. */
  'recognise-file': {
    ...OPENS_FILES,
    payload: UploadedContent,
    result: RecognisedFileResponse,
  },
  /**
   * The quality report of a stored file, its companies matched with the current company database.
   */
  'check-quality': {
    ...QUICK,
    version: 3,
    payload: z.object({ fileId: Id }),
    result: FileQualityResponse,
  },
  /** Reads stored files again for data that the version which first read them did not store. */
  'complete-stored-files': {
    ...STEP_BY_STEP,
    payload: z.object({}),
    result: z.object({ files: z.number().int() }),
  },
  'load-sample-data': {
    weight: 'heavy',
    isBatch: true,
    payload: z.object({
      contacts: z.number().int().min(1).max(SAMPLE_MAX_CONTACTS).default(SAMPLE_DEFAULT_CONTACTS),
    }),
    result: SampleDataResponse,
    attempts: 2,
    timeoutMs: 3_600_000,
  },
} as const satisfies Jobs;
