import { createStore, useStore } from 'zustand';
import { forgetPerson } from './browser-store';
import { savedDrafts } from './saved-drafts';
import { expiryAfter } from './session-life';
import { readSignIn, type StoredSignIn, storedSignIn, writeSignIn } from './sign-in-storage';

const store = createStore<{ readonly signIn: StoredSignIn | null }>(() => ({
  signIn: readSignIn(),
}));
const current = () => store.getState().signIn;

/** Whose this tab was before. */
let before = savedDrafts.owner();
if (current()) savedDrafts.openFor(current()!.user.username);

/** A sign-in that ends while its page is open is left to the expired dialog; else it is removed. */
function read(): StoredSignIn | null {
  const stored = storedSignIn();
  return stored && stored.user.username === current()?.user.username ? stored : readSignIn();
}

function refresh(): void {
  const next = read();
  if (JSON.stringify(next) === JSON.stringify(current())) return;
  if (next && next.user.username !== current()?.user.username) {
    before = savedDrafts.owner();
    savedDrafts.openFor(next.user.username);
  }
  store.setState({ signIn: next });
}

/** Who is signed in, the same for every part of the page and every tab. */
export const signInStore = {
  get: current,
  /** Who is signed in, and who was in this tab before. */
  people: () => ({ before, now: current()?.user.username ?? '' }),
  refresh,
  set(signIn: StoredSignIn): void {
    writeSignIn(signIn);
    refresh();
  },
  /** A response of the server left the session so long. */
  left(leftMs: number, { background }: { background: boolean }): void {
    const signIn = current();
    if (!signIn) return;
    const expires = expiryAfter(signIn.expires, leftMs, { now: Date.now(), background });
    if (expires !== signIn.expires) signInStore.set({ ...signIn, expires });
  },
  /** The server knows the credential no longer: every tab is told by the expiry. */
  expire(): void {
    const signIn = current();
    if (signIn) signInStore.set({ ...signIn, expires: new Date(0).toISOString() });
  },
  /** The next response tells it anew. */
  forgetExpiry(): void {
    const signIn = current();
    if (signIn) signInStore.set({ ...signIn, expires: '' });
  },
  /** After the session ended: what was typed waits in this tab for the same person. */
  clear(): void {
    forgetPerson();
    refresh();
  },
  /** Somebody left on purpose: nothing of theirs stays. */
  leave(): void {
    savedDrafts.forget();
    signInStore.clear();
  },
  subscribe: (listener: () => void) => store.subscribe(listener),
};

// Another tab signed in or out.
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
