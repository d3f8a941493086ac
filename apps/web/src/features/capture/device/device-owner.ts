import { readStored, writeStored } from '../../../lib/browser-store';

const KEY = 'captureOwner';

/** Who last opened notes in this browser, so that they open without a network to sign in with. */
export const deviceOwner = (): string | null => readStored<string>(KEY);

export const rememberOwner = (username: string): void => writeStored(KEY, username);
