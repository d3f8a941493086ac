import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { install, requireNode, ROOT, stopWith, withTools } from './steps.mjs';
import { installTestTools, missingTools } from './test-tools.mjs';
import { command, endCommands } from './testing/command.mjs';
import { readReport } from './testing/jest-report.mjs';
import { Progress } from './testing/progress.mjs';
import { clearRunFolder, makeRunFolder } from './testing/run-folder.mjs';
import { sideBySide } from './testing/side-by-side.mjs';
import { tasksNamed } from './testing/tasks.mjs';

// `npm test`: everything that CI runs, from a fresh clone on; `npm test -- api packages/survey` only
// these rooms. Every task runs even when one before it failed, so that one run tells all; the last
// line counts.

/** @typedef {import('./testing/jest-report.mjs').Counts & { name: string, isGood: boolean }} Outcome */
/** @typedef {import('./testing/tasks.mjs').Task} Task */

/** Tests that hang are a failure, not a run without an end. */
const TASK_WITHIN_MS = 20 * 60_000;
/** What a test's processes may take to end after it. */
const GRACE_MS = 5000;
/** Tests wait for processes now and then, so there is always one more of them than processors. */
const HANDS = availableParallelism() + 1;
/** Where more rooms fail than this, it is not for what ran beside them. */
const FEW_ROOMS = 3;

requireNode();
const tasks = chosenTasks(process.argv.slice(2));
await install();
if (tasks.some(({ isJest }) => isJest)) await installTestTools();

const folder = makeRunFolder();
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

await sideBySide(tasks, HANDS, (task) => carryOut(task, tasks.length));
const passedOnlyAlone = await failedOnceMore();
progress.stop();
await server?.stop();
const left = await clearRunFolder(folder, { graceMs: GRACE_MS });
tellTheEnd();

/** @param {string[]} wishes */
function chosenTasks(wishes) {
  try {
    return tasksNamed(wishes);
  } catch (error) {
    return stopWith(error instanceof Error ? error.message : String(error));
  }
}

/**
 * A room that failed beside others is tried once more with the machine to itself. What passes only
 * then is named in the last lines: its tests wait for something that others can hold up.
 */
async function failedOnceMore() {
  const failed = tasks.filter(
    ({ name, isJest }) => isJest && outcomes.some((one) => one.name === name && !one.isGood),
  );
  const isBuilt = outcomes.some(({ name, isGood }) => name === 'build' && isGood);
  if (!isBuilt || tasks.length < HANDS || failed.length > FEW_ROOMS) return [];
  const passed = [];
  for (const task of failed) {
    const at = outcomes.findIndex(({ name }) => name === task.name);
    const [before] = outcomes.splice(at, 1);
    await carryOut(task, 1);
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
  const workers = Math.max(1, Math.floor(HANDS / beside));
  const jestArgs = ['--json', `--outputFile=${report}`, `--maxWorkers=${workers}`];
  const { code, said } = await command([...task.command, ...(task.isJest ? jestArgs : [])], {
    cwd: task.cwd ?? ROOT,
    env,
    withinMs: TASK_WITHIN_MS,
  });
  if (isGivingUp) return new Promise(() => {});
  const isGood = code === 0;
  const counts = task.isJest ? readReport(report) : { passed: 0, failed: 0, skipped: [] };
  outcomes.push({ name: task.name, isGood, ...counts });
  progress.ended(task.name, isGood, task.isJest ? inWords(counts) : '', said);
  if (task.name === 'build' && isGood) await startServer();
}

/** One PostgreSQL for all tests, with a database of its own for each file. */
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

function tellTheEnd() {
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
  console.log(`It took ${Math.round((Date.now() - began) / 1000)} s.`);
  // A task counts as a check of its own, but for failed tests that are counted already.
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
