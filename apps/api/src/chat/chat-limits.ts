import { Injectable } from '@nestjs/common';
import { CHAT_STREAMS_AT_ONCE, CodedError } from '@lqc/contracts';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export const CHAT_QUESTIONS_PER_MINUTE = 20;

/**
 * What one person may ask of one gateway. How many answers are written for them at once is held
 * in the database, for all gateways.
 */
@Injectable()
export class ChatLimits {
  readonly #questions = new RateLimiterMemory({ points: CHAT_QUESTIONS_PER_MINUTE, duration: 60 });
  readonly #streams = new Map<string, number>();

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

  /**
   * Takes one of a person's streams; the returned function gives it back.
   *
   * @throws CodedError `CHAT_TOO_MANY_STREAMS`
   */
  stream(userId: string): () => void {
    const open = this.#streams.get(userId) ?? 0;
    if (open >= CHAT_STREAMS_AT_ONCE) throw new CodedError('CHAT_TOO_MANY_STREAMS');
    this.#streams.set(userId, open + 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      const left = (this.#streams.get(userId) ?? 1) - 1;
      if (left > 0) this.#streams.set(userId, left);
      else this.#streams.delete(userId);
    };
  }
}
