import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';

/** The security headers, which are the same for every response. */
export function securityHeaders(behindTls: boolean): RequestHandler {
  const headers = headersSetBy(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          scriptSrc: ["'self'"],
          styleSrc: ["'self'"],
          imgSrc: ["'self'", 'data:', 'blob:'],
          fontSrc: ["'self'"],
          connectSrc: ["'self'"],
          manifestSrc: ["'self'"],
          workerSrc: ["'self'", 'blob:'],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
        },
      },
      strictTransportSecurity: behindTls ? { maxAge: 31_536_000 } : false,
      crossOriginEmbedderPolicy: false,
    }),
  );
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}

type Handler = ReturnType<typeof helmet>;

/** Helmet would compute the headers again for every call, so it is asked once. */
function headersSetBy(handler: Handler): (readonly [name: string, value: string])[] {
  const headers = new Map<string, string>();
  const recorder = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  };
  let failure: unknown;
  handler({} as never, recorder as unknown as Response, (error) => (failure = error));
  if (failure) throw failure;
  return [...headers];
}
