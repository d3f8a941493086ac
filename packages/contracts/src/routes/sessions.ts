import { z } from 'zod';
import { Done, idOf } from '../http/common.js';
import { CompareAnswer } from '../http/figures.js';
import * as sessions from '../http/sessions.js';
import { inSession, type Route } from './route.js';

/** Analysis sessions and their figures. */
export const sessionsRoutes = {
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
    params: inSession,
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
    params: inSession.extend({ name: z.string() }),
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
    params: inSession,
    answer: CompareAnswer,
    job: true,
  },
  resetSession: {
    method: 'POST',
    path: '/api/v1/reset-session-data/{session}',
    access: 'staff',
    summary: 'Forget an analysis',
    params: inSession,
    answer: Done,
  },
} as const satisfies Record<string, Route>;
