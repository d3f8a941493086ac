import { randomUUID } from 'node:crypto';
import { REQUEST_ID_HEADER, REQUEST_ID_PATTERN } from '@lqc/contracts';
import compression from 'compression';
import cookieParser from 'cookie-parser';
import type { Express, RequestHandler } from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import type { GatewayConfig } from '../config.js';
import { EVENT_STREAM } from './event-stream.js';
import type { LiaisonRequest } from './request.js';

/** What every request passes before it reaches a route. */
export function useMiddleware(app: Express, config: GatewayConfig, log: Logger): void {
  app.disable('x-powered-by');
  if (config.behindTls) app.set('trust proxy', 1);
  app.use(requestId);
  app.use(
    pinoHttp({
      logger: log,
      genReqId: (request) => (request as LiaisonRequest).id,
      // Neither headers (cookies, tokens) nor query strings nor bodies belong in a log.
      serializers: {
        req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
          id,
          method,
          path: url.split('?')[0],
        }),
        res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      },
      autoLogging: {
        ignore: ({ url }) => !url?.startsWith('/api/') || url.startsWith('/api/health'),
      },
    }),
  );
  app.use(securityHeaders(config.behindTls));
  // An event stream must not wait in a compressor's buffer.
  app.use(
    compression({
      filter: (request, response) =>
        !isEventStream(response) && compression.filter(request, response),
    }),
  );
  app.use(cookieParser());
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

function securityHeaders(behindTls: boolean): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: behindTls ? { maxAge: 31_536_000 } : false,
    crossOriginEmbedderPolicy: false,
  });
}
