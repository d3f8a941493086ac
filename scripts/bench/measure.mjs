import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** The value that this share of all lies at or below. */
export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)];
}

export const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;
export const milliseconds = (ms) => `${Math.round(ms)} ms`;
export const megabytes = (bytes) => `${Math.round(bytes / 2 ** 20)} MB`;

/** Runs one script with these arguments in processes of its own; median time, and peak memory. */
function measureProcess(script, args, runs) {
  const results = Array.from({ length: runs }, () => {
    const child = spawnSync(process.execPath, ['--no-warnings', here(script), ...args], {
      encoding: 'utf8',
    });
    if (child.status !== 0) throw new Error(`${args[0]} failed: ${child.stderr}`);
    return JSON.parse(child.stdout);
  });
  return {
    ms: median(results.map(({ ms }) => ms)),
    peakBytes: Math.max(...results.map(({ peakBytes }) => peakBytes)),
  };
}

/** One reader over a file. */
export const measureReader = (reader, file, runs) =>
  measureProcess('read-one.mjs', [reader, file], runs);

/** One maker of something of this size, from what a file holds. */
export const measureMaker = (maker, size, input, runs) =>
  measureProcess('make-one.mjs', [maker, String(size), input], runs);

/** One merger of as many notes out of a folder. */
export const measureMerger = (merger, count, folder, runs) =>
  measureProcess('merge-one.mjs', [merger, String(count), folder], runs);
