import { useSyncExternalStore } from 'react';
import { clearSignIn, readSignIn, type StoredSignIn, writeSignIn } from './storage';

const listeners = new Set<() => void>();
let current: StoredSignIn | null = readSignIn();

function refresh(): void {
  const next = readSignIn();
  if (JSON.stringify(next) === JSON.stringify(current)) return;
  current = next;
  for (const listener of listeners) listener();
}

/** Who is signed in, the same for every part of the page and every tab. */
export const signInStore = {
  get: () => current,
  refresh,
  set(signIn: StoredSignIn): void {
    writeSignIn(signIn);
    refresh();
  },
  clear(): void {
    clearSignIn();
    refresh();
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
