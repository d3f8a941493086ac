import { fileURLToPath } from 'node:url';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { accountKey, CodedError } from '@lqc/contracts';
import { Piscina } from 'piscina';
import type { Judged } from './judge-main.js';

/** The built file, as seen from this one's source and from its build alike. */
const MAIN = fileURLToPath(new URL('../../dist/auth/judge-main.js', import.meta.url));

/** What may be guessed within so many tries is too common. */
const TOO_FEW_GUESSES = 1e10;
/** The estimate's time grows faster than the length; what stands further behind only adds to it. */
const LOOKED_AT = 24;
const WITHIN_MS = 10_000;
const IDLE_MS = 60_000;
const MOST_WAITING = 20;
const HEAP_MEGABYTES = 256;

/** Judges new passwords in a thread of its own, so that no password holds up the others' calls. */
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
   * Refuses what is guessed soon: common passwords and words of the language and the office, the
   * user's name, all of these with a year, signs or letters swapped for signs.
   *
   * @throws CodedError `PASSWORD_TOO_COMMON`; `TOO_MANY_REQUESTS` when too many wait to be judged
   */
  async refuseCommon(password: string, username: string): Promise<void> {
    if (isPhrase(password, username)) return;
    const judged = { password: password.slice(0, LOOKED_AT), username };
    const signal = AbortSignal.timeout(WITHIN_MS);
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

const WORDS_OF_A_PHRASE = 3;

/** Three different words or more, set apart, with a digit: good, whatever words they are. */
function isPhrase(password: string, username: string): boolean {
  const own = accountKey(username);
  const parts = password.toLowerCase().split(/[^\p{L}\p{M}]+/u);
  const words = new Set(parts.filter((word) => word.length >= 3 && !own.includes(word)));
  return words.size >= WORDS_OF_A_PHRASE && /\d/.test(password);
}
