import {
  KeywordQuery,
  KeywordResponse,
  TfIdfRequest,
  TfIdfResponse,
  WordcloudRequest,
  WordcloudResponse,
} from '../api/words.js';
import { imageAsArtifact, HEAVY, type Jobs, OfSession, QUICK } from './job.js';

export const wordsJobs = {
  'rank-words': {
    ...QUICK,
    version: 1,
    payload: OfSession.extend({ request: TfIdfRequest }),
    result: TfIdfResponse,
    timeoutMs: 60_000,
  },
  'draw-word-cloud': {
    ...HEAVY,
    version: 2,
    payload: OfSession.extend({ request: WordcloudRequest }),
    result: imageAsArtifact(WordcloudResponse),
  },
  'find-keyword': {
    ...QUICK,
    version: 1,
    payload: OfSession.extend({ request: KeywordQuery }),
    result: KeywordResponse,
    timeoutMs: 60_000,
  },
} as const satisfies Jobs;
