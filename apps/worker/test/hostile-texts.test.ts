import { monitorEventLoopDelay } from 'node:perf_hooks';
import { SUMMARY_MAX_LENGTH } from '@lqc/contracts';
import { hostileText } from '@lqc/fixtures';
import type { JobRun } from '@lqc/database';
import { aPerson } from '@lqc/database/testing';
import { type Running, sampleSession, startRunningWorker } from './running-worker.js';

const NANOSECONDS = 1e6;
/** One such text once held the main thread, and with it everybody, for 49 s. */
const HELD_MS = 10_000;
/** A place that came free is taken long before messages that nobody took are sent again, after 15 s. */
const TAKEN_WITHIN_MS = 5000;

let running: Running;
let sessionId: string;
beforeAll(async () => {
  running = await startRunningWorker();
  sessionId = await sampleSession(running, 12);
  await running.run('compare-quarters', { sessionId });
}, 120_000);
afterAll(() => running?.stop());

test('texts that hurt are checked, and hold up nobody else', async () => {
  const held = monitorEventLoopDelay({ resolution: 10 });
  held.enable();
  const checked = ['! ', 'a. ', 'PT ', '[', 'turun ', 'Kontak K1 naik [K1]. '].map((piece) =>
    running.run('check-summary', {
      sessionId,
      request: {
        quarter_now: 'Triwulan III 2025',
        quarter_before: 'Triwulan II 2025',
        chapter: 'bab_2',
        analysis_type: 'indikator_utama',
        indicator_type: 'domestik',
        summary: hostileText(piece, SUMMARY_MAX_LENGTH),
      },
    }),
  );
  const began = performance.now();
  const other = await aPerson(running.database, 'orang lain', 'staff');
  const click = await running.database.runs.create({
    name: 'explain-sector',
    payload: { sessionId, sector: 'Konstruksi' },
    ownerId: other.id,
    requestId: null,
  });
  await running.queue.enqueue(click, 'explain-sector');
  const beside = await running.ended(click);
  const besideMs = performance.now() - began;
  const texts = await Promise.all(checked);
  for (const run of texts) expect(run.status).toBe('completed');
  // Those that waited because their owner had enough in hand waited for no sweep.
  for (const pause of pausesBetween(texts)) expect(pause).toBeLessThan(TAKEN_WITHIN_MS);
  held.disable();
  expect(beside.status).toBe('completed');
  expect(besideMs).toBeLessThan(HELD_MS);
  expect(held.max / NANOSECONDS).toBeLessThan(HELD_MS);
}, 120_000);

/** For how long each run that had to wait did so after the last one before it had ended, in ms. */
function pausesBetween(runs: readonly JobRun[]): number[] {
  const ends = runs.map(({ finishedAt }) => finishedAt!.getTime());
  return runs.flatMap(({ startedAt }) => {
    const start = startedAt!.getTime();
    const before = ends.filter((end) => end <= start);
    return before.length > 0 ? [start - Math.max(...before)] : [];
  });
}
