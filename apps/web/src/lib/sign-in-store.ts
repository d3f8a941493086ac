import { useSyncExternalStore } from 'react';
import { forgetKept, keepFor, keptFor } from './kept';
import { expiryAfter } from './session-life';
import { clearSignIn, readSignIn, type StoredSignIn, storedSignIn, writeSignIn } from './storage';

const listeners = new Set<() => void>();
let current: StoredSignIn | null = readSignIn();
/** Whose this tab was before. */
let before = keptFor();
if (current) keepFor(current.user.username);

/** A sign-in that ends while its page is open is left to the expired dialog; else it is removed. */
function read(): StoredSignIn | null {
  const stored = storedSignIn();
  return current && stored?.user.username === current.user.username ? stored : readSignIn();
}

function refresh(): void {
  const next = read();
  if (JSON.stringify(next) === JSON.stringify(current)) return;
  if (next && next.user.username !== current?.user.username) {
    before = keptFor();
    keepFor(next.user.username);
  }
  current = next;
  for (const listener of listeners) listener();
}

/** Who is signed in, the same for every part of the page and every tab. */
export const signInStore = {
  get: () => current,
  /** Who is signed in, and who was in this tab before. */
  people: () => ({ before, now: current?.user.username ?? '' }),
  refresh,
  set(signIn: StoredSignIn): void {
    writeSignIn(signIn);
    refresh();
  },
  /** An answer of the server left the session so long. */
  left(leftMs: number, { background }: { background: boolean }): void {
    if (!current) return;
    const expires = expiryAfter(current.expires, leftMs, { now: Date.now(), background });
    if (expires !== current.expires) signInStore.set({ ...current, expires });
  },
  /** The server knows the credential no longer: every tab is told by the expiry. */
  expire(): void {
    if (current) signInStore.set({ ...current, expires: new Date(0).toISOString() });
  },
  /** The next answer tells it anew. */
  forgetExpiry(): void {
    if (current) signInStore.set({ ...current, expires: '' });
  },
  /** After the session ended: what was typed waits in this tab for the same person. */
  clear(): void {
    clearSignIn();
    refresh();
  },
  /** Somebody left on purpose: nothing of theirs stays. */
  leave(): void {
    forgetKept();
    signInStore.clear();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

// Another tab signed in or out.
window.addEventListener('storage', refresh);

export function useSignIn(): StoredSignIn | null {
  return useSyncExternalStore(signInStore.subscribe, signInStore.get);
}

/** The signed-in user; only for screens behind the guard. */
export function useUser(): StoredSignIn['user'] {
  const signIn = useSignIn();
  return (
    signIn?.user ?? { username: '', role: 'staff', is_admin: false, must_change_password: false }
  );
}
