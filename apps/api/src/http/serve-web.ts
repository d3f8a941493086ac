import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROGRAM_HEADER } from '@lqc/contracts';
import express, { type Express, type Request, Router } from 'express';
import { compressedOnce } from './compressed-once.js';

/** Serves the built web client, if it was built. */
export function serveWeb(app: Express, folder: string): void {
  const index = join(folder, 'index.html');
  if (!existsSync(index)) return;
  const [, program = ''] =
    /<script type="module"[^>]* src="([^"]+)"/.exec(readFileSync(index, 'utf8')) ?? [];
  const files = Router();
  app.use((request, response, next) => {
    if (!isOfApi(request.path)) return files(request, response, next);
    // No call of the API is looked for among files; its answer tells a page left open over an update of it.
    if (program) response.setHeader(PROGRAM_HEADER, program);
    next();
  });
  // These files may be cached for ever, since their names contain a hash of their content.
  const assets = join(folder, 'assets');
  files.use(
    '/assets',
    compressedOnce(assets, { 'Cache-Control': 'public, max-age=31536000, immutable' }),
    express.static(assets, { immutable: true, maxAge: '1y', fallthrough: false }),
  );
  files.use(express.static(folder, { index: false, maxAge: '1h' }));
  files.use((request, response, next) => {
    if (!isScreen(request)) return next();
    response.setHeader('Cache-Control', 'no-cache');
    response.sendFile('index.html', { root: folder });
  });
}

/** Whether a path may lead to a route of the API: letters of any case do. */
export const isOfApi = (path: string): boolean => /^\/api(\/|$)/i.test(path);

/** Paths of the web client's screens. A path with a dot names a file and never a screen. */
const isScreen = (request: Request) =>
  ['GET', 'HEAD'].includes(request.method) &&
  !request.path.includes('.') &&
  request.accepts('html');
