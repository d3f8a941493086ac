import { Client } from '@lqc/client';
import type { Page } from 'playwright-core';

/** The gateway as whoever is signed in on this page calls it: by the page itself, with its cookie. */
export const callsOf = (page: Page): Client =>
  new Client({
    async fetch(path, { method, headers, body }) {
      const init = {
        method: method!,
        headers: headers as Record<string, string>,
        body: body as string | null,
      };
      const { text, status } = await page.evaluate(
        async ([path, init]) => {
          const response = await fetch(path, init);
          return { text: await response.text(), status: response.status };
        },
        [path, init] as const,
      );
      return new Response(text, { status });
    },
  });
