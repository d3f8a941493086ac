import { cpus } from 'node:os';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runLoad } from '../index.js';
import { ROOT } from '../root.js';

// `npm run loadtest -- [--users 30] [--seconds 180] [--workers 2] [--redis]`: lets people go through the whole
// dashboard at the same time. Prints the times of each call and every error; exits with 1 when there was an
// error. A run of full length is kept in docs/evidence/LOADTEST.md.

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '30' },
    seconds: { type: 'string', default: '180' },
    contacts: { type: 'string', default: '60' },
    gateways: { type: 'string', default: '1' },
    workers: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    redis: { type: 'boolean', default: false },
  },
});
const numbers = {
  users: Number(values.users),
  seconds: Number(values.seconds),
  contacts: Number(values.contacts),
  gateways: Number(values.gateways),
  workers: Number(values.workers),
  seed: Number(values.seed),
};
/** Longer than the minute after which idle threads end. */
const REST_MS = 70_000;
const backend = values.redis ? 'Redis' : 'PostgreSQL';
console.log(
  `${numbers.users} people for ${numbers.seconds} s, ${numbers.gateways} gateway(s), ${numbers.workers} worker(s), queue on ${backend} …`,
);
const { calls, journeys, errors, memory } = await runLoad({ ...numbers, backend, restMs: REST_MS });

const ms = (value: number) => `${Math.round(value)} ms`;
const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;
const table = [
  '| call | calls | median | 95th percentile | longest | errors |',
  '| --- | --- | --- | --- | --- | --- |',
  ...calls.map(
    (one) =>
      `| ${one.call} | ${one.count} | ${ms(one.p50)} | ${ms(one.p95)} | ${ms(one.longest)} | ${one.errors} |`,
  ),
].join('\n');
const total = calls.reduce((sum, one) => sum + one.count, 0);
const summary = [
  `${total} calls (${(total / numbers.seconds).toFixed(1)} a second), ${journeys} whole journeys, ${errors.length} errors.`,
  ...memory.map(
    ({ name, bytes }) =>
      `Memory of the ${name}: ${bytes.map(megabytes).join(', ')} (before, at each quarter of the time, after a rest of ${REST_MS / 1000} s).`,
  ),
].join(' ');
console.log(`\n${table}\n\n${summary}\n`);
for (const error of errors.slice(0, 20)) console.error(error);
if (numbers.seconds >= 180 && numbers.users >= 30) {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, Node ${process.versions.node}`;
  const setting = `${numbers.users} people, each after ${0.5}–${3.5} s of looking at what they got, for ${numbers.seconds} s; quarters of ${numbers.contacts} contacts; ${numbers.gateways} gateway(s), ${numbers.workers} worker(s), the queue on ${backend}, PostgreSQL and the people on the same machine.`;
  writeFileSync(
    join(ROOT, 'docs/evidence/LOADTEST.md'),
    `# Load test\n\nThe last run of \`npm run loadtest\`: ${new Date().toISOString().slice(0, 10)}, ${machine}. ${setting}\n\n${table}\n\n${summary}\n`,
  );
}
process.exit(errors.length > 0 ? 1 : 0);
