import { readStored, UNSENT_INPUT, writeStored } from './browser-store';
import { storedSignIn } from './sign-in-storage';

// A name has no space once it is encoded, so that no person's keys begin as another's do.
const keysOf = (owner: string) => `${UNSENT_INPUT}${encodeURIComponent(owner)} `;
const keyOf = (owner: string, name: string) => `${keysOf(owner)}${name}`;

/**
 * Unsent input that outlives its tab, saved in this browser under the person's name, a key for each so that two
 * tabs do not overwrite each other's. It goes by the rule of `saved-drafts`, which has it removed. Never used for
 * passwords.
 */
export const deviceDrafts = {
  read: <T>(owner: string, name: string): T | null => readStored<T>(keyOf(owner, name)),

  /** Whether something of a person waits here. */
  has: (owner: string): boolean =>
    Object.keys(localStorage).some((key) => key.startsWith(keysOf(owner))),

  /**
   * Saves a value; null removes it. Nothing is saved of a person who is not signed in here: another tab may have
   * signed out.
   */
  write(owner: string, name: string, value: unknown): void {
    const key = keyOf(owner, name);
    if (value === null) return localStorage.removeItem(key);
    if (storedSignIn()?.user.username !== owner) return;
    // Where the storage is full typing goes on, and what was kept before is no longer what was typed.
    if (!writeStored(key, value)) localStorage.removeItem(key);
  },

  /** Removes what everybody but this person left; null: all of it. */
  keepOnly(owner: string | null): void {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(UNSENT_INPUT) && (owner === null || !key.startsWith(keysOf(owner))))
        localStorage.removeItem(key);
  },
};
