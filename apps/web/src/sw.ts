/// <reference lib="webworker" />
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

// The service worker of the pages of visits: it keeps the program's files, and nothing of `/api`.

declare const self: ServiceWorkerGlobalScope & {
  readonly PROGRAM_FILES: { readonly url: string; readonly revision: string | null }[];
};

precacheAndRoute(self.PROGRAM_FILES);
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    allowlist: [/^\/kunjungan(\/|$|\?)/],
  }),
);
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if ((data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
