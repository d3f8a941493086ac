import { join } from 'node:path';
import { build, install, requireNode, ROOT, run } from './steps.mjs';

// `npm run nightly`: the mutation and property tests with 20,000 runs each (or as many as the first
// argument says). Prints how the mutants of each ended; any other ending than a result or a code
// fails. `npm test` runs the same tests 500 times.

const RUNS = Number(process.argv[2] ?? 20_000);
const WITHIN_MS = 4 * 60 * 60_000;
const SUITES = [
  ['packages/workbook', 'test/mutants'],
  ['packages/contracts', 'test/requests'],
  ['apps/worker', 'test/mutants'],
  ['apps/api', 'test/hostile-requests'],
];

requireNode();
await install();
await build();

let failed = 0;
for (const [room, tests] of SUITES) {
  const started = Date.now();
  console.log(`${room} ${tests}: ${RUNS} runs`);
  const code = await run(
    'node',
    [
      '--experimental-vm-modules',
      '--no-warnings',
      join(ROOT, 'node_modules/jest/bin/jest.js'),
      tests,
    ],
    {
      cwd: join(ROOT, room),
      env: { MUTATION_RUNS: String(RUNS) },
      timeoutMs: WITHIN_MS,
    },
  );
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${room} ${tests} (${seconds} s)`);
  if (code !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
