import { keptNow, lookFor, setPassphrase } from '../features/capture/device/keeper';
import type { NoteStore } from '../features/capture/device/note-store';
import { signInStore } from '../lib/sign-in-store';

/** Somebody who signs in on this device and sets a passphrase; gives their notes. */
export async function aPerson(
  username: string,
  role: 'staff' | 'admin' = 'staff',
): Promise<NoteStore> {
  const user = { username, role, is_admin: role === 'admin', must_change_password: false };
  signInStore.set({ user, expires: '' });
  await lookFor(username);
  await setPassphrase(`frasa sandi ${username}`, null);
  const kept = keptNow();
  if (kept.phase !== 'open') throw new Error(kept.phase);
  return kept.store;
}
