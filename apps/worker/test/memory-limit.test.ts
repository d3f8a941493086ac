import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { JobRun } from '@lqc/database';
import { aPerson, startTestPostgres } from '@lqc/database/testing';
import { createQueue } from '@lqc/queue';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const KIND = 'load-sample-data';
const PASSED = /memory limit passed/;

test('a worker past its memory limit ends the run it has in hand, leaves others to its successor, and fails', async () => {
  const postgres = await startTestPostgres();
  const { database, url } = await postgres.createDatabase();
  const queue = await createQueue({ databaseUrl: url });
  const { id: ownerId } = await aPerson(database);
  const ask = async () => {
    const payload = { contacts: 3 };
    const run = { name: KIND, payload, ownerId, requestId: null, computation: null } as const;
    const { id } = await database.runs.begin(run);
    await queue.enqueue(id, KIND);
    return id;
  };
  const when = async (id: string, is: (run: JobRun) => boolean): Promise<JobRun> => {
    for (;;) {
      const run = await database.runs.find(id);
      if (run && is(run)) return run;
      await new Promise((done) => setTimeout(done, 25));
    }
  };
  // Any worker holds more than this, so that each passes its limit some seconds after it came up.
  const start = () =>
    spawn(process.execPath, [MAIN], {
      env: { PATH: process.env.PATH, DATABASE_URL: url, WORKER_MAX_MEMORY_MB: '1' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  const workers = [start()];
  try {
    const inHand = await ask();
    await when(inHand, ({ status }) => status === 'running');
    const holdsUp = database.dataSource.createQueryRunner();
    await holdsUp.startTransaction();
    await holdsUp.query('SELECT FROM job_run WHERE id = $1 FOR UPDATE', [inHand]);
    const ended = once(workers[0]!, 'exit');
    for await (const chunk of workers[0]!.stderr) if (PASSED.test(String(chunk))) break;
    const left = await ask();
    await holdsUp.commitTransaction();
    await holdsUp.release();
    // Its own failure, by which any keeper starts another, and no signal's.
    expect(await ended).toEqual([75, null]);
    expect(await database.runs.find(inHand)).toMatchObject({ status: 'completed', attempts: 1 });
    expect(await database.runs.find(left)).toMatchObject({ status: 'queued', attempts: 0 });
    workers.push(start());
    const { claimedBy } = await when(left, ({ finishedAt }) => finishedAt !== null);
    expect(claimedBy).not.toBe((await database.runs.find(inHand))!.claimedBy);
  } finally {
    for (const worker of workers) worker.kill('SIGKILL');
    await queue.close();
    await postgres.stop();
  }
}, 120_000);
