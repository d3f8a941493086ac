import { SessionFigures } from '../api/session-figures.js';
import {
  UploadFile1Response,
  UploadFile2Response,
  UploadFile3Response,
} from '../api/session-uploads.js';
import { type Jobs, OfSession, OPENS_FILES, READS_ALL, UploadedContent } from './job.js';

export const sessionsJobs = {
  /** Computes the figures of a session whose row already names its surveys. */
  'start-session': {
    ...READS_ALL,
    version: 2,
    payload: OfSession,
    result: SessionFigures,
  },
  'upload-file-1': {
    ...OPENS_FILES,
    payload: OfSession.extend({ file: UploadedContent }),
    result: UploadFile1Response,
  },
  'upload-file-2': {
    ...OPENS_FILES,
    payload: OfSession.extend({ file: UploadedContent, companyFile: UploadedContent }),
    result: UploadFile2Response,
  },
  'upload-file-3': {
    ...OPENS_FILES,
    payload: OfSession.extend({ file: UploadedContent }),
    result: UploadFile3Response,
  },
} as const satisfies Jobs;
