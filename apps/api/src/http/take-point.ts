import { CodedError } from '@lqc/contracts';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

/**
 * Consumes one of a limiter's points; gives how many are consumed.
 *
 * @throws CodedError `refusal` with the seconds to wait
 */
export async function takePoint(
  limiter: RateLimiterAbstract,
  key: string,
  refusal: 'CHAT_TOO_FAST' | 'TOO_MANY_LOGINS' | 'TOO_MANY_REQUESTS',
): Promise<number> {
  try {
    return (await limiter.consume(key)).consumedPoints;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw new CodedError(refusal, { seconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) });
  }
}
