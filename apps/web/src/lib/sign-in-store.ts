import { createStore, useStore } from 'zustand';
import { forgetPerson } from './browser-store';
import { savedDrafts } from './saved-drafts';
import { expiryAfter } from './session-life';
import { readSignIn, type StoredSignIn, storedSignIn, writeSignIn } from './sign-in-storage';

const store = createStore<{ readonly signIn: StoredSignIn | null }>(() => ({
  signIn: readSignIn(),
}));
const current = () => store.getState().signIn;

/** Username of the person who used this tab before; null for nobody. */
let before = savedDrafts.owner();
/** Counts the sign-ins of this tab, of the same person too. */
let number = 0;
if (current()) savedDrafts.openFor(current()!.user.username);

/**
 * Reads the sign-in. One that expires while its page is open stays, for the dialog that says so.
 */
function read(): StoredSignIn | null {
  const stored = storedSignIn();
  return stored && stored.user.username === current()?.user.username ? stored : readSignIn();
}

/** Another tab may have signed in, of which this one has not heard yet. */
function refresh(): void {
  const next = read();
  if (JSON.stringify(next) === JSON.stringify(current())) return;
  if (next && next.user.username !== current()?.user.username) {
    number += 1;
    before = savedDrafts.owner();
    savedDrafts.openFor(next.user.username);
  }
  store.setState({ signIn: next });
}

/** The sign-in that a call was made with, by its number. */
interface Heard {
  readonly signIn: number | null;
}

/** The signed-in person, shared by all parts of the page and all tabs. */
export const signInStore = {
  get: current,
  /** Usernames of the current person and of the one who used this tab before. */
  people: () => ({ before, now: current()?.user.username ?? '' }),
  /** Tells one sign-in of this tab from the next, which may be another person's. */
  number: () => number,
  refresh,
  set(signIn: StoredSignIn): void {
    writeSignIn(signIn);
    refresh();
  },
  /** Takes over the time left that a response of the server stated to a call of this sign-in. */
  left(leftMs: number, { background, signIn: of }: Heard & { readonly background: boolean }): void {
    refresh();
    const signIn = current();
    if (!signIn || of !== number) return;
    const expires = expiryAfter(signIn.expires, leftMs, { now: Date.now(), background });
    if (expires !== signIn.expires) signInStore.set({ ...signIn, expires });
  },
  /** Marks the sign-in as expired in all tabs, after the server refused its credential; not the one after it. */
  expire({ signIn: of }: Heard): void {
    refresh();
    const signIn = current();
    if (signIn && of === number) signInStore.set({ ...signIn, expires: new Date(0).toISOString() });
  },
  /** Forgets the expiry until the next response states it again. */
  forgetExpiry(): void {
    refresh();
    const signIn = current();
    if (signIn) signInStore.set({ ...signIn, expires: '' });
  },
  /** Removes an expired sign-in; unsent input stays in this tab for the same person. */
  clear(): void {
    forgetPerson();
    refresh();
  },
  /** Signs out: removes everything about the person. */
  leave(): void {
    savedDrafts.forget();
    signInStore.clear();
  },
  subscribe: (listener: () => void) => store.subscribe(listener),
  /** Calls back when a person has signed out, or another has signed in, so that nothing of the one before stays. */
  whenGone(forget: () => void): void {
    let owner = savedDrafts.owner();
    store.subscribe(() => {
      if (owner === savedDrafts.owner()) return;
      owner = savedDrafts.owner();
      forget();
    });
  },
};

// Another tab has signed in or out.
window.addEventListener('storage', refresh);

export function useSignIn(): StoredSignIn | null {
  return useStore(store, ({ signIn }) => signIn);
}

/** The signed-in user; only for screens behind the guard. */
export function useUser(): StoredSignIn['user'] {
  const signIn = useSignIn();
  return (
    signIn?.user ?? { username: '', role: 'staff', is_admin: false, must_change_password: false }
  );
}
