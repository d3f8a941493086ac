import type { Database } from '@lqc/database';
import { type RateLimiterAbstract, RateLimiterPostgres } from 'rate-limiter-flexible';

export const TRIES = 5;
const WINDOW_S = 15 * 60;
const ROUNDS_KEPT_S = 24 * 60 * 60;
const TRIES_PER_ADDRESS_AND_MINUTE = 20;

export interface Limiters {
  /** Tries from one address, over all accounts. */
  readonly byAddress: RateLimiterAbstract;
  /** Tries at one account from one place. */
  readonly tries: RateLimiterAbstract;
  /** How often those ran out: the wait doubles with each. */
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

/** Limits that several gateways share and that outlive a restart. */
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
