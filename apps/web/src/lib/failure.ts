import { ApiError, NetworkError } from '@lqc/client';

/** True for a change that was refused since somebody else had changed the same thing meanwhile. */
export const isChangedMeanwhile = (error: Error): boolean =>
  error instanceof ApiError && error.code === 'SETTING_CHANGED_MEANWHILE';

/**
 * The sentence for a failed call: the server's own, or else the given one.
 *
 * @param invalid - for refused content (422)
 */
export function failureSentence(error: Error, fallback: string, invalid = fallback): string {
  if (error instanceof NetworkError) return error.message;
  if (!(error instanceof ApiError)) return fallback;
  return error.detail ?? (error.status === 422 ? invalid : fallback);
}
