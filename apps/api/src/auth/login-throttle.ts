import { Injectable } from '@nestjs/common';
import { CodedError } from '@lqc/contracts';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const FREE_FAILURES = 5;
const WINDOW_S = 15 * 60;
const ADDRESS_PER_MINUTE = 20;
const FIRST_DELAY_S = 5;

/**
 * Slows guessing down: five failures for an account from an address are free, then each further
 * one doubles the wait, up to 15 minutes. Counted per address too, so that a stranger cannot keep
 * a person from signing in.
 */
@Injectable()
export class LoginThrottle {
  readonly #byAddress = new RateLimiterMemory({ points: ADDRESS_PER_MINUTE, duration: 60 });
  readonly #failures = new RateLimiterMemory({ points: 1_000_000, duration: WINDOW_S });
  readonly #waits = new RateLimiterMemory({ points: 1, duration: WINDOW_S });

  /** @throws CodedError `TOO_MANY_LOGINS` with the seconds to wait */
  async check(username: string, address: string): Promise<void> {
    const waiting = await this.#waits.get(keyOf(username, address));
    if (waiting && waiting.msBeforeNext > 0) throw tooMany(waiting.msBeforeNext);
    try {
      await this.#byAddress.consume(address);
    } catch (refused) {
      if (refused instanceof RateLimiterRes) throw tooMany(refused.msBeforeNext);
      throw refused;
    }
  }

  async failed(username: string, address: string): Promise<void> {
    const key = keyOf(username, address);
    const { consumedPoints } = await this.#failures.consume(key);
    if (consumedPoints < FREE_FAILURES) return;
    const seconds = Math.min(FIRST_DELAY_S * 2 ** (consumedPoints - FREE_FAILURES), WINDOW_S);
    await this.#waits.block(key, seconds);
  }

  async succeeded(username: string, address: string): Promise<void> {
    await this.#failures.delete(keyOf(username, address));
  }
}

const keyOf = (username: string, address: string) => `${username.trim().toLowerCase()}|${address}`;

const tooMany = (ms: number) =>
  new CodedError('TOO_MANY_LOGINS', { seconds: Math.max(1, Math.ceil(ms / 1000)) });
