import { ApiError } from '@lqc/client';
import { errorSentence } from '@lqc/phrases';
import type { Draft } from './api';
import { copy } from './copy';

/** What a draft cannot be kept without; null when nothing is missing. */
export const saveProblem = (username: string, { summary }: Pick<Draft, 'summary'>): string | null =>
  username.trim() && summary.trim() ? null : errorSentence('CONCLUSION_INCOMPLETE');

/** Why it was not kept: the server said so, or it never got there. */
export const saveFailure = (error: Error): string =>
  (error instanceof ApiError ? copy.saveFailed : copy.saveBroken) + error.message;
