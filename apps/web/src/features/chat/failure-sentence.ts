import { chatPhrases } from '@lqc/phrases';
import { ApiError } from '@lqc/client';
import type { Ask } from './api';

/** From so many failed calls in a row the window says that the connection has problems. */
const CHAT_FAILURES_TO_WARN = 2;

/** What the assistant says of a call that failed: the server's own sentence where it gave one. */
export function failureSentence(error: Error, kind: Ask['kind'], failures: number): string {
  if (failures >= CHAT_FAILURES_TO_WARN)
    return `**${chatPhrases.troubleTitle}**\n${chatPhrases.troubleAdvice}`;
  if (error instanceof ApiError && error.status === 404) return chatPhrases.sessionGone;
  if (/timeout|timed.?out/i.test(`${error.message} ${codeOf(error)}`)) return chatPhrases.timedOut;
  if (error instanceof ApiError && error.detail && error.status !== 500) return error.detail;
  return kind === 'continue' ? chatPhrases.continueFailed : chatPhrases.failed;
}

const codeOf = (error: Error) => (error instanceof ApiError ? error.code : '');
