import { HeardClient, servingLimits } from './heard-client.js';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;

export interface RunListener {
  close(): Promise<void>;
}

/**
 * Calls `onRun` with the id of every run that changes, on one listening connection. While the server
 * cannot be reached it reconnects after growing pauses. `onReconnect` is called after each, since
 * notifications were missed in between.
 */
export function listenToRuns(
  url: string,
  handlers: {
    readonly onRun: (runId: string) => void;
    readonly onReconnect: () => void;
    readonly onError: (error: Error) => void;
  },
): RunListener {
  let client: HeardClient | null = null;
  let timer: NodeJS.Timeout | null = null;
  let pauseMs = FIRST_PAUSE_MS;
  let closed = false;
  let connectedBefore = false;

  const retry = (): void => {
    if (closed || timer) return;
    timer = setTimeout(() => {
      timer = null;
      void connect();
    }, pauseMs);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  };

  const connect = async (): Promise<void> => {
    if (closed) return;
    const next = new HeardClient({
      connectionString: url,
      application_name: 'liaison-listen',
      ...servingLimits(),
    });
    let lost = false;
    const onLost = (error?: Error) => {
      if (lost) return;
      lost = true;
      if (error && !closed) handlers.onError(error);
      next.end().catch(() => {});
      retry();
    };
    next.on('error', onLost);
    next.on('end', () => onLost());
    next.on('notification', ({ payload }) => payload && handlers.onRun(payload));
    client = next;
    try {
      await next.connect();
      await next.query('LISTEN job_run');
      pauseMs = FIRST_PAUSE_MS;
      if (connectedBefore) handlers.onReconnect();
      connectedBefore = true;
    } catch (error) {
      onLost(error as Error);
    }
  };

  void connect();
  return {
    async close() {
      closed = true;
      if (timer) clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
