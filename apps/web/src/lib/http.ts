import {
  BACKGROUND_HEADER,
  type ErrorBody,
  REQUEST_ID_HEADER,
  SESSION_LEFT_HEADER,
} from '@lqc/contracts';
import { requestId } from './request-id';

/** An answer that is no success: the product's code and sentence. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly requestId: string | null,
    /** The server's own sentence, where it gave one. */
    readonly detail: string | null = null,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** The server could not be reached at all. */
export class NetworkError extends Error {
  constructor() {
    super('Koneksi ke server terputus. Periksa jaringan Anda, lalu coba lagi.');
    this.name = 'NetworkError';
  }
}

const SESSION_ENDED: ReadonlySet<string> = new Set(['SESSION_EXPIRED', 'NOT_AUTHENTICATED']);
let onSessionEnded: () => void = () => {};

/** Called when an answer says that the credential no longer holds. */
export function whenSessionEnds(handler: () => void): void {
  onSessionEnded = handler;
}

type OnSessionLeft = (leftMs: number, made: { readonly background: boolean }) => void;
let onSessionLeft: OnSessionLeft = () => {};

/** Called with how long the session still holds, by the server, at each answer that says so. */
export function whenSessionLeft(handler: OnSessionLeft): void {
  onSessionLeft = handler;
}

/** Reads from an answer's header how long the session holds. */
export function noticeSessionLeft(header: string | null | undefined, background = false): void {
  if (header && Number.isFinite(Number(header))) onSessionLeft(Number(header), { background });
}

interface CallOptions {
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly headers?: Record<string, string>;
  /** No person made this call: it does not extend the session. */
  readonly background?: boolean;
  /** A wrong password is an answer, not the end of a session. */
  readonly keepSession?: boolean;
}

async function call<T>(method: string, path: string, options?: CallOptions): Promise<T> {
  const response = await respond(method, path, options);
  return (await response.json().catch(() => null)) as T;
}

/** The answer to a call that succeeded, its body unread. Throws `ApiError` or `NetworkError`. */
export async function respond(
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<Response> {
  const form = options.body instanceof FormData;
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    signal: options.signal ?? null,
    headers: {
      accept: 'application/json',
      [REQUEST_ID_HEADER]: requestId(),
      ...(options.body !== undefined && !form ? { 'content-type': 'application/json' } : {}),
      ...(options.background ? { [BACKGROUND_HEADER]: '1' } : {}),
      ...options.headers,
    },
    body:
      options.body === undefined
        ? null
        : form
          ? (options.body as FormData)
          : JSON.stringify(options.body),
  }).catch((error: Error) => {
    throw error.name === 'AbortError' ? error : new NetworkError();
  });
  noticeSessionLeft(response.headers?.get(SESSION_LEFT_HEADER), options.background);
  if (response.ok) return response;
  const answer: unknown = await response.json().catch(() => null);
  throw errorOf(response.status, answer, options.keepSession ?? false);
}

/** The error of an answer; announces the end of the session where that is what it says. */
export function errorOf(status: number, answer: unknown, keepSession = false): ApiError {
  const body = answer as Partial<ErrorBody> | null;
  const code = body?.code ?? 'INTERNAL';
  if (!keepSession && SESSION_ENDED.has(code)) onSessionEnded();
  const sentence =
    body?.message ?? 'Server tidak memberi jawaban yang dapat dibaca. Silakan coba lagi.';
  return new ApiError(status, code, sentence, body?.request_id ?? null, body?.message ?? null);
}

export const api = {
  call,
  get: <T>(path: string, options?: CallOptions) => call<T>('GET', path, options),
  post: <T>(path: string, body?: unknown, options?: CallOptions) =>
    call<T>('POST', path, { ...options, body }),
  patch: <T>(path: string, body: unknown) => call<T>('PATCH', path, { body }),
  delete: <T>(path: string) => call<T>('DELETE', path),
};
