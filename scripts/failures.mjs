import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, install, requireNode, ROOT } from './steps.mjs';
import { clearRunFolder, makeRunFolder } from './testing/run-folder.mjs';

// `npm run failures -- [--seed 7] [--short] [--backend PostgreSQL|Redis] [--only workers,…]`: kills real
// processes and stops servers under load. Every accepted job must end exactly once, with a result or an
// error code. Prints rounds and outcomes; exits with 1 when a promise is broken. The last complete run is
// kept in docs/FAILURES.md.

requireNode();
await install();
await build();
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    short: { type: 'boolean', default: false },
    backend: { type: 'string' },
    only: { type: 'string' },
  },
});
const { canMount, outcomeTable, runFailures } = await import('#packages/trials');

// Whatever the trial starts lies in this folder, by which it is found and ended however the trial ends.
const folder = makeRunFolder();
process.env.TMPDIR = folder;
/** @type {(code: number, reason?: unknown) => Promise<never>} */
const end = async (code, reason) => {
  if (reason) console.error(reason);
  await clearRunFolder(folder);
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(130));
for (const broken of ['uncaughtException', 'unhandledRejection'])
  process.on(broken, (reason) => void end(1, reason));

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
const asked = /** @type {'PostgreSQL' | 'Redis' | undefined} */ (values.backend);
const backends = (asked ? [asked] : /** @type {const} */ (['PostgreSQL', 'Redis'])).filter(
  (backend) => backend !== 'Redis' || hasRedis,
);
if (!hasRedis) console.log('MISSING redis-server: nothing is tried with the queue on Redis.');

const hasDisk = await canMount();
if (!hasDisk) console.log('MISSING root: no disk of its own can be made, so none is filled.');

const only = values.only?.split(',');
/** @type {(group: string, long: number, short: number) => number} */
const many = (group, long, short) =>
  only && !only.includes(group) ? 0 : values.short ? short : long;
const began = performance.now();
const outcomes = [];
for (const backend of backends) {
  console.log(`Queue on ${backend}, seed ${values.seed}`);
  outcomes.push(
    ...(await runFailures({
      seed: Number(values.seed),
      backend,
      recoveryWithinSeconds: 30,
      workerRounds: many('workers', 50, 10),
      gatewayRounds: many('gateways', 6, 2),
      postgresAwayMs: many('postgres', 20_000, 5000),
      postgresKills: many('postgres', 3, 1),
      diskFullMs: hasDisk ? many('disk', 10_000, 5000) : 0,
      redisRounds: many('redis', 3, 1),
      hangingDrafts: many('model', 3, 1),
      onOutcome: ({ fault, rounds, recoverySeconds, problems }) =>
        console.log(
          `${problems.length === 0 ? 'ok    ' : 'BROKEN'} ${fault}: ${rounds} rounds, recovery ${recoverySeconds.toFixed(1)} s ${problems.join('; ')}`,
        ),
    })),
  );
}
console.log(`\n${outcomeTable(outcomes)}\n`);
if (!values.short && !only && backends.length === 2) {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, Node ${process.versions.node}`;
  writeFileSync(
    join(ROOT, 'docs/FAILURES.md'),
    `# Hard knocks\n\nThe last run of \`npm run failures -- --seed ${values.seed}\`: ${new Date().toISOString().slice(0, 10)}, ${machine}; two gateways and three workers as real processes. A round is a run that a killed worker had in hand, or one loss of a server. Every accepted piece of work must end once, in a result or in one of the product's codes (a job that is tried once, as the test of the model, ends in a code when its worker dies).\n\n${outcomeTable(outcomes)}\n`,
  );
}
console.log(`${Math.round((performance.now() - began) / 1000)} s`);
await end(outcomes.some(({ problems }) => problems.length > 0) ? 1 : 0);
