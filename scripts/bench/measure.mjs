import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * A row of the table: what was measured, the result, the target (`promise`), and a lower bound or another
 * program measured in the same run (`beside`).
 *
 * @typedef {{ what: string, measured: string, promise: string, beside: string }} Row
 * @typedef {{ ms: number, peakBytes: number }} Measured
 * @typedef {(what: string) => boolean} Chosen Whether this part of a group is to be measured.
 */

/** @param {string} name */
const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/**
 * The value at or below which this share of all values is.
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
 * The first element of a list that must not be empty.
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
 * Runs a script several times, each in a fresh process; returns the median time and the peak memory.
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

/** Measures one reader on a file. @type {(reader: string, file: string, runs: number) => Measured} */
export const measureReader = (reader, file, runs) =>
  measureProcess('read-one.mjs', [reader, file], runs);

/**
 * Measures one maker of `make-one.mjs`, with its input in a file.
 *
 * @type {(maker: string, size: number, input: string, runs: number) => Measured}
 */
export const measureMaker = (maker, size, input, runs) =>
  measureProcess('make-one.mjs', [maker, String(size), input], runs);

/**
 * Measures one merger of `merge-one.mjs` with this number of notes from a folder.
 *
 * @type {(merger: string, count: number, folder: string, runs: number) => Measured}
 */
export const measureMerger = (merger, count, folder, runs) =>
  measureProcess('merge-one.mjs', [merger, String(count), folder], runs);
