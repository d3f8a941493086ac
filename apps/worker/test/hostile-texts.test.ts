import { monitorEventLoopDelay } from 'node:perf_hooks';
import { SUMMARY_MAX_LENGTH } from '@lqc/contracts';
import { hostileText } from '@lqc/fixtures';
import { aPerson } from '@lqc/database/testing';
import { pausesBetween, TAKEN_WITHIN_MS } from './pauses.js';
import { type Running, sampleSession, startRunningWorker } from './running-worker.js';

const NANOSECONDS = 1e6;
/** One such text once held the main thread, and with it everybody, for 49 s. */
const HELD_MS = 10_000;

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
