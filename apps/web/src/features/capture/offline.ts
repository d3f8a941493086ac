import { useSyncExternalStore } from 'react';

let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();
const changed = () => listeners.forEach((listener) => listener());

/** Keeps the pages of visits on this device, so that they open without a network. */
export async function offerOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker
    .register('/sw.js', { scope: '/kunjungan', updateViaCache: 'none' })
    .catch(() => null);
  if (!registration) return;
  const look = () => {
    waiting = navigator.serviceWorker.controller ? registration.waiting : null;
    changed();
  };
  look();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  );
}

/** True when a newer version of the page waits; it is never taken while a note is open. */
export const useNewVersion = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting !== null,
  );

/** Takes the newer version and loads the page again. */
export function takeNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  // A service worker's messages have no target origin: it is of this one.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  waiting?.postMessage({ type: 'SKIP_WAITING' });
}
