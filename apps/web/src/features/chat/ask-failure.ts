import { chatPhrases } from '@lqc/phrases';
import { ApiError } from '@lqc/client';
import type { Ask } from './api';

/** The sentence for a failed call: the server's own if there is one. */
export function askFailure(error: Error, kind: Ask['kind']): string {
  if (error instanceof ApiError && error.status === 404) return chatPhrases.sessionGone;
  if (kind === 'continue') return chatPhrases.continueFailed;
  if (/timeout|timed.?out/i.test(`${error.message} ${codeOf(error)}`)) return chatPhrases.timedOut;
  if (error instanceof ApiError && error.detail && error.status !== 500) return error.detail;
  return chatPhrases.failed;
}

const codeOf = (error: Error) => (error instanceof ApiError ? error.code : '');
