import { mkdirSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT, stopWith } from '../steps.mjs';

/** The folder that DATA_DIR names, made where there is none, in the one spelling that it has. */
export function dataDirOf(env) {
  const dataDir = resolve(ROOT, env.DATA_DIR || 'data');
  try {
    mkdirSync(dataDir, { recursive: true });
    return realpathSync(dataDir);
  } catch (error) {
    return stopWith(`DATA_DIR "${dataDir}" cannot be made or written (${error.code}).`);
  }
}

/** Who has claimed the folder, in one sentence. */
export function whoRuns(dataDir, { command = 'Another command', pid, address }) {
  const who = `${command}${pid ? ` (process ${pid})` : ''}`;
  return address
    ? `Liaison Quick Capture runs already on ${dataDir}: ${address}, started by ${who}.`
    : `${who} is at work on ${dataDir} already.`;
}
