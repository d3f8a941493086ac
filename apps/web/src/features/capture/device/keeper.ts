import { v7 as uuid } from 'uuid';
import { createStore, useStore } from 'zustand';
import { deviceDatabase, STRICT } from './device-database';
import { signInStore } from '../../../lib/sign-in-store';
import { deviceOwner } from './device-owner';
import { NoteStore } from './note-store';
import { makeVault, openForOffice, openVault } from './vault';

/**
 * What this device can do for the signed-in person: `checking` is not known yet; `untrusted`: without a
 * trusted certificate the browser gives no encryption, so nothing is kept; `new`: no passphrase is set yet;
 * `locked`: it has to be given; `open`: notes are kept and read.
 */
export type Keeping =
  | { readonly phase: 'checking' | 'untrusted' | 'new' | 'locked'; readonly owner: string }
  | { readonly phase: 'open'; readonly owner: string; readonly store: NoteStore };

const keeping = createStore<Keeping>(() => ({ phase: 'checking', owner: '' }));
export const useKeeping = (): Keeping => useStore(keeping);
export const keptNow = keeping.getState;
export const onKeeping = keeping.subscribe;

const canKeep = (): boolean => isSecureContext && 'indexedDB' in globalThis && 'locks' in navigator;

// Whoever signs out, or another who signs in, closes the notes of the one before; nothing is wiped.
signInStore.subscribe(() => {
  const { phase, owner } = keeping.getState();
  if (phase === 'open' && signInStore.get()?.user.username !== owner)
    keeping.setState({ phase: 'locked', owner }, true);
});

/** How often was looked; only the last look tells. */
let looks = 0;

/**
 * Looks which vault the person has here; an open one stays open. Without a person who signed in it is the one
 * who last opened notes here.
 */
export async function lookFor(signedIn: string | undefined): Promise<void> {
  const look = ++looks;
  const owner = signedIn ?? (await deviceOwner()) ?? '';
  if (look !== looks) return;
  const now = keeping.getState();
  if (now.owner === owner && now.phase !== 'checking') return;
  if (!canKeep()) return keeping.setState({ phase: 'untrusted', owner }, true);
  keeping.setState({ phase: 'checking', owner }, true);
  const phase = await deviceDatabase()
    .then((database) => database.get('vaults', owner))
    // A browser that keeps nothing, as in a private window of some.
    .then(
      (record) => (record ? 'locked' : 'new'),
      () => 'untrusted' as const,
    );
  if (look === looks) keeping.setState({ phase, owner }, true);
}

/**
 * Sets the passphrase of this device, and opens its vault. False when another tab has set another one meanwhile,
 * which then has to be given.
 */
export async function setPassphrase(
  passphrase: string,
  officeKey: string | null,
): Promise<boolean> {
  const { owner } = keeping.getState();
  const { record, vault } = await makeVault(passphrase, officeKey);
  const transaction = (await deviceDatabase()).transaction('vaults', 'readwrite', STRICT);
  try {
    await Promise.all([
      transaction.store.add({
        ...record,
        owner,
        deviceId: uuid(),
        openedAt: new Date().toISOString(),
      }),
      transaction.done,
    ]);
  } catch (error) {
    if ((error as DOMException).name !== 'ConstraintError') throw error;
    if (await unlock(passphrase, officeKey)) return true;
    keeping.setState({ phase: 'locked', owner }, true);
    return false;
  }
  await navigator.storage?.persist?.().catch(() => false);
  keeping.setState({ phase: 'open', owner, store: new NoteStore(owner, vault) }, true);
  return true;
}

/**
 * False when it is not the passphrase of this device. An office that had no key when the device was set up can open
 * it from now on.
 *
 * @param officeKey null where the office has none, or is not reached
 */
export async function unlock(passphrase: string, officeKey: string | null): Promise<boolean> {
  const { owner } = keeping.getState();
  const database = await deviceDatabase();
  const record = await database.get('vaults', owner);
  const vault = record && (await openVault(record, passphrase));
  if (!record || !vault) return false;
  const isShared = record.forOffice !== null || officeKey === null;
  // A key that cannot be used keeps nobody from the notes.
  const kept = isShared
    ? record
    : await openForOffice(record, passphrase, officeKey).catch(() => record);
  // On a full disk it opens as well.
  await database.put('vaults', { ...kept, openedAt: new Date().toISOString() }).catch(() => {});
  const store = new NoteStore(owner, vault);
  keeping.setState({ phase: 'open', owner, store }, true);
  return true;
}
