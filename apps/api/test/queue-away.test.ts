import { randomUUID } from 'node:crypto';
import { aGateway, type TestGateway } from './support/a-gateway.js';

// Nothing listens on the discard port: the queue's server is away from the start.
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await aGateway({ REDIS_URL: 'redis://127.0.0.1:9' });
});

test('while the queue is away long work is refused, and nothing of it is done later', async () => {
  const admin = await gateway.admin();
  const { id: ownerId } = (await gateway.database.users.findByName('admin'))!;
  const session = randomUUID();
  const sources = { before: null, now: null, last_year: null, company: null };
  await gateway.database.sessions.create({ id: session, ownerId, sources });
  expect(await admin.refusal('compare', { params: { session } })).toMatchObject({
    status: 503,
    code: 'QUEUE_UNAVAILABLE',
  });
  const runs: unknown[] = await gateway.database.dataSource.query('SELECT status FROM job_run');
  expect(runs).toEqual([{ status: 'cancelled' }]);
});

test('the gateway lives, says that it is not ready, and answers what needs no worker', async () => {
  const admin = await gateway.admin();
  await admin.call('live');
  const ready = await admin.send('ready');
  expect(await ready.json()).toMatchObject({ status: 'unavailable', database: true, queue: false });
  await admin.call('userFiles', { body: {} });
});

test('it can be stopped all the same', async () => {
  const began = performance.now();
  await gateway.stop();
  expect(performance.now() - began).toBeLessThan(15_000);
});
