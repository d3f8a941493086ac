import { UploadQuarterlyFileAnswer } from '../http/files.js';
import * as merger from '../http/merger.js';
import { byId, type Route } from './route.js';

/** Many diary notes into one workbook. */
export const mergerRoutes = {
  previewMerge: {
    method: 'POST',
    path: '/api/v1/excel-merger/preview-merge',
    access: 'staff',
    summary: 'The sheets that a merged workbook would have',
    manyFiles: 'files',
    answer: merger.MergePreviewAnswer,
    job: true,
  },
  merge: {
    method: 'POST',
    path: '/api/v1/excel-merger/merge',
    access: 'staff',
    summary: 'Merge workbooks; with respond-async the result carries the certificate',
    manyFiles: 'files',
    answer: 'binary',
    job: true,
  },
  storeMerged: {
    method: 'POST',
    path: '/api/v1/excel-merger/merged/{id}/store',
    access: 'admin',
    summary: 'Store a merged workbook as a quarterly file',
    params: byId('ARTIFACT_NOT_FOUND'),
    body: merger.StoreArtifactRequest,
    answer: UploadQuarterlyFileAnswer,
    job: true,
  },
} as const satisfies Record<string, Route>;
