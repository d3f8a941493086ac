import type { Database } from '@lqc/database';
import { type RateLimiterAbstract, RateLimiterPostgres } from 'rate-limiter-flexible';

export const TRIES = 5;
const WINDOW_S = 15 * 60;
const ROUNDS_KEPT_S = 24 * 60 * 60;
const TRIES_PER_ADDRESS_AND_MINUTE = 20;

export interface Limiters {
  /** Limit of tries from one address, over all accounts. */
  readonly byAddress: RateLimiterAbstract;
  /** Limit of tries at one account from one place. */
  readonly tries: RateLimiterAbstract;
  /** How often that limit was reached; the wait doubles each time. */
  readonly rounds: RateLimiterAbstract;
}

interface LimiterOptions {
  readonly keyPrefix: string;
  readonly points: number;
  readonly duration: number;
}

export const limitersBy = (make: (options: LimiterOptions) => RateLimiterAbstract): Limiters => ({
  byAddress: make({ keyPrefix: 'address', points: TRIES_PER_ADDRESS_AND_MINUTE, duration: 60 }),
  tries: make({ keyPrefix: 'tries', points: TRIES, duration: WINDOW_S }),
  rounds: make({ keyPrefix: 'rounds', points: TRIES, duration: ROUNDS_KEPT_S }),
});

/** Rate limits stored in the database, so that all gateways share them and they survive a restart. */
export const storedLimiters = ({ dataSource }: Database): Limiters =>
  limitersBy(
    (options) =>
      new RateLimiterPostgres({
        ...options,
        storeClient: dataSource,
        storeType: 'typeorm',
        tableName: 'login_throttle',
        tableCreated: true,
        clearExpiredByTimeout: true,
      }),
  );
