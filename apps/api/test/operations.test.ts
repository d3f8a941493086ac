import { CodedError } from '@lqc/contracts';
import { until } from '@lqc/contracts/testing';
import type { Client } from './support/client.js';
import { anInTestWorker } from './support/in-test-worker.js';
import { storeSession } from './support/stored-sessions.js';
import { gateway, withGateway } from './support/with-gateway.js';

let admin: Client;
let staff: Client;
let isBroken = true;
const comparison = {
  summary: { naik: 0, turun: 0, tetap: 0 },
  changes: { naik: [], turun: [], tetap: [] },
  not_compared: [],
};

withGateway(async () => {
  admin = await gateway.admin();
  staff = await gateway.signedIn('staff');
  await anInTestWorker(gateway, {
    'compare-quarters': () => {
      if (isBroken) throw new CodedError('QUARTER_NOT_LOADED');
      return comparison;
    },
  });
});

const aFailure = async () => {
  const session = await storeSession(gateway, staff);
  await staff.refusal('compare', {
    params: { session },
    headers: { 'x-request-id': 'dari-peramban-9' },
  });
};

test('an admin sees queues, workers and what failed, with the id of the request that began it', async () => {
  await aFailure();
  const state = await admin.call('operations');
  expect(state.backend).toBe('postgresql');
  expect(state.audit_log_owned).toBe(true);
  expect(state.queues.map(({ weight, slots }) => [weight, slots])).toEqual([
    ['quick', 4],
    ['heavy', 3],
    ['model', 50],
  ]);
  expect(state.workers).toMatchObject([{ host: 'test', pid: 1, running: 0 }]);
  expect(state.failures).toMatchObject([
    {
      name: 'compare-quarters',
      code: 'QUARTER_NOT_LOADED',
      owner_username: staff.username,
      request_id: 'dari-peramban-9',
      attempts: 1,
    },
  ]);
  expect(state.failures[0]!.message).not.toBe('');
});

test('failed work is done again on demand, once', async () => {
  const { job_id: id } = (await admin.call('operations')).failures[0]!;
  isBroken = false;
  await admin.call('retryJob', { params: { id } });
  await until(async () => (await staff.call('job', { params: { id } })).status === 'completed');
  expect((await admin.call('operations')).failures).toEqual([]);
  expect(await admin.refusal('retryJob', { params: { id } })).toMatchObject({
    code: 'JOB_NOT_FOUND',
  });
});

test('staff see none of it', async () => {
  expect(await staff.refusal('operations')).toMatchObject({ status: 403 });
  expect(await staff.refusal('retryJob')).toMatchObject({ status: 403 });
});

test('Prometheus is told of calls, queues, workers and connections', async () => {
  const text = await (await admin.send('metrics')).text();
  for (const line of [
    /^liaison_http_request_duration_seconds_count\{route="operations",status="200"\} \d+$/m,
    /^liaison_queue_runs\{weight="heavy",state="queued"\} 0$/m,
    /^liaison_queue_wait_seconds\{weight="quick"\} 0$/m,
    /^liaison_worker_slots\{weight="quick"\} 4$/m,
    /^liaison_workers_alive 1$/m,
    /^liaison_database_connections\{state="open"\} \d+$/m,
    /^liaison_job_runs\{job="compare-quarters",status="completed"\} 1$/m,
  ])
    expect(text).toMatch(line);
});
