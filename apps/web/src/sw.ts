/// <reference lib="webworker" />
import { cacheNames } from 'workbox-core';
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

// The service worker of the pages of visits: it keeps the program's files, and nothing of `/api`.

declare const self: ServiceWorkerGlobalScope & {
  readonly PROGRAM_FILES: { readonly url: string; readonly revision: string | null }[];
};

/** The files of the program before this one, for pages that are open as it is replaced. */
const EARLIER = 'earlier-program';

precacheAndRoute(self.PROGRAM_FILES);
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    allowlist: [/^\/kunjungan(\/|$|\?)/],
  }),
);
// The browser hands an open page to a newer program, which has other files; the office has the newer ones alone.
registerRoute(
  ({ url }) => url.pathname.startsWith('/assets/'),
  async ({ request }) =>
    (await caches.match(request, { cacheName: EARLIER, ignoreVary: true })) ?? fetch(request),
);
self.addEventListener('install', (event) => event.waitUntil(keepEarlier()));
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if ((data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});

/** Copies what the programs up to now have kept, which is cleared away when this one takes over. */
async function keepEarlier(): Promise<void> {
  await caches.delete(EARLIER);
  const [kept, earlier] = await Promise.all([
    caches.open(cacheNames.precache),
    caches.open(EARLIER),
  ]);
  for (const request of await kept.keys()) {
    const file = await kept.match(request);
    if (file) await earlier.put(request, file);
  }
}
