import { Client } from '@lqc/client';
import type { Page } from 'playwright-core';

/** The gateway as whoever is signed in in this page's browser calls it: with its cookie, though not by the page. */
export const callsOf = (page: Page): Client =>
  new Client({
    async fetch(path, { method, headers, body }) {
      const response = await page.context().request.fetch(String(path), {
        method: method!,
        // Of a connection that the gateway closed while it was idle.
        maxRetries: 2,
        headers: headers as Record<string, string>,
        ...(typeof body === 'string' && { data: body }),
      });
      return new Response(await response.text(), { status: response.status() });
    },
  });
