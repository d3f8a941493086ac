import { openSpan } from '@lqc/tracing';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.js';
import type { LiaisonRequest } from '../http/request.js';
import { isOfApi } from '../http/serve-web.js';

const SERVER_ERROR = 500;

/**
 * Measures the time of every call and opens its span, a child of the caller's and the parent of its
 * run's; calls of the API are also logged. Headers (with cookies and tokens), query strings and bodies
 * are never logged.
 */
export function observed(log: Logger, { requests }: Metrics): RequestHandler {
  return (request, response, next) => {
    const began = performance.now();
    const { id } = request as LiaisonRequest;
    const { method, path } = request;
    const span = openSpan(method, {
      kind: 'server',
      parent: request.headers.traceparent as string | undefined,
      attributes: { 'liaison.request_id': id, 'http.request.method': method },
    });
    response.once('close', () => {
      const ms = performance.now() - began;
      const { routeName = 'none' } = request as LiaisonRequest;
      const { statusCode } = response;
      requests.observe({ route: routeName, status: statusCode }, ms / 1000);
      span.end({
        name: routeName,
        attributes: { 'http.response.status_code': statusCode },
        ...(statusCode >= SERVER_ERROR && { failure: String(statusCode) }),
      });
      if (!isLogged(path)) return;
      log.info(
        { req: { id, method, path }, res: { statusCode }, responseTime: Math.round(ms) },
        response.writableFinished ? 'request completed' : 'request aborted',
      );
    });
    span.run(next);
  };
}

const isLogged = (path: string) => isOfApi(path) && !path.startsWith('/api/health');
