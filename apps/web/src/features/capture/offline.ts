import { createStore, useStore } from 'zustand';

/** The newer version of the page that waits; null where none does. */
const newVersion = createStore<ServiceWorker | null>(() => null);

/** Keeps the pages of visits on this device, so that they open without a network. */
export async function offerOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker
    .register('/sw.js', { scope: '/kunjungan', updateViaCache: 'none' })
    .catch(() => null);
  if (!registration) return;
  const look = () =>
    newVersion.setState(navigator.serviceWorker.controller && registration.waiting, true);
  look();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  );
}

/** True when a newer version of the page waits; it is never taken while a note is open. */
export const useNewVersion = (): boolean => useStore(newVersion, (waiting) => waiting !== null);

/** Takes the newer version and loads the page again. */
export function takeNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  // A service worker's messages have no target origin: it is of this one.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  newVersion.getState()?.postMessage({ type: 'SKIP_WAITING' });
}
