import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Response } from 'express';
import { type EventStream, openEventStream } from './event-stream.js';

const mayListen = async () => true;

test('who left before the stream began is noticed', async () => {
  const closed = new Promise<void>((done) => {
    const server = createServer((_request, response) => {
      response.once('close', () => {
        openEventStream(response as Response, { mayListen, heartbeatMs: 20 }).onClose(() =>
          server.close(() => done()),
        );
      });
    });
    server.listen(0, '127.0.0.1', () => {
      const leaving = new AbortController();
      const { port } = server.address() as AddressInfo;
      fetch(`http://127.0.0.1:${port}`, { signal: leaving.signal }).catch(() => {});
      setTimeout(() => leaving.abort(), 50);
    });
  });
  await closed;
});

test('a stream says that it lives while nothing happens, and is quiet once closed', async () => {
  let stream!: EventStream;
  const server = createServer((_request, response) => {
    stream = openEventStream(response as Response, { mayListen, heartbeatMs: 20 });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const heard = response.body!.pipeThrough(new TextDecoderStream()).values();
  let text = '';
  while (text.split(/^: /m).length <= 2) text += (await heard.next()).value;
  stream.send('satu', '{"a":1}');
  stream.close();
  stream.send('dua', '{}');
  for await (const piece of heard) text += piece;
  expect(text).toMatch(/event: satu\ndata: \{"a":1\}\n\n$/);
  expect(stream.isClosed()).toBe(true);
  await new Promise((closed) => server.close(closed));
});

test('who may no longer listen hears nothing more, not even a heartbeat', async () => {
  let isIn = true;
  const server = createServer((_request, response) => {
    const stream = openEventStream(response as Response, {
      mayListen: async () => isIn,
      heartbeatMs: 20,
    });
    stream.send('satu', '{}');
    setTimeout(() => {
      isIn = false;
      stream.send('dua', '{}');
    }, 50);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const text = await response.text();
  expect(text).toContain('event: satu');
  expect(text).not.toContain('event: dua');
  await new Promise((closed) => server.close(closed));
});
