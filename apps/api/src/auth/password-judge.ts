import { fileURLToPath } from 'node:url';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { CodedError } from '@lqc/contracts';
import { Piscina } from 'piscina';
import type { Judged } from './judge-main.js';

/** Always the built file: the path is the same from `src/` (in tests) and from `dist/`. */
const MAIN = fileURLToPath(new URL('../../dist/auth/judge-main.js', import.meta.url));

/** A password that can be guessed in fewer tries is too common. */
const TOO_FEW_GUESSES = 1e10;
const WITHIN_MS = 10_000;
const IDLE_MS = 60_000;
const MOST_WAITING = 20;
const HEAP_MEGABYTES = 256;

/** Judges new passwords in a thread, so that a slow estimate does not delay other calls. */
@Injectable()
export class PasswordJudge implements OnApplicationShutdown {
  readonly #pool = new Piscina<Judged, number>({
    filename: MAIN,
    minThreads: 0,
    maxThreads: 1,
    maxQueue: MOST_WAITING,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
    env: {},
  });

  /**
   * Refuses passwords that are easily guessed: common passwords, words of the language and of the
   * office, the user's name, and any of these with a year, signs, or signs in place of letters.
   *
   * @throws CodedError `PASSWORD_TOO_COMMON`; `TOO_MANY_REQUESTS` when too many wait to be judged
   */
  async refuseCommon(password: string, username: string): Promise<void> {
    const signal = AbortSignal.timeout(WITHIN_MS);
    const judged = { password, username };
    const guesses = await this.#pool.run(judged, { signal }).catch((error: Error) => {
      const isBusy = error.name === 'AbortError' || /queue/i.test(error.message);
      throw isBusy ? new CodedError('TOO_MANY_REQUESTS', { seconds: WITHIN_MS / 1000 }) : error;
    });
    if (guesses < TOO_FEW_GUESSES) throw new CodedError('PASSWORD_TOO_COMMON');
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#pool.destroy();
  }
}
