import { join } from 'node:path';
import { build, install, requireNode, ROOT, run } from './steps.mjs';
import { endedProcessorSeconds } from './testing/command.mjs';
import { clearRunFolder, makeRunFolder } from './testing/run-folder.mjs';

// `npm run nightly`: tests that take too long for every change. The mutation and property tests run 20,000
// times each (or as often as the first argument says) instead of 100 times as in `npm test`, with new mutants
// every night; then clusters of several gateways and workers, printed reports, tries of losing work in the
// browser, and a complete `npm run failures` with a seed of the day. Prints how the mutants ended; any other end
// than a result or an error code fails.

const RUNS = Number(process.argv[2] ?? 20_000);
const WITHIN_MS = 4 * 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
const JEST = [
  '--experimental-vm-modules',
  '--no-warnings',
  join(ROOT, 'node_modules/jest/bin/jest.js'),
];
/** @type {[room: string, tests: string][]} */
const TESTS = [
  ['packages/workbook', 'test/mutants'],
  ['packages/workbook', 'test/merging/mutants'],
  ['packages/contracts', 'test/requests'],
  ['packages/claims', 'test/kinds-of-sentences'],
  ['packages/analysis', 'test/releasing'],
  ['packages/analysis', 'src/group-disclosures'],
  ['packages/drafting', 'test/hostile-texts'],
  ['apps/worker', 'test/mutants'],
  ['apps/api', 'test/hostile-requests'],
  ['packages/trials', 'test/hostile-reports'],
];
const MUTANTS = TESTS.map(([room, tests]) => ({
  name: `${room} ${tests}, ${RUNS} runs`,
  args: [...JEST, tests],
  cwd: join(ROOT, room),
}));
const CLUSTERS = {
  name: 'packages/trials by night',
  args: [...JEST, '--config=jest.nightly.config.mjs'],
  cwd: join(ROOT, 'packages/trials'),
};
const JOURNEYS = {
  name: 'apps/web e2e/nightly',
  args: [...JEST, '--config=jest.browser.config.mjs', '--testPathPatterns=e2e/nightly/'],
  cwd: join(ROOT, 'apps/web'),
};
const FAILURES = {
  name: 'failures',
  args: ['scripts/trial.mjs', 'failures', '--seed', String(Math.floor(Date.now() / DAY_MS))],
  cwd: ROOT,
};

requireNode();
await install();
await build();

// Merging takes about a hundred times as long as reading one small workbook.
const folder = makeRunFolder();
const env = {
  TMPDIR: folder,
  MUTATION_RUNS: String(RUNS),
  MUTANTS: String(Math.ceil(RUNS / 100)),
};
let failed = 0;
for (const { name, args, cwd } of [...MUTANTS, CLUSTERS, JOURNEYS, FAILURES]) {
  const started = Date.now();
  const before = endedProcessorSeconds();
  console.log(name);
  const code = await run('node', args, { cwd, env, timeoutMs: WITHIN_MS });
  const seconds = Math.round((Date.now() - started) / 1000);
  const processor = Math.round(endedProcessorSeconds() - before);
  const took = `${seconds} s, ${processor} s of processor time`;
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${took})`);
  if (code !== 0) failed += 1;
}
for (const left of await clearRunFolder(folder, { graceMs: 2000 }))
  console.log(`left running, and ended: ${left}`);
process.exit(failed === 0 ? 0 : 1);
