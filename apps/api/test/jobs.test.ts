import { randomUUID } from 'node:crypto';
import { CodedError, JobResponse, pathOf } from '@lqc/contracts';
import { until } from '@lqc/contracts/testing';
import { type Client, jobIdOf } from './support/client.js';
import { anInTestWorker } from './support/in-test-worker.js';
import { idOf, storeSession } from './support/stored-sessions.js';
import { gateway, withGateway } from './support/with-gateway.js';

let staff: Client;
let ownerId: string;
/** Sessions whose comparison the in-test worker keeps in hand until they are released. */
const held = new Set<string>();
const comparison = {
  summary: { naik: 0, turun: 0, tetap: 0 },
  changes: { naik: [], turun: [], tetap: [] },
  not_compared: [],
  comparison: [],
};

withGateway(async () => {
  staff = await gateway.signedIn('staff');
  ownerId = await idOf(gateway, staff);
  await anInTestWorker(gateway, {
    'compare-quarters': async ({ payload }) => {
      const { sessionId } = payload as { sessionId: string };
      while (held.has(sessionId)) await new Promise((done) => setTimeout(done, 10));
      return comparison;
    },
    'start-session': () => {
      throw new CodedError('QUARTER_NOT_LOADED');
    },
  });
});

const aSession = () => storeSession(gateway, staff);
/** The run that works for this session, as soon as there is one. */
async function runOf(session: string): Promise<string> {
  for (;;) {
    const [run]: { id: string }[] = await gateway.database.dataSource.query(
      `SELECT id FROM job_run WHERE payload->>'sessionId' = $1`,
      [session],
    );
    if (run) return run.id;
  }
}
const prefer = { headers: { prefer: 'respond-async' } };
/** A run that the worker has in hand. */
const started = async () => {
  const session = await aSession();
  held.add(session);
  const response = await staff.send('compare', { params: { session }, ...prefer });
  const id = await jobIdOf(response);
  await comesTo(id, 'running');
  return { response, id, release: () => held.delete(session) };
};
const comesTo = (id: string, status: string) =>
  until(async () => (await gateway.database.runs.find(id))?.status === status);

test('a client that prefers not to wait gets an address to ask, and the result there', async () => {
  const { response, id, release } = await started();
  expect(response.status).toBe(202);
  expect(response.headers.get('location')).toBe(pathOf('job', { id }));
  expect(await staff.call('job', { params: { id } })).toMatchObject({
    job_id: id,
    name: 'compare-quarters',
    status: 'running',
    result: null,
    error: null,
    finished_at: null,
  });
  release();
  await comesTo(id, 'completed');
  expect(await staff.call('job', { params: { id } })).toMatchObject({
    status: 'completed',
    progress: 100,
    result: comparison,
  });
});

test('a plain call waits for the result', async () => {
  const session = await aSession();
  held.add(session);
  setTimeout(() => held.delete(session), 300);
  expect(await staff.call('compare', { params: { session } })).toEqual(comparison);
});

test('many that wait at once are all answered', async () => {
  const session = await aSession();
  held.add(session);
  setTimeout(() => held.delete(session), 500);
  const answers = await Promise.all(
    Array.from({ length: 90 }, () => staff.call('compare', { params: { session } })),
  );
  expect(answers).toEqual(answers.map(() => comparison));
});

test('a failed run tells its code and sentence, with the id of the request that began it', async () => {
  const runId = await gateway.database.runs.create({
    name: 'start-session',
    payload: { sessionId: randomUUID() },
    ownerId,
    requestId: 'permintaan-1',
  });
  await gateway.queue.enqueue(runId, 'start-session');
  await comesTo(runId, 'failed');
  const job = await staff.call('job', { params: { id: runId } });
  expect(job.error).toMatchObject({
    success: false,
    code: 'QUARTER_NOT_LOADED',
    request_id: 'permintaan-1',
  });
  expect(job.error?.message).toBe(job.error?.detail);
});

