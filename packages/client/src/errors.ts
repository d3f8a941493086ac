import { type ErrorCode, isErrorCode } from '@lqc/contracts';
import { connectionPhrases } from '@lqc/phrases';

/** The error of a refused call: the product's error code, and a sentence for a person. */
export class ApiError extends Error {
  constructor(
    /** HTTP status; 0 when the call was aborted before it was answered. */
    readonly status: number,
    readonly code: ErrorCode,
    message: string,
    readonly requestId: string | null = null,
    /** The server's own sentence, where it gave one. */
    readonly detail: string | null = null,
    /** The whole answer: some errors say more in it, such as who holds a section. */
    readonly body: Readonly<Record<string, unknown>> = {},
    /** The beginning of the words of an answer that is not the product's, such as a proxy's page. */
    readonly text: string = '',
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** The server could not be reached at all. */
export class NetworkError extends Error {
  constructor(options?: ErrorOptions) {
    super(connectionPhrases.lost, options);
    this.name = 'NetworkError';
  }
}

/** The error of a refused response, whose text may be anything, for example a proxy's page. */
export function errorOfText(status: number, text: string): ApiError {
  try {
    return errorOf(status, JSON.parse(text));
  } catch {
    return errorOf(status, null, wordsOf(text));
  }
}

export function errorOf(status: number, body: unknown, text = ''): ApiError {
  const fields = fieldsOf(body);
  const { code, detail, message = detail, request_id: requestId } = fields;
  const sentence = typeof message === 'string' ? message : null;
  return new ApiError(
    status,
    isErrorCode(code) ? code : 'INTERNAL',
    sentence ?? connectionPhrases.unreadable,
    typeof requestId === 'string' ? requestId : null,
    sentence,
    fields,
    text,
  );
}

const WORDS_LENGTH = 200;

/** The words of a page without its markup. */
const wordsOf = (page: string): string =>
  page
    .replace(/<(head|style|script)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, WORDS_LENGTH);

const fieldsOf = (body: unknown): Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null ? { ...body } : {};
