import { z } from 'zod';
import * as auth from './http/auth.js';
import { Done, idOf } from './http/common.js';
import type { ErrorCode } from './errors.js';
import * as files from './http/files.js';
import { CompareAnswer } from './http/figures.js';
import { JobAnswer } from './http/jobs.js';
import * as operations from './http/operations.js';
import * as sessions from './http/sessions.js';

export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Under the gateway's one address, parameters in braces. */
  readonly path: string;
  /** Who may call it: everyone, whoever is signed in, or admins. */
  readonly access: 'public' | 'staff' | 'admin';
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Names of the file fields where the call (also) takes `multipart/form-data`. */
  readonly files?: readonly string[];
  readonly status?: number;
  readonly answer: z.ZodType | 'binary' | 'text' | 'events';
  /** Long work: honours `Prefer: respond-async`. */
  readonly job?: boolean;
}

const session = z.object({ session: idOf('ANALYSIS_NOT_FOUND') });
const id = (unknown: ErrorCode) => z.object({ id: idOf(unknown) });

/** Every route of the gateway, once: guards, validation and the OpenAPI document are made from it. */
export const ROUTES = {
  login: {
    method: 'POST',
    path: '/api/node/login',
    access: 'public',
    summary: 'Sign in',
    body: auth.LoginRequest,
    answer: auth.LoginAnswer,
  },
  logout: {
    method: 'POST',
    path: '/api/node/logout',
    access: 'staff',
    summary: 'Revoke the credential',
    answer: Done,
  },
  me: {
    method: 'GET',
    path: '/api/v1/me',
    access: 'staff',
    summary: 'Who is signed in',
    answer: auth.MeAnswer,
  },
  changePassword: {
    method: 'POST',
    path: '/api/v1/me/password',
    access: 'staff',
    summary: "Change one's own password",
    body: auth.ChangePasswordRequest,
    answer: Done,
  },

  listUsers: {
    method: 'GET',
    path: '/api/v1/admin/users',
    access: 'admin',
    summary: 'Accounts',
    answer: auth.UserListAnswer,
  },
  createUser: {
    method: 'POST',
    path: '/api/v1/admin/users',
    access: 'admin',
    summary: 'Make an account',
    body: auth.CreateUserRequest,
    status: 201,
    answer: auth.UserWithPasswordAnswer,
  },
  updateUser: {
    method: 'PATCH',
    path: '/api/v1/admin/users/{id}',
    access: 'admin',
    summary: 'Change role, disable or enable',
    params: id('USER_NOT_FOUND'),
    body: auth.UpdateUserRequest,
    answer: auth.UserRecord,
  },
  resetPassword: {
    method: 'POST',
    path: '/api/v1/admin/users/{id}/reset-password',
    access: 'admin',
    summary: 'Give a one-time password',
    params: id('USER_NOT_FOUND'),
    answer: auth.UserWithPasswordAnswer,
  },

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
    params: id('FILE_NOT_FOUND'),
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

  startSession: {
    method: 'POST',
    path: '/api/v1/sessions',
    access: 'staff',
    summary: 'Start an analysis from stored files',
    body: sessions.StartSessionRequest,
    status: 201,
    answer: sessions.SessionAnswer,
    job: true,
  },
  listSessions: {
    method: 'GET',
    path: '/api/v1/sessions',
    access: 'staff',
    summary: "One's own analyses, latest first",
    answer: sessions.SessionListAnswer,
  },
  session: {
    method: 'GET',
    path: '/api/v1/sessions/{session}',
    access: 'staff',
    summary: 'An analysis again',
    params: session,
    answer: sessions.SessionAnswer,
  },
  indicatorDetail: {
    method: 'GET',
    path: '/api/v1/sessions/{session}/indicators/{key}',
    access: 'staff',
    summary: 'What stands behind an average',
    params: sessions.IndicatorDetailParams,
    query: sessions.IndicatorDetailQuery,
    answer: sessions.IndicatorDetailAnswer,
  },
  sectorCompanies: {
    method: 'GET',
    path: '/api/v1/sessions/{session}/sectors/{name}',
    access: 'staff',
    summary: 'Companies of one sector',
    params: session.extend({ name: z.string() }),
    answer: sessions.SectorCompaniesAnswer,
  },
  uploadFile1: {
    method: 'POST',
    path: '/api/v1/upload-file-1',
    access: 'staff',
    summary: 'Open an analysis with the previous quarter',
    files: ['file'],
    answer: sessions.UploadFile1Answer,
    job: true,
  },
  uploadFile2: {
    method: 'POST',
    path: '/api/v1/upload-file-2',
    access: 'staff',
    summary: 'Add the current quarter and the company database',
    body: z.object({ session_id: idOf('ANALYSIS_NOT_FOUND') }),
    files: ['file_2', 'company_file'],
    answer: sessions.UploadFile2Answer,
    job: true,
  },
  uploadFile3: {
    method: 'POST',
    path: '/api/v1/upload-file-3-tabulation',
    access: 'staff',
    summary: 'Add the quarter a year before',
    body: z.object({ session_id: idOf('ANALYSIS_NOT_FOUND') }),
    files: ['file_3'],
    answer: sessions.UploadFile3Answer,
    job: true,
  },
  compare: {
    method: 'GET',
    path: '/api/v1/compare/{session}',
    access: 'staff',
    summary: 'Averages now against before',
    params: session,
    answer: CompareAnswer,
    job: true,
  },
  resetSession: {
    method: 'POST',
    path: '/api/v1/reset-session-data/{session}',
    access: 'staff',
    summary: 'Forget an analysis',
    params: session,
    answer: Done,
  },

  job: {
    method: 'GET',
    path: '/api/v1/jobs/{id}',
    access: 'staff',
    summary: 'How long work stands',
    params: id('JOB_NOT_FOUND'),
    answer: JobAnswer,
  },
  jobEvents: {
    method: 'GET',
    path: '/api/v1/jobs/{id}/events',
    access: 'staff',
    summary: 'The same as server-sent events',
    params: id('JOB_NOT_FOUND'),
    answer: 'events',
  },
  cancelJob: {
    method: 'DELETE',
    path: '/api/v1/jobs/{id}',
    access: 'staff',
    summary: 'Cancel long work',
    params: id('JOB_NOT_FOUND'),
    answer: JobAnswer,
  },

  adminStatus: {
    method: 'GET',
    path: '/api/v1/admin/status',
    access: 'staff',
    summary: 'Session life',
    answer: operations.AdminStatusAnswer,
  },
  live: {
    method: 'GET',
    path: '/api/health/live',
    access: 'public',
    summary: 'The process runs',
    answer: operations.LiveAnswer,
  },
  ready: {
    method: 'GET',
    path: '/api/health/ready',
    access: 'public',
    summary: 'Database, queue and a worker are there',
    answer: operations.ReadyAnswer,
  },
  metrics: {
    method: 'GET',
    path: '/api/metrics',
    access: 'public',
    summary: 'Prometheus metrics',
    answer: 'text',
  },
  openapi: {
    method: 'GET',
    path: '/api/docs-json',
    access: 'public',
    summary: 'The OpenAPI document',
    answer: z.unknown(),
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof ROUTES;
