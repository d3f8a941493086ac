import { signInStore } from '../../../lib/sign-in-store';
import { withDevice } from '../../../testing/with-device';
import { deviceDatabase } from './device-database';
import { forgetVault, keptNow, lookFor, setPassphrase, unheldOf, unlock } from './keeper';
import { aCover } from '../../../testing/a-cover';
import type { NoteStore } from './note-store';

let takeBack: () => void;
beforeAll(() => {
  takeBack = withDevice();
});
beforeEach(() => aNewPage());
afterAll(() => {
  signInStore.clear();
  takeBack();
});

/** The locks of a browser whose pages are gone: nobody holds one, as after the page was loaded anew. */
function aNewPage() {
  const held = new Map<string, { shared: boolean }[]>();
  const locks = {
    async request(name: string, ...rest: unknown[]): Promise<unknown> {
      const work = rest.at(-1) as (lock: object | null) => unknown;
      const asked = (rest.length > 1 ? rest[0] : {}) as { mode?: string; ifAvailable?: boolean };
      const lock = { shared: asked.mode === 'shared' };
      const others = held.get(name) ?? [];
      const isFree = others.every(({ shared }) => shared && lock.shared);
      if (!isFree && asked.ifAvailable) return work(null);
      if (!isFree) throw new Error(`nobody lets go of ${name}`);
      held.set(name, [...others, lock]);
      try {
        return await work({});
      } finally {
        held.set(
          name,
          held.get(name)!.filter((one) => one !== lock),
        );
      }
    },
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
}

/** Signs somebody in, whose notes are locked or not yet begun on this device. */
async function enter(username: string) {
  signInStore.clear();
  const user = { username, role: 'staff', is_admin: false, must_change_password: false } as const;
  signInStore.set({ user, expires: '' });
  await lookFor(username);
}

const storeNow = (): NoteStore => {
  const kept = keptNow();
  if (kept.phase !== 'open') throw new Error(kept.phase);
  return kept.store;
};

const COVER = aCover('');
const VISIT = {
  companyKey: 'uji|pt',
  company: 'PT Uji',
  sector: null,
  district: null,
  lastLabel: null,
  last: {},
};

/** A note with one word, and a visit that is taken along. */
async function write(words: string): Promise<string> {
  const [store, noteId] = [storeNow(), crypto.randomUUID() as string];
  await store.keepCover({ ...COVER, noteId });
  await store.append(noteId, { kind: 'set', field: 'other', value: words, base_hash: null });
  await store.keepVisits([VISIT]);
  return noteId;
}

/** How much lies here of a person. */
async function keptOf(owner: string) {
  const database = await deviceDatabase();
  const parts = ['notes', 'events', 'visits'] as const;
  const lengths = parts.map(async (part) => {
    const keys = await database.getAllKeysFromIndex(part, 'owner', owner);
    return keys.length;
  });
  return {
    isLocked: Boolean(await database.get('vaults', owner)),
    kept: await Promise.all(lengths),
  };
}

test('who forgot the passphrase begins anew with another one, and what others keep in the browser stays', async () => {
  await enter('rekan');
  await setPassphrase('frasa sandi rekan', null);
  const ofColleague = await write('Kata rekan.');
  await enter('lupa');
  await setPassphrase('frasa sandi yang terlupa', null);
  await write('Kata yang terlupa.');
  expect(await unheldOf('lupa')).toBe(1);

  aNewPage();
  await enter('lupa');
  expect(keptNow().phase).toBe('locked');
  expect(await unlock('frasa sandi lain', null)).toBe(false);
  expect(await forgetVault()).toBe(true);
  expect(keptNow()).toEqual({ phase: 'new', owner: 'lupa' });
  expect(await keptOf('lupa')).toEqual({ isLocked: false, kept: [0, 0, 0] });
  expect(await keptOf('rekan')).toEqual({ isLocked: true, kept: [1, 1, 1] });

  expect(await setPassphrase('frasa sandi baru', null)).toBe(true);
  expect(await storeNow().covers()).toEqual([]);
  const anew = await write('Ditulis lagi.');
  expect(await storeNow().events(anew)).toMatchObject([{ value: 'Ditulis lagi.', seq: 1 }]);
  await enter('rekan');
  expect(await unlock('frasa sandi rekan', null)).toBe(true);
  expect(await storeNow().events(ofColleague)).toMatchObject([{ value: 'Kata rekan.' }]);
});

test('nothing is deleted of a vault that a page has opened, since it is read and written there', async () => {
  await enter('dua tab');
  await setPassphrase('frasa sandi dua tab', null);
  await write('Kata di tab pertama.');
  // The person signs out and in again; a page that had opened the vault may still write with its key.
  await enter('dua tab');
  expect(keptNow().phase).toBe('locked');
  expect(await forgetVault()).toBe(false);
  expect(await keptOf('dua tab')).toEqual({ isLocked: true, kept: [1, 1, 1] });
  expect(await unlock('frasa sandi dua tab', null)).toBe(true);
  // Of one that is open here neither.
  aNewPage();
  expect(await forgetVault()).toBe(false);
  expect(await keptOf('dua tab')).toEqual({ isLocked: true, kept: [1, 1, 1] });
});

test('of two tabs that set a passphrase the first one holds, and its notes stay readable', async () => {
  await enter('dua sandi');
  await setPassphrase('a: frasa sandi tab pertama', null);
  const noteId = await write('Kata di tab pertama.');
  // The other tab looked before the first one had set it.
  const database = await deviceDatabase();
  const ofFirst = (await database.get('vaults', 'dua sandi'))!;
  await database.delete('vaults', 'dua sandi');
  aNewPage();
  await enter('rekan');
  await enter('dua sandi');
  expect(keptNow().phase).toBe('new');
  await database.put('vaults', ofFirst);

  expect(await setPassphrase('b: frasa sandi tab kedua', null)).toBe(false);
  expect(keptNow()).toEqual({ phase: 'locked', owner: 'dua sandi' });
  expect(await unlock('b: frasa sandi tab kedua', null)).toBe(false);
  expect(await unlock('a: frasa sandi tab pertama', null)).toBe(true);
  expect(await storeNow().events(noteId)).toMatchObject([{ value: 'Kata di tab pertama.' }]);
});

test('a wrong passphrase holds nothing up, and a vault that another tab has set aside is begun anew', async () => {
  await enter('tab lain');
  await setPassphrase('frasa sandi tab lain', null);
  aNewPage();
  await enter('tab lain');
  expect(await unlock('bukan frasa sandinya', null)).toBe(false);
  await (await deviceDatabase()).delete('vaults', 'tab lain');
  expect(await unlock('frasa sandi tab lain', null)).toBe(false);
  expect(keptNow().phase).toBe('new');
});

test('notes open while the browser still asks whether it may keep them', async () => {
  Object.assign(navigator, { storage: { persist: () => new Promise(() => {}) } });
  await enter('ditanya');
  expect(await setPassphrase('frasa sandi', null)).toBe(true);
  Reflect.deleteProperty(navigator, 'storage');
});
