import { createHash } from 'node:crypto';
import { accountKey } from '@lqc/contracts';
import { takePoint } from '../http/take-point.js';
import { type Limiters, TRIES } from './limiters.js';

const FIRST_WAIT_S = 30;
const LONGEST_WAIT_S = 15 * 60;

/** Where a sign-in attempt comes from; a place is known when the account was used from it before. */
export interface Origin {
  readonly address: string;
  /** The known browser, or else a known address of the office; null for any other place. */
  readonly place: string | null;
  /** True for a known browser, for which failures of others at the same address are not counted. */
  readonly isDevice: boolean;
}

/** One counted attempt at a password; the caller reports afterwards whether it succeeded. */
export interface Try {
  /** Gives whether from now on its place has to wait. */
  failed(): Promise<boolean>;
  succeeded(): Promise<void>;
}

/**
 * Slows password guessing down. After five wrong passwords for an account, the place they came from
 * waits 30 s, after five more twice as long, up to 15 minutes and never for ever. All unknown places
 * share one count, so that using many addresses does not help. A known place has its own count, so that
 * attackers cannot lock a person out. An attempt is counted before its password is checked, so that
 * sending many at once does not help either.
 */
export class LoginThrottle {
  constructor(private readonly limiters: Limiters) {}

  /** @throws CodedError `TOO_MANY_LOGINS` with the seconds to wait */
  async begin(username: string, { address, place, isDevice }: Origin): Promise<Try> {
    const { byAddress, tries, rounds } = this.limiters;
    // Hashed, since people may type anything as a username, even a password.
    const key = hashed(accountKey(username), place ?? 'elsewhere');
    if (!isDevice) await takePoint(byAddress, hashed(address), 'TOO_MANY_LOGINS');
    const taken = await takePoint(tries, key, 'TOO_MANY_LOGINS');
    return {
      failed: async () => {
        if (taken < TRIES) return false;
        const { consumedPoints: round } = await rounds.penalty(key);
        const waitS = Math.min(FIRST_WAIT_S * 2 ** (round - 1), LONGEST_WAIT_S);
        await tries.block(key, waitS);
        return true;
      },
      // A whole office may sign in from one address, so successful sign-ins are not counted.
      succeeded: async () => {
        await tries.delete(key);
        await rounds.delete(key);
        if (!isDevice) await byAddress.reward(hashed(address));
      },
    };
  }
}

const hashed = (...parts: string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
