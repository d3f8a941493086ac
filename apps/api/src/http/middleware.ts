import { randomUUID } from 'node:crypto';
import { REQUEST_ID_HEADER, REQUEST_ID_PATTERN } from '@lqc/contracts';
import compression from 'compression';
import type { Express, RequestHandler } from 'express';
import { EVENT_STREAM } from './event-stream.js';
import type { LiaisonRequest } from './request.js';
import { securityHeaders } from './security-headers.js';

/** The middleware before the routes. `observe` runs once a request has its id. */
export function useMiddleware(
  app: Express,
  { behindTls, observe }: { readonly behindTls: boolean; readonly observe: RequestHandler },
): void {
  app.disable('x-powered-by');
  // Answers must not be cached, so no client sends an ETag back and computing them would be wasted.
  app.disable('etag');
  if (behindTls) app.set('trust proxy', 1);
  app.use(requestId);
  app.use(observe);
  app.use(securityHeaders(behindTls));
  // Compression would hold the events of a stream back in its buffer.
  app.use(
    compression({
      filter: (request, response) =>
        !isEventStream(response) && compression.filter(request, response),
    }),
  );
  app.use('/api', (_request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    next();
  });
}

const isEventStream = (response: { getHeader(name: string): unknown }) =>
  String(response.getHeader('content-type')).startsWith(EVENT_STREAM);

const requestId: RequestHandler = (request, response, next) => {
  const given = request.headers[REQUEST_ID_HEADER];
  const id = typeof given === 'string' && REQUEST_ID_PATTERN.test(given) ? given : randomUUID();
  (request as LiaisonRequest).id = id;
  response.setHeader('X-Request-Id', id);
  next();
};
