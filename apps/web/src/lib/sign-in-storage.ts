import type { SignedInUser } from '@lqc/contracts';
import { forgetPerson, readStored, writeStored } from './browser-store';

export interface StoredSignIn {
  readonly user: SignedInUser;
  readonly expires: string;
}

/**
 * The stored sign-in, expired or not. The credential itself is a cookie that scripts cannot read.
 */
export function storedSignIn(): StoredSignIn | null {
  const user = readStored<SignedInUser>('user');
  // A token that is no JSON counts as a sign-in without an expiry, unless it is empty.
  // Without a name it is nobody's, whatever else was written there.
  if (!localStorage.getItem('token') || !user?.username) return null;
  return { user, expires: readStored<{ expires?: string }>('token')?.expires ?? '' };
}

/** The current sign-in as this browser knows it; an expired one is removed. */
export function readSignIn(now = Date.now()): StoredSignIn | null {
  const stored = storedSignIn();
  if (!stored || stored.expires === '' || Date.parse(stored.expires) > now) return stored;
  forgetPerson();
  return null;
}

/** Stores a sign-in. Throws where it cannot: who is not known here cannot go on. */
export function writeSignIn({ user, expires }: StoredSignIn): void {
  if (!writeStored('token', { expires }) || !writeStored('user', user))
    throw new Error('the storage is full');
}
