import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ONE_RUN = fileURLToPath(new URL('read-one.mjs', import.meta.url));

export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

export const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;
export const megabytes = (bytes) => `${Math.round(bytes / 2 ** 20)} MB`;

/** Runs one reader over a file in processes of its own; median time within, and peak memory. */
export function measureReader(reader, file, runs) {
  const results = Array.from({ length: runs }, () => {
    const child = spawnSync(process.execPath, ['--no-warnings', ONE_RUN, reader, file], {
      encoding: 'utf8',
    });
    if (child.status !== 0) throw new Error(`${reader} failed: ${child.stderr}`);
    return JSON.parse(child.stdout);
  });
  return {
    ms: median(results.map(({ ms }) => ms)),
    peakBytes: Math.max(...results.map(({ peakBytes }) => peakBytes)),
  };
}
