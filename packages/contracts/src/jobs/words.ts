import {
  KeywordQuery,
  KeywordResponse,
  TfIdfRequest,
  TfIdfResponse,
  WordcloudRequest,
  WordcloudResponse,
} from '../api/words.js';
import { OfficeWords } from '../domain/office-words.js';
import { imageAsArtifact, HEAVY, type Jobs, OfSession, READS_ALL } from './job.js';

/** What the office says of key words, where they are asked for as its terms. */
const OfOffice = OfSession.extend({ office: OfficeWords.optional() });

export const wordsJobs = {
  'rank-words': {
    ...READS_ALL,
    version: 4,
    payload: OfOffice.extend({ request: TfIdfRequest }),
    result: TfIdfResponse,
  },
  'draw-word-cloud': {
    ...HEAVY,
    version: 5,
    payload: OfOffice.extend({ request: WordcloudRequest }),
    result: imageAsArtifact(WordcloudResponse),
  },
  'find-keyword': {
    ...READS_ALL,
    version: 2,
    payload: OfOffice.extend({ request: KeywordQuery }),
    result: KeywordResponse,
  },
} as const satisfies Jobs;
