import { hasRedis } from '@lqc/queue/testing';
import { runFailures } from '../src/failures/run-failures.js';

// A short run of `npm run failures`, with a seed of its own.
const SHORT = {
  seed: 8,
  workerRounds: 5,
  gatewayRounds: 1,
  postgresAwayMs: 3000,
  postgresKills: 1,
  diskFullMs: 0,
  redisRounds: 1,
  hangingDrafts: 0,
};

test('knocked about with its queue on PostgreSQL, the product keeps every promise', async () => {
  const outcomes = await runFailures({ ...SHORT, backend: 'PostgreSQL' });
  expect(outcomes.flatMap(({ problems }) => problems)).toEqual([]);
  expect(outcomes).toHaveLength(5);
}, 240_000);

(hasRedis() ? test : test.skip)(
  'so it does with its queue on Redis, also when Redis forgets everything',
  async () => {
    const outcomes = await runFailures({
      ...SHORT,
      workerRounds: 0,
      postgresKills: 0,
      backend: 'Redis',
    });
    expect(outcomes.flatMap(({ problems }) => problems)).toEqual([]);
  },
  240_000,
);
