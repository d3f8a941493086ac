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
  let closed = false;
  let endPause: () => void = () => {};

  const started = (async () => {
    while (!closed) {
      const next = makeWorker();
      connecting = next;
      next.on('error', onError);
      try {
        await next.waitUntilReady();
        worker = next;
        if (!closed) next.run().catch(onError);
        return;
      } catch (error) {
        if (closed) return void (await next.close(true).catch(onError));
        onError(error as Error);
        await next.close(true).catch(onError);
        await new Promise<void>((done) => {
          const timer = setTimeout(done, PAUSE_MS);
          endPause = () => {
            clearTimeout(timer);
            done();
          };
        });
      }
    }
  })();

  return {
    async close({ force }) {
      closed = true;
      endPause();
      // A worker that still connects does so until its server is there.
      if (force && !worker) return void (await connecting?.close(true).catch(onError));
      await started;
      await worker?.close(force);
    },
  };
}
