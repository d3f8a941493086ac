import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * A line of the table: what was measured, what was promised of it, and a floor or a peer of the same run.
 *
 * @typedef {{ what: string, measured: string, promise: string, beside: string }} Row
 * @typedef {{ ms: number, peakBytes: number }} Measured
 */

/** @param {string} name */
const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/**
 * The value that this share of all lies at or below.
 *
 * @param {readonly number[]} values
 * @param {number} share
 */
export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

/** @param {number} ms */
export const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;
/** @param {number} ms */
export const milliseconds = (ms) => `${Math.round(ms)} ms`;
/** @param {number} bytes */
export const megabytes = (bytes) => `${Math.round(bytes / 2 ** 20)} MB`;

/**
 * The first of some of which there is one at least.
 *
 * @template T
 * @param {readonly T[]} some
 * @returns {T}
 */
export function firstOf([first]) {
  if (first === undefined) throw new Error('there is none');
  return first;
}

/**
 * Runs one script with these arguments in processes of its own; median time, and peak memory.
 *
 * @param {string} script
 * @param {string[]} args
 * @param {number} runs
 * @returns {Measured}
 */
function measureProcess(script, args, runs) {
  /** @type {Measured[]} */
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

/** One reader over a file. @type {(reader: string, file: string, runs: number) => Measured} */
export const measureReader = (reader, file, runs) =>
  measureProcess('read-one.mjs', [reader, file], runs);

/**
 * One maker of something of this size, from what a file holds.
 *
 * @type {(maker: string, size: number, input: string, runs: number) => Measured}
 */
export const measureMaker = (maker, size, input, runs) =>
  measureProcess('make-one.mjs', [maker, String(size), input], runs);

/**
 * One merger of as many notes out of a folder.
 *
 * @type {(merger: string, count: number, folder: string, runs: number) => Measured}
 */
export const measureMerger = (merger, count, folder, runs) =>
  measureProcess('merge-one.mjs', [merger, String(count), folder], runs);
