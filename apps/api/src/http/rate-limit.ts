import { Inject, Injectable } from '@nestjs/common';
import { CodedError } from '@lqc/contracts';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { CONFIG, type GatewayConfig } from '../tokens.js';

/** Keeps one person's runaway script from the others' gateway; far above what a page calls. */
@Injectable()
export class RateLimit {
  readonly #calls: RateLimiterMemory;

  constructor(@Inject(CONFIG) { rateLimitPerMinute }: GatewayConfig) {
    this.#calls = new RateLimiterMemory({ points: rateLimitPerMinute, duration: 60 });
  }

  /** @throws CodedError `TOO_MANY_REQUESTS` with the seconds to wait */
  async take(userId: string): Promise<void> {
    await this.#calls.consume(userId).catch(({ msBeforeNext }: RateLimiterRes) => {
      throw new CodedError('TOO_MANY_REQUESTS', {
        seconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
      });
    });
  }
}
