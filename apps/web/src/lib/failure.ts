import { ApiError, NetworkError } from '@lqc/client';

interface Sentences {
  readonly fallback: string;
  /** The sentence for refused content (422). */
  readonly invalid?: string;
}

/** The sentence for a failed call: the server's own, or else the given one. */
export function failureSentence(error: Error, { fallback, invalid = fallback }: Sentences): string {
  if (error instanceof NetworkError) return error.message;
  if (!(error instanceof ApiError)) return fallback;
  return error.detail ?? (error.status === 422 ? invalid : fallback);
}