test('the request id follows the work into its row', async () => {
  const session = await aSession();
  const response = await staff.send('compare', {
    params: { session },
    headers: { prefer: 'respond-async', 'x-request-id': 'dari-klien-77' },
  });
  expect(response.headers.get('x-request-id')).toBe('dari-klien-77');
  const id = await jobIdOf(response);
  expect((await gateway.database.runs.find(id))?.requestId).toBe('dari-klien-77');
});

describe('cancelling', () => {
  test('ends a run for everyone at once', async () => {
    const { id, release } = await started();
    const cancelled = await staff.call('cancelJob', { params: { id } });
    expect(cancelled).toMatchObject({ status: 'cancelled', error: { code: 'JOB_CANCELLED' } });
    release();
  });

  test('answers whoever waits for the run', async () => {
    const session = await aSession();
    held.add(session);
    const waiting = staff.refusal('compare', { params: { session } });
    await staff.call('cancelJob', { params: { id: await runOf(session) } });
    expect(await waiting).toMatchObject({ status: 409, code: 'JOB_CANCELLED' });
    held.delete(session);
  });

  test('comes too late for a run that has ended', async () => {
    const { id, release } = await started();
    release();
    await comesTo(id, 'completed');
    expect(await staff.refusal('cancelJob', { params: { id } })).toMatchObject({
      status: 409,
      code: 'JOB_FINISHED',
    });
  });
});

describe('the events of a run', () => {
  const listen = async (id: string) => {
    const leaving = new AbortController();
    const response = await fetch(gateway.url + pathOf('jobEvents', { id }), {
      headers: { authorization: `Bearer ${staff.token}` },
      signal: leaving.signal,
    });
    expect(response.headers.get('content-type')).toMatch('text/event-stream');
    expect(response.headers.get('content-encoding')).toBeNull();
    const seen: JobResponse[] = [];
    const ended = (async () => {
      let text = '';
      for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
        text += chunk;
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) {
          const data = /^data: (.*)$/m.exec(block)?.[1];
          if (data) seen.push(JobResponse.parse(JSON.parse(data)));
        }
      }
    })();
    return { seen, ended, leave: () => leaving.abort() };
  };

  test('tell every step and end with the run', async () => {
    const { id, release } = await started();
    const { seen, ended } = await listen(id);
    // Else the first event may tell the step already.
    await until(() => seen.length > 0);
    const { claimedBy } = (await gateway.database.runs.find(id))!;
    await gateway.database.claimedRuns.report(id, claimedBy!, {
      progress: 40,
      step: 'Membaca lembar 2 dari 5',
    });
    await until(() => seen.length > 1);
    release();
    await ended;
    expect(seen.map(({ status, progress, step }) => [status, progress, step])).toEqual([
      ['running', 0, null],
      ['running', 40, 'Membaca lembar 2 dari 5'],
      ['completed', 100, 'Membaca lembar 2 dari 5'],
    ]);
    expect(seen.at(-1)?.result).toEqual(comparison);
  });

  test('of a run that is over tell its end and close', async () => {
    const { id, release } = await started();
    release();
    await comesTo(id, 'completed');
    const { seen, ended } = await listen(id);
    await ended;
    expect(seen.map(({ status }) => status)).toEqual(['completed']);
  });

  test('a listener that leaves does not stop the work', async () => {
    const { id, release } = await started();
    const { ended, leave } = await listen(id);
    leave();
    await expect(ended).rejects.toThrow();
    release();
    await comesTo(id, 'completed');
  });
});

test('a client that leaves does not cancel its work', async () => {
  const session = await aSession();
  held.add(session);
  const leaving = new AbortController();
  const call = fetch(gateway.url + pathOf('compare', { session }), {
    headers: { authorization: `Bearer ${staff.token}` },
    signal: leaving.signal,
  });
  const id = await runOf(session);
  await comesTo(id, 'running');
  leaving.abort();
  await expect(call).rejects.toThrow();
  await new Promise((done) => setTimeout(done, 100));
  held.delete(session);
  await comesTo(id, 'completed');
});
