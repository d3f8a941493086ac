import { randomUUID } from 'node:crypto';
import { SUMMARY_MAX_LENGTH } from '@lqc/contracts';
import { IS_NIGHT } from '@lqc/contracts/testing';
import type { JobRun } from '@lqc/database';
import { hostileText } from '@lqc/fixtures';
import { aPerson } from '@lqc/database/testing';
import { processorMs } from '../src/isolation/processor-time.js';
import { notesSaying } from './plain-workbook.js';
import { NEVER_MS, type Running, sampleSession, startRunningWorker } from './running-worker.js';

/** One such text once held the main thread, and with it everybody, for 49 s. */
const HELD_MS = 10_000;
const PIECES = ['a. ', 'Kontak K1 naik [K1]. ', ...(IS_NIGHT ? ['! ', 'PT ', '[', 'turun '] : [])];
/** Read by the main thread, all the notes of a day would hold it for longer than two seconds. */
const [NOTES, READING_HELD_MS] = IS_NIGHT ? [70, HELD_MS] : [14, 2000];

/**
 * Watches for how long one step holds the main thread: by the processor time that this process takes
 * meanwhile, since a busy machine holds it too. Gives the longest in milliseconds.
 */
function watchHolds(): () => number {
  let longest = 0;
  let before = processorMs();
  const beat = setInterval(() => {
    const now = processorMs();
    longest = Math.max(longest, now - before);
    before = now;
  }, 10);
  return () => {
    clearInterval(beat);
    return longest;
  };
}

let running: Running;
let sessionId: string;
beforeAll(async () => {
  // Those that wait because their owner has enough in hand wait for no sweep.
  running = await startRunningWorker(undefined, { samples: 12, sweepEveryMs: NEVER_MS });
  sessionId = await sampleSession(running);
  await running.run('compare-quarters', { sessionId });
}, 120_000);
afterAll(() => running?.stop());

/** What another person asks for meanwhile, when it has ended. */
async function clickOfAnother(): Promise<JobRun> {
  const other = await aPerson(running.database, `orang lain ${randomUUID()}`, 'staff');
  const click = await running.database.runs.create({
    name: 'explain-sector',
    payload: { sessionId, sector: 'Konstruksi' },
    ownerId: other.id,
    requestId: null,
  });
  await running.queue.enqueue(click, 'explain-sector');
  return running.ended(click);
}

test('texts that hurt are checked, and hold up nobody else', async () => {
  const longestHold = watchHolds();
  const checked = PIECES.map((piece) =>
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
  const beside = await clickOfAnother();
  const texts = await Promise.all(checked);
  for (const run of texts) expect(run.status).toBe('completed');
  expect(beside.status).toBe('completed');
  expect(longestHold()).toBeLessThan(HELD_MS);
}, 120_000);

test('a file of narratives that hurt is read, and holds up nobody else', async () => {
  const longestHold = watchHolds();
  const reading = running.run('read-quarterly-file', {
    contentSha256: await running.content(notesSaying(hostileText('a\n', 1000), NOTES)),
    fileName: 'catatan.xlsx',
    label: 'Triwulan I 1999',
  });
  expect((await clickOfAnother()).status).toBe('completed');
  const { errorCode } = await reading;
  expect([null, 'WORKBOOK_READ_TIMED_OUT']).toContain(errorCode);
  expect(longestHold()).toBeLessThan(READING_HELD_MS);
}, 120_000);
