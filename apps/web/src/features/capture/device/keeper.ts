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
 * The lock of a person's vault. A page that has opened the vault shares it for as long as the page is there, since
 * it may write with the vault's key; who forgot the passphrase has the vault set aside under the lock alone.
 */
const vaultLock = (owner: string): string => `liaison-capture-vault ${owner}`;

/** Shares the lock of a person's vault; gives what lets go of it. */
const sharedVault = (owner: string): Promise<() => void> =>
  new Promise((share, fail) => {
    navigator.locks
      .request(vaultLock(owner), { mode: 'shared' }, () => new Promise<void>(share))
      .catch(fail);
  });

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
  const letGo = await sharedVault(owner);
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
    letGo();
    if ((error as DOMException).name !== 'ConstraintError') throw error;
    if (await unlock(passphrase, officeKey)) return true;
    keeping.setState({ phase: 'locked', owner }, true);
    return false;
  }
  // Some browsers ask the person, who may take their time; notes are kept either way.
  void navigator.storage?.persist?.().catch(() => {});
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
  const letGo = await sharedVault(owner);
  let isOpen = false;
  try {
    isOpen = await openKept(owner, passphrase, officeKey);
  } finally {
    if (!isOpen) letGo();
  }
  return isOpen;
}

async function openKept(
  owner: string,
  passphrase: string,
  officeKey: string | null,
): Promise<boolean> {
  const database = await deviceDatabase();
  const record = await database.get('vaults', owner);
  // Another tab has set it aside meanwhile.
  if (!record) keeping.setState({ phase: 'new', owner }, true);
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

/** How many values that a person typed here the office does not hold; it is told without the passphrase. */
export async function unheldOf(owner: string): Promise<number> {
  const kept = await (await deviceDatabase()).getAllFromIndex('events', 'owner', owner);
  return kept.filter(({ heldAt }) => heldAt === '').length;
}

/**
 * Deletes the locked vault of this device's person, and what lies in it, so that a new one can begin: without the
 * passphrase nobody reads it here any more. What others keep in this browser stays. False, and nothing deleted,
 * where a page has the vault open, since there it can still be read.
 */
export async function forgetVault(): Promise<boolean> {
  const { phase, owner } = keeping.getState();
  if (phase !== 'locked') return false;
  return navigator.locks.request(vaultLock(owner), { ifAvailable: true }, async (held) => {
    if (!held) return false;
    const database = await deviceDatabase();
    const all = ['vaults', 'events', 'notes', 'visits'] as const;
    const transaction = database.transaction(all, 'readwrite', STRICT);
    const [vaults, ...parts] = all;
    const deleted = parts.map(async (part) => {
      const store = transaction.objectStore(part);
      const ids = await store.index('owner').getAllKeys(owner);
      await Promise.all(ids.map((id) => store.delete(id)));
    });
    await Promise.all([
      ...deleted,
      transaction.objectStore(vaults).delete(owner),
      transaction.done,
    ]);
    keeping.setState({ phase: 'new', owner }, true);
    return true;
  });
}
