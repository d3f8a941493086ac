import { openSpan } from '@lqc/tracing';
import type { RequestHandler } from 'express';
import type { LiaisonRequest } from '../http/request.js';

const SERVER_ERROR = 500;

/** A span for every call, below the one that the caller names; its work's span hangs below it. */
export const traced: RequestHandler = (request, response, next) => {
  const { id } = request as LiaisonRequest;
  const span = openSpan(request.method, {
    kind: 'server',
    parent: request.headers.traceparent as string | undefined,
    attributes: { 'liaison.request_id': id, 'http.request.method': request.method },
  });
  response.once('close', () => {
    const { routeName = 'none' } = request as LiaisonRequest;
    const { statusCode } = response;
    span.end({
      name: routeName,
      attributes: { 'http.response.status_code': statusCode },
      ...(statusCode >= SERVER_ERROR && { failure: String(statusCode) }),
    });
  });
  span.run(next);
};
