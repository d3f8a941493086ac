import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { install, requireNode, ROOT, stopWith, withTools } from './steps.mjs';
import { installTestTools, missingTools } from './test-tools.mjs';
import { command, endCommands, endedProcessorSeconds } from './testing/command.mjs';
import { readReport } from './testing/jest-report.mjs';
import { Progress } from './testing/progress.mjs';
import { clearRunFolder, makeRunFolder } from './testing/run-folder.mjs';
import { ORDER_SEED, shuffled } from './testing/shuffled.mjs';
import { sideBySide } from './testing/side-by-side.mjs';
import { tasksNamed } from './testing/tasks.mjs';

// `npm test`: everything that CI runs, also in a fresh clone; `npm test -- api packages/survey` runs only
// these rooms; `npm test -- --seed 7` tasks and files in another order. Every task runs even when one before it failed, so that one run shows all failures. The last
// line has the total counts.

/** @typedef {import('./testing/jest-report.mjs').Counts & { name: string, isGood: boolean }} Outcome */
/** @typedef {import('./testing/tasks.mjs').Task} Task */

/** Tasks that take longer are ended and count as failed. */
const TASK_WITHIN_MS = process.env.CAPTURE_RUNS ? 2 ** 31 - 1 : 40 * 60_000;
/** The time that processes of a test have to end after it. */
const GRACE_MS = 5000;
/** One task more than there are processors, because tests sometimes wait for other processes. */
const SLOTS = availableParallelism() + 1;
/** When more rooms fail than this, the cause is not that they ran beside others. */
const FEW_ROOMS = 3;

requireNode();
const { values: asked, positionals } = parseArgs({
  options: { seed: { type: 'string' } },
  allowPositionals: true,
});
if (asked.seed) process.env[ORDER_SEED] = asked.seed;
const tasks = shuffled(chosenTasks(positionals), ({ name }) => name);
await install();
if (tasks.some(({ isJest }) => isJest)) await installTestTools();

const folder = makeRunFolder({ inMemory: true });
process.env.TMPDIR = folder;
/** @type {NodeJS.ProcessEnv} */
const env = { ...withTools(), TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };
/** @type {Outcome[]} */
const outcomes = [];
let server = /** @type {{ stop(): Promise<void> } | null} */ (null);
let isGivingUp = false;
const progress = new Progress(tasks.length);
const began = Date.now();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void giveUp());

await sideBySide(tasks, SLOTS, (task) => carryOut(task, tasks.length));
const passedOnlyAlone = await retryFailedRooms();
progress.stop();
await server?.stop();
const left = await clearRunFolder(folder, { graceMs: GRACE_MS });
printSummary();

/** @param {string[]} names */
function chosenTasks(names) {
  try {
    return tasksNamed(names);
  } catch (error) {
    return stopWith(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Runs rooms that failed beside others once more, alone on the machine. Those that pass only then are listed
 * as unsteady at the end: their tests depend on the load of the machine.
 */
async function retryFailedRooms() {
  const failed = tasks.filter(
    ({ name, isJest }) => isJest && outcomes.some((one) => one.name === name && !one.isGood),
  );
  const isBuilt = outcomes.some(({ name, isGood }) => name === 'build' && isGood);
  if (!isBuilt || tasks.length < SLOTS || failed.length > FEW_ROOMS) return [];
  const passed = [];
  for (const task of failed) {
    const at = outcomes.findIndex(({ name }) => name === task.name);
    const [before] = outcomes.splice(at, 1);
    await carryOut(task, tasks.length);
    if (before && outcomes.at(-1)?.isGood) passed.push(before);
  }
  return passed;
}

/**
 * @param {Task} task
 * @param {number} beside How many tasks share the slots
 */
async function carryOut(task, beside) {
  if (task.afterBuild && outcomes.some(({ name, isGood }) => name === 'build' && !isGood)) {
    outcomes.push({ name: task.name, isGood: false, passed: 0, failed: 0, skipped: [] });
    return;
  }
  progress.began(task.name);
  const report = join(folder, `${task.name.replaceAll(/\W/g, '-')}.json`);
  // A room that runs alone uses every slot.
  const workers = Math.max(1, Math.floor(SLOTS / beside));
  const jestArgs = ['--json', `--outputFile=${report}`, `--maxWorkers=${workers}`];
  const { code, output, processorSeconds } = await command(
    [...task.command, ...(task.isJest ? jestArgs : [])],
    {
      cwd: task.cwd ?? ROOT,
      env,
      withinMs: TASK_WITHIN_MS,
    },
  );
  if (isGivingUp) return new Promise(() => {});
  const isGood = code === 0;
  const counts = task.isJest ? readReport(report) : { passed: 0, failed: 0, skipped: [] };
  outcomes.push({ name: task.name, isGood, ...counts });
  const told = [
    task.isJest && inWords(counts),
    `${Math.round(processorSeconds)} s of processor time`,
  ];
  progress.ended(task.name, isGood, told.filter(Boolean).join(', '), output);
  if (task.name === 'build' && isGood) await startServer();
}

/** Starts one PostgreSQL for all tests, in which each test file gets its own database. */
async function startServer() {
  const { SHARED_SERVER, startTestServer } = await import('#packages/database/testing');
  const started = await startTestServer();
  server = started;
  env[SHARED_SERVER] = started.url;
}

/** @param {import('./testing/jest-report.mjs').Counts} counts */
function inWords({ passed, failed, skipped }) {
  return [
    `${passed} passed`,
    failed && `${failed} failed`,
    skipped.length && `${skipped.length} skipped`,
  ]
    .filter(Boolean)
    .join(', ');
}

function printSummary() {
  console.log('');
  const skipped = outcomes.flatMap((one) => one.skipped.map((each) => ({ ...each, in: one.name })));
  for (const { in: room, test, reason } of skipped)
    console.log(`SKIPPED ${room}: ${test} (${reason})`);
  for (const sentence of missingTools()) console.log(sentence);
  for (const one of left) console.log(`FAILED left running: ${one}`);
  const bad = outcomes.filter(({ isGood }) => !isGood);
  for (const { name, failed } of passedOnlyAlone)
    console.log(`UNSTEADY ${name}: ${failed} failed beside others, and passed alone`);
  for (const { name } of bad) console.log(`FAILED ${name}`);
  const seconds = Math.round((Date.now() - began) / 1000);
  const { user, system } = process.cpuUsage();
  const processorSeconds = endedProcessorSeconds() + (user + system) / 1e6;
  console.log(`It took ${seconds} s, and ${Math.round(processorSeconds)} s of processor time.`);
  // Each task counts as one check, unless it failed and its failed tests are counted already.
  const passed = outcomes.reduce((sum, one) => sum + one.passed, outcomes.length - bad.length);
  const failed = bad.reduce((sum, one) => sum + Math.max(1, one.failed), left.length);
  console.log(`${passed} passed, ${failed} failed, ${skipped.length} skipped`);
  process.exit(failed === 0 ? 0 : 1);
}

async function giveUp() {
  if (isGivingUp) return;
  isGivingUp = true;
  progress.stop();
  endCommands();
  await clearRunFolder(folder);
  console.log('Stopped; nothing was left running.');
  process.exit(130);
}
