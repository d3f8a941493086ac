import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { pathOf } from '@lqc/contracts';
import express, { type Express, type Response } from 'express';
import type { Access } from '../calls/access.js';
import type { Refusals } from '../calls/refusals.js';
import type { LiaisonRequest } from '../http/request.js';

const PAGE = `<!doctype html>
<html lang="id"><head><meta charset="utf-8"><title>API - Liaison Quick Capture</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><div id="swagger-ui"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>`;

const START = `window.ui = SwaggerUIBundle({ url: '${pathOf('openapi')}', dom_id: '#swagger-ui' });`;

/**
 * The page that shows the OpenAPI document, with the same access as the document. Its script is a
 * separate file, since the content security policy forbids inline scripts.
 */
export function useDocsPage(app: Express, access: Access, refusals: Refusals): void {
  // Only the package's path is resolved; importing it would run the page's script in the gateway.
  const manifest = createRequire(import.meta.url).resolve('swagger-ui-dist/package.json');
  app.use('/api/docs', (request, response: Response, next) => {
    const asked = request as LiaisonRequest;
    access.admit('openapi', asked, response).then(
      () => next(),
      (error: unknown) => void refusals.answer(error, asked, response),
    );
  });
  app.get('/api/docs/start.js', (_request, response) => void response.type('js').send(START));
  app.get('/api/docs', (_request, response) => void response.type('html').send(PAGE));
  app.use('/api/docs', express.static(dirname(manifest), { index: false }));
}
