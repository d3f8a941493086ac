import type { Response } from 'express';

export const EVENT_STREAM = 'text/event-stream';
/** Proxies close connections that send nothing for longer. */
const HEARTBEAT_MS = 15_000;

export interface EventStream {
  /** One event; `data` is one line of JSON. */
  send(name: string, data: string): void;
  isClosed(): boolean;
  /** Calls back once when the stream has ended, also if the client left before it began. */
  onClose(listener: () => void): void;
  /** Ends the stream after the events sent before have been written. */
  close(): void;
}

interface EventStreamOptions {
  /** Checked before each event and heartbeat, since the client's access may have ended meanwhile. */
  readonly mayListen: () => Promise<boolean>;
  readonly heartbeatMs?: number;
}

/** Begins to answer with server-sent events, with a heartbeat until they end. */
export function openEventStream(
  response: Response,
  { mayListen, heartbeatMs = HEARTBEAT_MS }: EventStreamOptions,
): EventStream {
  response.writeHead(200, {
    'Content-Type': EVENT_STREAM,
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  });
  response.flushHeaders();
  let isEnding = false;
  const isClosed = () => isEnding || response.writableEnded || response.destroyed;
  const end = () => {
    isEnding = true;
    clearInterval(heartbeat);
    if (!response.writableEnded) response.end();
  };
  let last: Promise<void> = Promise.resolve();
  const write = (text: string) => {
    if (isClosed()) return;
    // Events are sent one after the other, and none when the access cannot be checked.
    last = last.then(async () => {
      if (response.writableEnded || response.destroyed) return;
      if (await mayListen().catch(() => false)) response.write(text);
      else end();
    });
  };
  const heartbeat = setInterval(() => write(': masih bekerja\n\n'), heartbeatMs);
  const onClose = (listener: () => void) => {
    if (response.writableEnded || response.destroyed) setImmediate(listener);
    else response.once('close', listener);
  };
  onClose(() => clearInterval(heartbeat));
  return {
    onClose,
    send: (name, data) => write(`event: ${name}\ndata: ${data}\n\n`),
    isClosed,
    close() {
      isEnding = true;
      void last.then(end);
    },
  };
}
