import { Injectable } from '@nestjs/common';
import { CodedError } from '@lqc/contracts';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export const CHAT_QUESTIONS_PER_MINUTE = 20;

/**
 * Limits the questions of one person at this gateway. The limit of replies that are written at the
 * same time is checked in the database, for all gateways.
 */
@Injectable()
export class ChatLimits {
  readonly #questions = new RateLimiterMemory({ points: CHAT_QUESTIONS_PER_MINUTE, duration: 60 });

  /** @throws CodedError `CHAT_TOO_FAST` with the seconds to wait */
  async question(userId: string): Promise<void> {
    try {
      await this.#questions.consume(userId);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      throw new CodedError('CHAT_TOO_FAST', { seconds });
    }
  }
}
