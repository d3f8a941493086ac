import { join } from 'node:path';
import { build, install, requireNode, ROOT, withTools } from './steps.mjs';
import { command, endCommands } from './testing/command.mjs';
import { clearRunFolder, makeRunFolder } from './testing/run-folder.mjs';
import { sideBySide } from './testing/side-by-side.mjs';
import { UNUSED } from './testing/tasks.mjs';

// `npm run nightly`: tests that take too long for every change. The mutation and property tests run 20,000
// times each (or as often as the first argument says) instead of 25 times as in `npm test`, with new mutants
// every night; clusters of several gateways and workers, printed reports, tries of losing work in the browser
// and trials of a visit, two parts at a time; and then, by itself, since it measures how long recovering
// takes, a complete `npm run failures` with a seed of the day. Each part is told when it ends. Any other end
// of a mutant than a result or an error code fails.

const RUNS = Number(process.argv[2] ?? 20_000);
const WITHIN_MS = 4 * 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
const AT_ONCE = 2;
/** @type {readonly [string, ...string[]]} */
const JEST = [
  'node',
  '--experimental-vm-modules',
  '--no-warnings',
  join(ROOT, 'node_modules/jest/bin/jest.js'),
];
/** @typedef {import('./testing/tasks.mjs').Task} Task */
/** @type {[room: string, tests: string][]} */
const TESTS = [
  ['packages/workbook', 'test/(corpus|mutants|merging/(mutants|linear))'],
  ['packages/contracts', 'test/requests'],
  ['packages/claims', 'test/kinds-of-sentences'],
  ['packages/analysis', 'test/(releasing|words)'],
  ['packages/analysis', 'src/group-disclosures'],
  ['packages/reports', 'test/printed-(document|workbooks)'],
  ['packages/drafting', 'test/(hostile-texts|inserting|release)'],
  [
    'apps/worker',
    'test/(reports/released-figures|mutants|memory-limit|hostile-texts|chat-evaluation)',
  ],
  ['apps/api', 'test/(hostile-requests|attacks/strange-texts)'],
  ['packages/trials', 'test/(hostile-reports|older-data|released-copies)'],
];
const MUTANTS = TESTS.map(([room, tests]) => ({
  name: `${room} ${tests}, ${RUNS} runs`,
  command: /** @type {const} */ ([...JEST, tests]),
  cwd: join(ROOT, room),
}));
/** @type {Task} */
const CLUSTERS = {
  name: 'packages/trials by night',
  command: [...JEST, '--config=jest.nightly.config.mjs'],
  cwd: join(ROOT, 'packages/trials'),
};
/** By night alone, and those that by day try the first of many sizes. */
const JOURNEYS = [
  'nightly/',
  'sample-office/(screens|insert)',
  'empty-office/(first-day|capture)',
].map(
  /** @returns {Task} */ (tests) => ({
    name: `apps/web e2e/${tests}`,
    command: [...JEST, '--config=jest.browser.config.mjs', `--testPathPatterns=e2e/${tests}`],
    cwd: join(ROOT, 'apps/web'),
  }),
);
/** @type {Task} */
const FAILURES = {
  name: 'failures',
  command: [
    'node',
    'scripts/trial.mjs',
    'failures',
    '--seed',
    `${Math.floor(Date.now() / DAY_MS)}`,
  ],
};

requireNode();
await install();
await build();

// Merging takes about a hundred times as long as reading one small workbook.
const folder = makeRunFolder();
const env = {
  ...withTools(),
  TMPDIR: folder,
  MUTATION_RUNS: String(RUNS),
  MUTANTS: String(Math.ceil(RUNS / 100)),
};
let failed = 0;
let isGivingUp = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void giveUp());

// The longest first, the other parts beside it.
await sideBySide([...JOURNEYS, ...MUTANTS, CLUSTERS, UNUSED], AT_ONCE, carryOut);
await carryOut(FAILURES);
for (const left of await clearRunFolder(folder, { graceMs: 2000 }))
  console.log(`left running, and ended: ${left}`);
process.exit(failed === 0 ? 0 : 1);

/**
 * @param {Task} task
 * @returns {Promise<void>}
 */
async function carryOut({ name, command: words, cwd = ROOT }) {
  const began = Date.now();
  const { code, output, processorSeconds } = await command(words, {
    cwd,
    env,
    withinMs: WITHIN_MS,
  });
  if (isGivingUp) return new Promise(() => {});
  const seconds = Math.round((Date.now() - began) / 1000);
  const took = `${seconds} s, ${Math.round(processorSeconds)} s of processor time`;
  console.log(`${output}${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${took})\n`);
  if (code !== 0) failed += 1;
}

async function giveUp() {
  isGivingUp = true;
  endCommands();
  await clearRunFolder(folder);
  process.exit(130);
}
