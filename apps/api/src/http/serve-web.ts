import { existsSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Express, type Request } from 'express';

/** Serves the built web client, if it was built. */
export function serveWeb(app: Express, folder: string): void {
  if (!existsSync(join(folder, 'index.html'))) return;
  // These files may be cached for ever, since their names contain a hash of their content.
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

/** Paths of the web client's screens. A path with a dot names a file and never a screen. */
const isScreen = (request: Request) =>
  ['GET', 'HEAD'].includes(request.method) &&
  !/^\/api(\/|$)|\./.test(request.path) &&
  request.accepts('html');
