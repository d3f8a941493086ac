import { createHash } from 'node:crypto';
import { accountKey, CodedError } from '@lqc/contracts';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { type Limiters, TRIES } from './limiters.js';

const FIRST_WAIT_S = 30;
const LONGEST_WAIT_S = 15 * 60;

/** From where somebody tries, as far as the account knows it. */
export interface Origin {
  readonly address: string;
  /** The browser that the account knows, else an address of the office; null for elsewhere. */
  readonly place: string | null;
  /** True for a browser that the account knows: others at its address do not count against it. */
  readonly isDevice: boolean;
}

/** One try at a password; what becomes of it is told afterwards. */
export interface Try {
  failed(): Promise<void>;
  succeeded(): Promise<void>;
}

/**
 * Slows guessing down: five wrong passwords for an account from one place make that place wait
 * 30 s, five more twice as long, up to 15 minutes and never for good. All places that are not known
 * count as one, so that many addresses are no way round; a known place has a count of its own, so
 * that strangers cannot keep a person out of theirs. A try counts before its password is looked at,
 * so that many at once are no way round either.
 */
export class LoginThrottle {
  constructor(private readonly limiters: Limiters) {}

  /** @throws CodedError `TOO_MANY_LOGINS` with the seconds to wait */
  async begin(username: string, { address, place, isDevice }: Origin): Promise<Try> {
    const { byAddress, tries, rounds } = this.limiters;
    // Hashed: what people type as a name may be anything, a password too.
    const key = hashed(accountKey(username), place ?? 'elsewhere');
    if (!isDevice) await take(byAddress, hashed(address));
    const taken = await take(tries, key);
    return {
      failed: async () => {
        if (taken < TRIES) return;
        const { consumedPoints: round } = await rounds.penalty(key);
        const waitS = Math.min(FIRST_WAIT_S * 2 ** (round - 1), LONGEST_WAIT_S);
        await tries.block(key, waitS);
      },
      // An office signs in from one address: only its failures count.
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

/** Takes one of a limiter's points; gives how many are taken. */
async function take(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    return (await limiter.consume(key)).consumedPoints;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw new CodedError('TOO_MANY_LOGINS', { seconds });
  }
}
