import { existsSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Express } from 'express';

/** Serves the built web client; nothing where it was not built. */
export function serveWeb(app: Express, folder: string): void {
  if (!existsSync(join(folder, 'index.html'))) return;
  // Their names change with their content.
  app.use(
    '/assets',
    express.static(join(folder, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }),
  );
  app.use(express.static(folder, { index: false, maxAge: '1h' }));
  // Addresses of the web client's own screens.
  app.use((request, response, next) => {
    const isScreen =
      request.method === 'GET' && !/^\/api(\/|$)/.test(request.path) && request.accepts('html');
    if (!isScreen) return next();
    response.setHeader('Cache-Control', 'no-cache');
    response.sendFile('index.html', { root: folder });
  });
}
