import { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@lqc/database';
import type { JobQueue } from '@lqc/queue';
import { pino } from 'pino';
import { startSweeper } from './sweeper.js';

test('a database that stays away is told of once and with its code, not at every sweep', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(line.toString());
      done();
    },
  });
  let sweeps = 0;
  const findStalled = async () => {
    sweeps += 1;
    throw Object.assign(new Error('connect 10.0.0.7'), { code: 'ECONNREFUSED' });
  };
  const sweeper = startSweeper({
    database: { claimedRuns: { findStalled } } as unknown as Database,
    queue: {} as JobQueue,
    log: pino(stream),
    workerId: crypto.randomUUID(),
    fill() {},
    everyMs: 1,
  });
  while (sweeps < 5) await pause(1);
  sweeper.stop();
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      msg: 'sweep failed',
      code: 'DATABASE_UNAVAILABLE',
      error: 'Error ECONNREFUSED',
      leftOut: 0,
    }),
  ]);
});
