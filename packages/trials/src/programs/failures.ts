import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { canMount, type Outcome, outcomeTable, runFailures } from '../index.js';
import { ROOT } from '../root.js';

// `npm run failures -- [--seed 7] [--short] [--backend PostgreSQL|Redis] [--only workers,…]`: kills real
// processes and stops servers under load. Every accepted job must end exactly once, with a result or an
// error code. Prints rounds and outcomes; exits with 1 when a promise is broken. The last complete run is
// kept in docs/evidence/FAILURES.md.

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    short: { type: 'boolean', default: false },
    backend: { type: 'string' },
    only: { type: 'string' },
  },
});

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
const asked = values.backend as 'PostgreSQL' | 'Redis' | undefined;
const backends = (asked ? [asked] : (['PostgreSQL', 'Redis'] as const)).filter(
  (backend) => backend !== 'Redis' || hasRedis,
);
if (!hasRedis) console.log('MISSING redis-server: nothing is tried with the queue on Redis.');

const hasDisk = await canMount();
if (!hasDisk) console.log('MISSING root: no disk of its own can be made, so none is filled.');

const only = values.only?.split(',');
const many = (group: string, long: number, short: number) =>
  only && !only.includes(group) ? 0 : values.short ? short : long;
const began = performance.now();
const outcomes: Outcome[] = [];
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
    join(ROOT, 'docs/evidence/FAILURES.md'),
    `# Hard knocks\n\nThe last run of \`npm run failures -- --seed ${values.seed}\`: ${new Date().toISOString().slice(0, 10)}, ${machine}; two gateways and three workers as real processes. A round is a run that a killed worker had in hand, or one loss of a server. Every accepted piece of work must end once, in a result or in one of the product's codes (a job that is tried once, as the test of the model, ends in a code when its worker dies).\n\n${outcomeTable(outcomes)}\n`,
  );
}
console.log(`${Math.round((performance.now() - began) / 1000)} s`);
process.exit(outcomes.some(({ problems }) => problems.length > 0) ? 1 : 0);
