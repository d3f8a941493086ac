import { setTimeout as wait } from 'node:timers/promises';
import { askOnce } from './test-server.js';

const LOOK_AGAIN_MS = 20;
const WITHIN_MS = 20_000;

/** Comes back when so many statements wait for other transactions of the database at this URL. */
export async function waitingForLocks(url: string, count: number): Promise<void> {
  const end = performance.now() + WITHIN_MS;
  for (;;) {
    const waiting = await askOnce(
      url,
      `SELECT pid FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    if (waiting.length >= count) return;
    if (performance.now() > end) throw new Error(`${waiting.length} of ${count} wait`);
    await wait(LOOK_AGAIN_MS);
  }
}
