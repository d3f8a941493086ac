import { Done } from '../http/common.js';
import * as files from '../http/files.js';
import { byId, type Route } from './route.js';

/** Stored workbooks. */
export const filesRoutes = {
  userFiles: {
    method: 'POST',
    path: '/api/node/get-user-files',
    access: 'staff',
    summary: 'Stored files',
    body: files.UserFilesRequest,
    answer: files.UserFilesAnswer,
  },
  quarterlyFile: {
    method: 'POST',
    path: '/api/node/get-quarterly-file-by-id',
    access: 'staff',
    summary: 'One quarterly file with its bytes',
    body: files.QuarterlyFileRequest,
    answer: files.QuarterlyFileAnswer,
  },
  companyFile: {
    method: 'POST',
    path: '/api/node/get-company-file',
    access: 'staff',
    summary: 'The company database with its bytes',
    body: files.CompanyFileRequest,
    answer: files.CompanyFileAnswer,
  },
  uploadQuarterlyFile: {
    method: 'POST',
    path: '/api/node/upload-quarterly-file',
    access: 'admin',
    summary: 'Store a quarterly file',
    body: files.UploadQuarterlyFileRequest,
    files: ['file'],
    answer: files.UploadQuarterlyFileAnswer,
    job: true,
  },
  uploadCompanyFile: {
    method: 'POST',
    path: '/api/node/upload-company-file',
    access: 'admin',
    summary: 'Store the company database',
    body: files.UploadCompanyFileRequest,
    files: ['file'],
    answer: files.UploadCompanyFileAnswer,
    job: true,
  },
  deleteFile: {
    method: 'POST',
    path: '/api/node/delete-file',
    access: 'admin',
    summary: 'Delete a stored file',
    body: files.DeleteFileRequest,
    answer: Done,
  },
  fileQuality: {
    method: 'GET',
    path: '/api/v1/files/{id}/quality',
    access: 'staff',
    summary: 'Data-quality report of a stored file',
    params: byId('FILE_NOT_FOUND'),
    answer: files.FileQualityAnswer,
    job: true,
  },
  loadSampleData: {
    method: 'POST',
    path: '/api/v1/admin/sample-data',
    access: 'admin',
    summary: 'Store fictional files where there are none',
    answer: files.SampleDataAnswer,
    job: true,
  },
} as const satisfies Record<string, Route>;
