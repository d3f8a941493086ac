import { z } from 'zod';
import { AverageValues, MainResult, OrientationResult } from '../domain/figures.js';
import { Id } from '../domain/id.js';
import { QualityReport } from '../domain/quality.js';
import { idOf } from './common.js';
import type { Routes } from './route.js';
import { QuarterFigures } from './session-figures.js';

/** `upload-file-1`: the previous quarter, with which a session starts. */
export const UploadFile1Response = z.object({
  session_id: Id,
  data: QuarterFigures,
  avg_values: AverageValues,
});

/** `upload-file-2`: the current quarter and the company database. */
export const UploadFile2Response = z.object({
  session_id: Id,
  avg_values: AverageValues,
  main_result: MainResult,
  domestik_ekspor_result: OrientationResult,
  quality: QualityReport,
});

export const UploadFile3Response = z.object({ session_id: Id, avg_values_3: AverageValues });

/** Routes that analyse workbooks which are uploaded for one session and not stored as files. */
export const sessionUploadCalls = {
  uploadFile1: {
    access: 'staff',
    summary: 'Open an analysis with the previous quarter',
    files: ['file'],
    response: UploadFile1Response,
    job: 'upload-file-1',
    audit: 'send-workbook',
  },
  uploadFile2: {
    access: 'staff',
    summary: 'Add the current quarter and the company database',
    body: z.object({ session_id: idOf('ANALYSIS_NOT_FOUND') }),
    files: ['file_2', 'company_file'],
    response: UploadFile2Response,
    job: 'upload-file-2',
    audit: 'send-workbook',
  },
  uploadFile3: {
    access: 'staff',
    summary: 'Add the quarter a year before',
    body: z.object({ session_id: idOf('ANALYSIS_NOT_FOUND') }),
    files: ['file_3'],
    response: UploadFile3Response,
    job: 'upload-file-3',
    audit: 'send-workbook',
  },
} as const satisfies Routes;
