import type { ErrorArguments, ErrorBody, ErrorCode, RouteName } from '@lqc/contracts';
import { refusalSentence } from '@lqc/phrases';

/** The one error body, in the words of the route that was called where it has some of its own. */
export function errorBody(
  code: ErrorCode,
  args: ErrorArguments,
  requestId: string,
  route?: RouteName,
): ErrorBody {
  const sentence = refusalSentence(code, args, route);
  return { success: false, code, message: sentence, detail: sentence, request_id: requestId };
}
