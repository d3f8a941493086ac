import { setTimeout as sleep } from 'node:timers/promises';
import { kindOf, processesIn, send } from './processes.mjs';
import { isReady, lastParagraph, Started } from './started.mjs';

const GONE_WITHIN_MS = 10_000;
const LOOK_EVERY_MS = 100;
const BETWEEN_KEYS_MS = 1000;

/**
 * One way of ending or starting that was tried, and its result.
 *
 * @typedef {{ how: string, ok: boolean, result: string }} Row
 * @typedef {import('./environment.mjs').Bare} Bare
 * @typedef {(run: Started) => unknown} End
 */

/**
 * Every way in which `npm start` ends. Each next start has to cope with what the one before left behind.
 *
 * @type {[how: string, end: End, options?: { terminal: boolean }][]}
 */
const ENDS = [
  ['SIGTERM to start.mjs', (run) => run.toScript('SIGTERM')],
  ['SIGTERM to npm', (run) => run.child.kill('SIGTERM')],
  ['SIGTERM to the whole group', (run) => run.toGroup('SIGTERM')],
  ['Ctrl-C', (run) => run.toGroup('SIGINT')],
  ['Ctrl-C twice, for the worker hangs', (run) => ctrlCTwice(run)],
  ['SIGHUP to the whole group', (run) => run.toGroup('SIGHUP')],
  ['the terminal closed', (run) => run.child.kill('SIGKILL'), { terminal: true }],
  ['kill -9 of start.mjs', (run) => run.toScript('SIGKILL')],
  ['kill -9 of everything, as by a loss of power', ({ folder }) => killAll(folder)],
];

/** @param {Started} run */
async function ctrlCTwice(run) {
  const worker = processesIn(run.folder).find((one) => kindOf(one) === 'worker');
  if (!worker) throw new Error('there is no worker to hang');
  send(worker.pid, 'SIGSTOP');
  run.toGroup('SIGINT');
  await sleep(BETWEEN_KEYS_MS);
  run.toGroup('SIGINT');
}

/**
 * Ends the product in every way; each row tells which processes were left after ten seconds.
 *
 * @param {Bare} bare
 * @param {string} dataDir
 */
export async function endings(bare, dataDir) {
  /** @type {Row[]} */
  const rows = [];
  for (const [how, end, options] of ENDS) {
    const run = new Started(bare, { dataDir, ...options });
    if (await run.ready()) {
      await end(run);
      const { left, seconds } = await untilGone(bare.folder);
      const result =
        left.length === 0 ? `nothing, after ${seconds} s` : left.map(kindOf).join(', ');
      rows.push({ how, ok: left.length === 0, result });
    } else rows.push({ how, ok: false, result: `it did not start: ${lastParagraph(run.output)}` });
    killAll(bare.folder);
  }
  return rows;
}

/**
 * Starts the product while it is running, right after it was killed, and twice at the same moment.
 *
 * @param {Bare} bare
 * @param {string} dataDir
 * @returns {Promise<Row[]>}
 */
export async function starts(bare, dataDir) {
  const start = () => new Started(bare, { dataDir });
  /** @type {Row[]} */
  const rows = [];
  const first = start();
  const address = await first.ready();
  if (address === null)
    return [
      {
        how: 'a first start',
        ok: false,
        result: `it did not start: ${lastParagraph(first.output)}`,
      },
    ];
  const second = start();
  const refused = (await second.ended) !== 0 && second.output.includes(address);
  rows.push({
    how: 'a second start while it runs',
    ok: refused && (await isReady(address)),
    result: `${lastParagraph(second.output)} (exit code ${second.exitCode}; the first ${(await isReady(address)) ? 'runs on' : 'is gone'})`,
  });

  first.toScript('SIGKILL');
  const after = start();
  const began = Date.now();
  const isBack = (await after.ready()) !== null;
  rows.push({
    how: 'a start at once after a kill -9',
    ok: isBack,
    result: isBack ? `ready after ${secondsSince(began)} s` : lastParagraph(after.output),
  });
  after.toScript('SIGTERM');
  await untilGone(bare.folder);

  const both = [start(), start()];
  const won = await Promise.all(both.map((one) => one.ready()));
  const lost = both.filter((_, at) => won[at] === null);
  rows.push({
    how: 'two starts at the same moment',
    ok: lost.length === 1 && lost[0]?.exitCode !== 0,
    result: `${2 - lost.length} ready; ${lost.map(({ output, exitCode }) => `${lastParagraph(output)} (exit code ${exitCode})`).join('; ')}`,
  });
  for (const one of both) if (one.exitCode === null) one.toScript('SIGTERM');
  await untilGone(bare.folder);
  killAll(bare.folder);
  return rows;
}

/** @param {string} folder */
async function untilGone(folder) {
  const began = Date.now();
  let left = processesIn(folder);
  while (left.length > 0 && Date.now() - began < GONE_WITHIN_MS) {
    await sleep(LOOK_EVERY_MS);
    left = processesIn(folder);
  }
  return { left, seconds: secondsSince(began) };
}

/** @param {string} folder */
export function killAll(folder) {
  for (const { pid } of processesIn(folder)) send(pid, 'SIGKILL');
}

/** @param {number} began */
const secondsSince = (began) => ((Date.now() - began) / 1000).toFixed(1);
