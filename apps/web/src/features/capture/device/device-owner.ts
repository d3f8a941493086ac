import { deviceDatabase } from './device-database';

/**
 * Who last opened notes in this browser, so that they open without a network to sign in with. Told by the
 * vaults themselves: what a browser keeps beside its database may not be on the disk when it is killed.
 */
export async function deviceOwner(): Promise<string | null> {
  if (!('indexedDB' in globalThis)) return null;
  const vaults = await deviceDatabase()
    .then((database) => database.getAll('vaults'))
    .catch(() => []);
  const [last] = vaults.sort((a, b) => (b.openedAt ?? '').localeCompare(a.openedAt ?? ''));
  return last?.owner ?? null;
}
