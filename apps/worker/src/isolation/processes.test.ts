import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FOREIGN } from '@lqc/fixtures';
import { sampleQuarter } from '@lqc/sample-data';
import { unzipSync, zipSync } from 'fflate';
import { Processes } from './processes.js';

const ROOMY = { maxProcessorMs: 30_000, withinMs: 120_000, maxMemoryBytes: 1e12 };
/** Shorter than a test may take, so that a child that does not end is ended. */
const WAITED_MS = 50_000;
const open: Processes[] = [];
afterEach(() => open.splice(0).forEach((processes) => processes.close()));

function processesWithin(limits: Partial<typeof ROOMY>): Processes {
  const processes = new Processes({ ...ROOMY, ...limits });
  open.push(processes);
  return processes;
}
const reading = (processes: Processes, input: Uint8Array) =>
  processes.run({ name: 'readSurvey', input }, new AbortController().signal);
let quarter: Uint8Array;
beforeAll(async () => {
  quarter = await sampleQuarter({ seed: 3, contacts: 100, year: 2023, quarter: 1 });
});

test('a reading that takes too much processor time is killed in its midst and has its own code', async () => {
  const processes = processesWithin({ maxProcessorMs: 1 });
  await expect(reading(processes, quarter)).rejects.toMatchObject({
    code: 'WORKBOOK_READ_TIMED_OUT',
  });
});

test('a reading that a busy machine holds up is given up, and not for the file', async () => {
  const processes = processesWithin({ maxProcessorMs: 1, withinMs: 1 });
  await expect(reading(processes, quarter)).rejects.toMatchObject({
    code: 'WORKBOOK_READ_HELD_UP',
  });
});

test('a reading that takes too much memory is killed in its midst and has its own code', async () => {
  const processes = processesWithin({ maxMemoryBytes: 180 * 2 ** 20 });
  const swollen = zipSync({
    ...unzipSync(quarter),
    'xl/media/image1.png': [new Uint8Array(150 * 2 ** 20), { level: 0 }],
  });
  await reading(processes, quarter);
  await expect(reading(processes, swollen)).rejects.toMatchObject({
    code: 'WORKBOOK_READ_OUT_OF_MEMORY',
  });
});

test('a process has what it reads old workbooks with, which it loads for them alone', async () => {
  const input = FOREIGN.read('poison/s09-xls-far-corners.xls');
  const task = { name: 'recogniseWorkbook', input } as const;
  const read = await processesWithin({}).run(task, new AbortController().signal);
  expect(read).toMatchObject({ kind: 'quarterly' });
});

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('a merge for which the disk has no room blames the disk, and no file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'liaison-full-'));
  try {
    const path = join(folder, 'a.xlsx');
    await writeFile(path, quarter);
    // A link, since what could not be written is removed.
    const out = join(folder, 'merged.xlsx');
    await symlink('/dev/full', out);
    const input = { sources: [{ fileName: 'a.xlsx', path }], out };
    const merging = processesWithin({}).run({ name: 'merge', input }, new AbortController().signal);
    await expect(merging).rejects.toMatchObject({ code: 'SERVER_DISK_FULL' });
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a process whose worker died before it was ready ends as well', async () => {
  const built = fileURLToPath(new URL('../../dist/isolation/process-main.js', import.meta.url));
  const child = fork(built, ['1e12'], { serialization: 'advanced', env: {}, stdio: 'ignore' });
  try {
    const ended = once(child, 'exit', { signal: AbortSignal.timeout(WAITED_MS) });
    child.disconnect();
    expect(await ended).toEqual([0, null]);
  } finally {
    child.kill('SIGKILL');
  }
});
