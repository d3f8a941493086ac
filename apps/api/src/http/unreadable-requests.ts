import { randomUUID } from 'node:crypto';
import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ErrorCode, ERRORS } from '@lqc/contracts';
import { errorBody } from './error-body.js';

/** Time for a refusal to arrive before the connection is closed. */
export const HEARD_WITHIN_MS = 500;

/** Node's names of what keeps a request from being read at all; anything else is malformed. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'BODY_TOO_SLOW',
};

/** Answers requests that Node cannot read, and therefore refuses by itself, with the one error body. */
export function refuseUnreadable(server: Server): void {
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket: Duplex) => {
    if (!socket.writable || hasAnswered(socket)) return void socket.destroy();
    socket.end(answerOf(CODES[code] ?? 'BAD_REQUEST'));
    setTimeout(() => socket.destroy(), HEARD_WITHIN_MS).unref();
  });
  // A request without a host is answered by us, as in HTTP/1.0.
  Object.assign(server, { requireHostHeader: false });
  // An unknown `Expect` header is ignored.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

/** True when a response has begun on the connection, within which no second one may begin. */
const hasAnswered = (socket: Duplex): boolean =>
  (Reflect.get(socket, '_httpMessage') as { headersSent: boolean } | null)?.headersSent ?? false;

function answerOf(code: ErrorCode): string {
  const id = randomUUID();
  const { status } = ERRORS[code];
  const body = JSON.stringify(errorBody(code, {}, id));
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `X-Request-Id: ${id}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}
