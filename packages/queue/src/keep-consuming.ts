import { setTimeout as pause } from 'node:timers/promises';
import type { Worker } from 'bullmq';

const PAUSE_MS = 1000;

/**
 * Runs a BullMQ worker once its server can be reached. When a worker's first connect fails, BullMQ
 * never forgets the failure: the worker then asks again without a pause, which starves the whole
 * process. So a worker that does not become ready is discarded, and a new one is made.
 */
export function keepConsuming<Data>(
  makeWorker: () => Worker<Data>,
  onError: (error: Error) => void,
): { close(options: { force: boolean }): Promise<void> } {
  let worker: Worker<Data> | null = null;
  let connecting: Worker<Data> | null = null;
  const closing = new AbortController();
  const { signal } = closing;

  const started = (async () => {
    while (!signal.aborted) {
      const next = makeWorker();
      connecting = next;
      next.on('error', onError);
      try {
        await next.waitUntilReady();
        worker = next;
        if (!signal.aborted) next.run().catch(onError);
        return;
      } catch (error) {
        if (!signal.aborted) onError(error as Error);
        await next.close(true).catch(onError);
        await pause(PAUSE_MS, undefined, { signal }).catch(() => {});
      }
    }
  })();

  return {
    async close({ force }) {
      closing.abort();
      // A worker that still connects does so until its server is there.
      if (force && !worker) return void (await connecting?.close(true).catch(onError));
      await started;
      await worker?.close(force);
    },
  };
}
