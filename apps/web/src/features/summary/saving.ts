import { ApiError } from '@lqc/client';
import { errorSentence } from '@lqc/phrases';
import type { Draft } from './api';
import { copy } from './copy';

/** Why a draft cannot be saved, or null. */
export const saveProblem = (username: string, { summary }: Pick<Draft, 'summary'>): string | null =>
  username.trim() && summary.trim() ? null : errorSentence('CONCLUSION_INCOMPLETE');

/** The sentence for a draft that could not be saved. */
export const saveFailure = (error: Error): string =>
  (error instanceof ApiError ? copy.saveFailed : copy.saveBroken) + error.message;
