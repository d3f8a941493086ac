import type { Response } from 'express';

export const EVENT_STREAM = 'text/event-stream';
/** Proxies end what is silent for longer. */
const HEARTBEAT_MS = 15_000;

export interface EventStream {
  /** One event; `data` is one line of JSON. */
  send(name: string, data: string): void;
  isClosed(): boolean;
  /** Calls once when the stream is over, also when its listener had left before it began. */
  onClose(listener: () => void): void;
  close(): void;
}

/** Begins to answer with server-sent events, with a heartbeat until they end. */
export function openEventStream(response: Response, heartbeatMs = HEARTBEAT_MS): EventStream {
  response.writeHead(200, {
    'Content-Type': EVENT_STREAM,
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  });
  response.flushHeaders();
  const heartbeat = setInterval(() => response.write(': masih bekerja\n\n'), heartbeatMs);
  const isClosed = () => response.writableEnded || response.destroyed;
  const onClose = (listener: () => void) => {
    if (isClosed()) setImmediate(listener);
    else response.once('close', listener);
  };
  onClose(() => clearInterval(heartbeat));
  return {
    onClose,
    send(name, data) {
      if (!isClosed()) response.write(`event: ${name}\ndata: ${data}\n\n`);
    },
    isClosed,
    close() {
      clearInterval(heartbeat);
      if (!isClosed()) response.end();
    },
  };
}
