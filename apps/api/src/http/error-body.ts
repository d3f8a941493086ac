import type { ErrorArguments, ErrorBody, ErrorCode, RouteName } from '@lqc/contracts';
import { refusalSentence } from '@lqc/phrases';

/** The body of every error, with the route's own sentence for its code where it has one. */
export function errorBody(
  code: ErrorCode,
  args: ErrorArguments,
  requestId: string,
  route?: RouteName,
): ErrorBody {
  const sentence = refusalSentence(code, args, route);
  return { success: false, code, message: sentence, detail: sentence, request_id: requestId };
}
