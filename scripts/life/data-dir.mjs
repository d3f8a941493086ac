import { mkdirSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT, stopWith } from '../steps.mjs';

/**
 * The folder that DATA_DIR names, as its real path. It is created when it does not exist.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export function dataDirOf(env) {
  const dataDir = resolve(ROOT, env.DATA_DIR || 'data');
  try {
    mkdirSync(dataDir, { recursive: true });
    return realpathSync(dataDir);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    return stopWith(`DATA_DIR "${dataDir}" cannot be made or written (${code}).`);
  }
}

/**
 * A sentence that tells which command has claimed the folder.
 *
 * @param {string} dataDir
 * @param {import('./claim.mjs').Holder} holder
 */
export function whoRuns(dataDir, { command = 'Another command', pid, address }) {
  const who = `${command}${pid ? ` (process ${pid})` : ''}`;
  return address
    ? `Liaison Quick Capture runs already on ${dataDir}: ${address}, started by ${who}.`
    : `${who} is at work on ${dataDir} already.`;
}
