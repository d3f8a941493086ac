import type { SignedInUser } from '@lqc/contracts';
import { forgetPerson, readStored, writeStored } from './browser-store';

export interface StoredSignIn {
  readonly user: SignedInUser;
  readonly expires: string;
}

/** Who signed in, whether or not it still holds. The credential itself is a cookie no script can read. */
export function storedSignIn(): StoredSignIn | null {
  const user = readStored<SignedInUser>('user');
  // A token that is no JSON counts as one without an expiry.
  if (localStorage.getItem('token') === null || !user) return null;
  return { user, expires: readStored<{ expires?: string }>('token')?.expires ?? '' };
}

/** Who is signed in, as far as this browser knows; an expired sign-in is removed. */
export function readSignIn(now = Date.now()): StoredSignIn | null {
  const stored = storedSignIn();
  if (!stored || stored.expires === '' || Date.parse(stored.expires) > now) return stored;
  forgetPerson();
  return null;
}

export function writeSignIn({ user, expires }: StoredSignIn): void {
  writeStored('token', { expires });
  writeStored('user', user);
}
