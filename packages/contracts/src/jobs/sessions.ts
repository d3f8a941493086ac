import { SessionFigures } from '../api/session-figures.js';
import {
  UploadFile1Response,
  UploadFile2Response,
  UploadFile3Response,
} from '../api/session-uploads.js';
import { HEAVY, type Jobs, OfSession, QUICK, UploadedContent } from './job.js';

export const sessionsJobs = {
  /** Computes the figures of a session whose row already names its surveys. */
  'start-session': {
    ...QUICK,
    version: 1,
    payload: OfSession,
    result: SessionFigures,
    timeoutMs: 60_000,
  },
  'upload-file-1': {
    ...HEAVY,
    payload: OfSession.extend({ file: UploadedContent }),
    result: UploadFile1Response,
    timeoutMs: 90_000,
  },
  'upload-file-2': {
    ...HEAVY,
    payload: OfSession.extend({ file: UploadedContent, companyFile: UploadedContent }),
    result: UploadFile2Response,
    timeoutMs: 180_000,
  },
  'upload-file-3': {
    ...HEAVY,
    payload: OfSession.extend({ file: UploadedContent }),
    result: UploadFile3Response,
    timeoutMs: 90_000,
  },
} as const satisfies Jobs;
