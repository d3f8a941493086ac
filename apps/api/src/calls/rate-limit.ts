import { Inject, Injectable } from '@nestjs/common';
import { CodedError } from '@lqc/contracts';
import type { Request } from 'express';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { CONFIG, type GatewayConfig } from '../tokens.js';
import { networkOf } from '../http/network-of.js';

/** Stops a runaway script from slowing others down; the limits are far above what pages call. */
@Injectable()
export class RateLimit {
  readonly #persons: RateLimiterMemory;
  readonly #strangers: RateLimiterMemory;

  constructor(@Inject(CONFIG) { rateLimitPerMinute, strangerLimitPerMinute }: GatewayConfig) {
    this.#persons = new RateLimiterMemory({ points: rateLimitPerMinute, duration: 60 });
    this.#strangers = new RateLimiterMemory({ points: strangerLimitPerMinute, duration: 60 });
  }

  /** @throws CodedError `TOO_MANY_REQUESTS` with the seconds to wait */
  person(userId: string): Promise<void> {
    return take(this.#persons, userId);
  }

  /**
   * Counts a call without a sign-in.
   *
   * @throws CodedError `TOO_MANY_REQUESTS` with the seconds to wait
   */
  stranger({ ip }: Request): Promise<void> {
    return take(this.#strangers, networkOf(ip ?? ''));
  }
}

async function take(calls: RateLimiterMemory, key: string): Promise<void> {
  await calls.consume(key).catch(({ msBeforeNext }: RateLimiterRes) => {
    throw new CodedError('TOO_MANY_REQUESTS', {
      seconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
    });
  });
}
