import { setTimeout as sleep } from 'node:timers/promises';
import { Crashes } from './crashes.mjs';

const LOOK_EVERY_MS = 500;
/** Processes of a killed server hold its memory until they notice, so that a start may have to be repeated. */
const STARTS = 5;
const PAUSE_MS = 1000;

/**
 * Keeps the embedded PostgreSQL running. When it crashes, gateway and worker are stopped, and all are started
 * anew: its port is anybody's while it is down, and so no longer one that they should reconnect to. It is
 * looked at and not waited for, since one that an earlier `npm start` had left is no child of this process.
 * When it crashes again and again, or does not start, `giveUp(exitCode)` is called.
 *
 * @typedef {{ hasEnded(): boolean, stop(): Promise<void> }} Server
 * @param {Server} running
 * @param {object} options
 * @param {() => Promise<unknown>} options.stopOthers gateway and worker
 * @param {() => Promise<Server>} options.startAll a server, and them on it
 * @param {() => boolean} options.isStopping
 * @param {(exitCode: number) => unknown} options.giveUp
 * @returns {{ stop(): Promise<void> }} to be called once `isStopping()` is true
 */
export function keepPostgres(running, { stopOthers, startAll, isStopping, giveUp }) {
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
      await stopOthers();
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
        server = await startAll();
        return;
      } catch (error) {
        if (tries === STARTS) throw error;
      }
    }
  }
}
