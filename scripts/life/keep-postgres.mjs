import { setTimeout as sleep } from 'node:timers/promises';
import { Crashes } from './crashes.mjs';

const LOOK_EVERY_MS = 500;
/** Processes of a killed server hold its memory until they notice, so that a start may have to be repeated. */
const STARTS = 5;
const PAUSE_MS = 1000;

/**
 * Keeps the embedded PostgreSQL running, on the port that gateway and worker know. It is looked at and not
 * waited for, since one that an earlier `npm start` had left is no child of this process. When it crashes
 * again and again, or does not start, `giveUp(exitCode)` is called.
 *
 * @typedef {{ port: number, hasEnded(): boolean, stop(): Promise<void> }} Server
 * @param {Server} running
 * @param {{ start(port: number): Promise<Server>, isStopping(): boolean, giveUp(exitCode: number): unknown }} options
 * @returns {{ stop(): Promise<void> }} to be called once `isStopping()` is true
 */
export function keepPostgres(running, { start, isStopping, giveUp }) {
  const crashes = new Crashes('PostgreSQL');
  let server = running;
  const watching = watch();
  return {
    async stop() {
      // One that is just being started is stopped as well.
      await watching;
      await server.stop();
    },
  };

  async function watch() {
    for (;;) {
      await sleep(LOOK_EVERY_MS);
      if (isStopping()) return;
      if (!server.hasEnded()) continue;
      if (crashes.next('killed or shut down') === null) return void giveUp(1);
      try {
        await startAgain();
      } catch (error) {
        const reason = error instanceof Error ? error.message : error;
        console.error(`PostgreSQL did not start again (${reason}); stopping.`);
        return void giveUp(1);
      }
    }
  }

  async function startAgain() {
    for (let tries = 1; ; tries += 1) {
      await sleep(tries * PAUSE_MS);
      if (isStopping()) return;
      try {
        server = await start(server.port);
        return;
      } catch (error) {
        if (tries === STARTS) throw error;
      }
    }
  }
}
