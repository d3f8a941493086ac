import { ApiError, NetworkError } from '@lqc/client';
import { previewProblem, summaryProblem, type SummaryTarget } from '@lqc/contracts';
import { errorSentence } from '@lqc/phrases';
import { copy } from './copy';

/** Why no preview is possible yet; null when it is. */
export function previewRefusal(target: SummaryTarget): string | null {
  const problem = previewProblem(target) ?? summaryProblem(target);
  return problem && errorSentence(problem);
}

/** The sentence for a failed preview: the server's own if there is one. */
export function previewFailure(error: Error): string {
  if (error instanceof NetworkError) return error.message;
  if (!(error instanceof ApiError)) return copy.previewFailed;
  return error.detail ?? `HTTP ${error.status}: ${error.text || error.message}`;
}
