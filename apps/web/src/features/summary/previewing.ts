import { ApiError, NetworkError } from '@lqc/client';
import { previewProblem, type SummaryTarget } from '@lqc/contracts';
import { errorSentence } from '@lqc/phrases';
import { copy } from './copy';

/** Why there is nothing to preview yet; null when there is. */
export function previewRefusal(target: SummaryTarget): string | null {
  const problem = previewProblem(target);
  return problem && errorSentence(problem);
}

/** Why no preview came: the server's own sentence, what stood in its way, or that it failed. */
export function previewFailure(error: Error): string {
  if (error instanceof NetworkError) return error.message;
  if (!(error instanceof ApiError)) return copy.previewFailed;
  return error.detail ?? `HTTP ${error.status}: ${error.message}`;
}
