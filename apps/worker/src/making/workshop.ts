import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CodedError } from '@lqc/contracts';
import { Piscina } from 'piscina';
import type { MakeRequest, Made, MakerName, Makers, MakingAnswer } from './makers.js';

// Production runs the built file beside this one; tests run this source and the file built from it.
const BESIDE = fileURLToPath(new URL('thread.js', import.meta.url));
const BUILT = fileURLToPath(new URL('../../dist/making/thread.js', import.meta.url));

const MAX_THREADS = 2;
const IDLE_MS = 60_000;
const HEAP_MEGABYTES = 1024;

/**
 * Makes words, pictures and workbooks in threads, so that a heavy one holds up neither the
 * worker's heartbeats nor its other jobs.
 */
export class Workshop {
  readonly #threads = new Piscina<MakeRequest, MakingAnswer>({
    filename: existsSync(BESIDE) ? BESIDE : BUILT,
    minThreads: 0,
    maxThreads: MAX_THREADS,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
    // What is made is made of data alone: no secret of the worker is in reach.
    env: {},
  });

  /** @throws CodedError with the reason; an AbortError when the signal is aborted */
  async make<Name extends MakerName>(
    name: Name,
    input: Parameters<Makers[Name]>[0],
    signal: AbortSignal,
  ): Promise<Made<Name>> {
    const request = { name, input } as MakeRequest;
    const answer = await this.#threads.run(request, { signal });
    if ('refused' in answer) throw new CodedError(answer.refused.code, answer.refused.args);
    return answer.made as Made<Name>;
  }

  close(): Promise<void> {
    return this.#threads.destroy();
  }
}
