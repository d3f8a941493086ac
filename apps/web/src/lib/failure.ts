import { ApiError, NetworkError } from '@lqc/client';

interface Sentences {
  readonly fallback: string;
  /** For content that was refused (422). */
  readonly invalid?: string;
}

/** What to say of a failure: the server's own sentence, or else the one of the catalogue. */
export function failureSentence(error: Error, { fallback, invalid = fallback }: Sentences): string {
  if (error instanceof NetworkError) return error.message;
  if (!(error instanceof ApiError)) return fallback;
  return error.detail ?? (error.status === 422 ? invalid : fallback);
}
