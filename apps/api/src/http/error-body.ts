import type { ErrorArguments, ErrorBody, ErrorCode } from '@lqc/contracts';
import { errorSentence } from '@lqc/phrases';

/** The one error body. */
export function errorBody(code: ErrorCode, args: ErrorArguments, requestId: string): ErrorBody {
  const sentence = errorSentence(code, args);
  return { success: false, code, message: sentence, detail: sentence, request_id: requestId };
}
