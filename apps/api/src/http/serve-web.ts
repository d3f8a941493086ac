import { existsSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Express, type Request } from 'express';

/** Serves the built web client; nothing where it was not built. */
export function serveWeb(app: Express, folder: string): void {
  if (!existsSync(join(folder, 'index.html'))) return;
  // Their names change with their content.
  app.use(
    '/assets',
    express.static(join(folder, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }),
  );
  app.use(express.static(folder, { index: false, maxAge: '1h' }));
  app.use((request, response, next) => {
    if (!isScreen(request)) return next();
    response.setHeader('Cache-Control', 'no-cache');
    response.sendFile('index.html', { root: folder });
  });
}

/** Addresses of the web client's own screens; one with a dot is a file's, here or nowhere. */
const isScreen = (request: Request) =>
  ['GET', 'HEAD'].includes(request.method) &&
  !/^\/api(\/|$)|\./.test(request.path) &&
  request.accepts('html');
