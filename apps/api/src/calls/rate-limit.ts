import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { CONFIG, type GatewayConfig } from '../tokens.js';
import { networkOf } from '../http/network-of.js';
import { takePoint } from '../http/take-point.js';

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
  async person(userId: string): Promise<void> {
    await takePoint(this.#persons, userId, 'TOO_MANY_REQUESTS');
  }

  /**
   * Counts a call without a sign-in.
   *
   * @throws CodedError `TOO_MANY_REQUESTS` with the seconds to wait
   */
  async stranger({ ip }: Request): Promise<void> {
    await takePoint(this.#strangers, networkOf(ip ?? ''), 'TOO_MANY_REQUESTS');
  }
}
