import { Injectable } from '@nestjs/common';
import { CodedError } from '@lqc/contracts';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const TRIES = 5;
const WINDOW_S = 15 * 60;
const FIRST_WAIT_S = 30;
const LONGEST_WAIT_S = 15 * 60;
const ROUNDS_KEPT_S = 24 * 60 * 60;
const TRIES_PER_ADDRESS_AND_MINUTE = 20;

/** One try at a password; what becomes of it is told afterwards. */
export interface Try {
  failed(): Promise<void>;
  succeeded(): Promise<void>;
}

/**
 * Slows guessing down: five wrong passwords for an account, from wherever, make it wait 30 s, five
 * more twice as long, up to 15 minutes and never for good. A try counts before its password is
 * looked at, so that many at once are no way round.
 */
@Injectable()
export class LoginThrottle {
  readonly #byAddress = new RateLimiterMemory({
    points: TRIES_PER_ADDRESS_AND_MINUTE,
    duration: 60,
  });
  readonly #tries = new RateLimiterMemory({ points: TRIES, duration: WINDOW_S });
  readonly #rounds = new RateLimiterMemory({ points: TRIES, duration: ROUNDS_KEPT_S });

  /** @throws CodedError `TOO_MANY_LOGINS` with the seconds to wait */
  async begin(username: string, address: string): Promise<Try> {
    const account = username.trim().toLowerCase();
    await take(this.#byAddress, address);
    const tries = await take(this.#tries, account);
    return {
      failed: async () => {
        if (tries < TRIES) return;
        const { consumedPoints: round } = await this.#rounds.penalty(account);
        const waitS = Math.min(FIRST_WAIT_S * 2 ** (round - 1), LONGEST_WAIT_S);
        await this.#tries.block(account, waitS);
      },
      // An office signs in from one address: only its failures count.
      succeeded: async () => {
        await this.#tries.delete(account);
        await this.#rounds.delete(account);
        await this.#byAddress.reward(address);
      },
    };
  }
}

/** Takes one of a limiter's points; gives how many are taken. */
async function take(limiter: RateLimiterMemory, key: string): Promise<number> {
  try {
    return (await limiter.consume(key)).consumedPoints;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw new CodedError('TOO_MANY_LOGINS', { seconds });
  }
}
