import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * A row of the table: what was measured, the result, the target (`promise`), and a lower bound or another
 * program measured in the same run (`beside`).
 */
export type Row = { what: string; measured: string; promise: string; beside: string };
export type Measured = { ms: number; peakBytes: number };
export type Chosen = (what: string) => boolean;

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export function median(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** The value at or below which this share of all values is. */
export function percentile(values: readonly number[], share: number) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

export const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
export const milliseconds = (ms: number) => `${Math.round(ms)} ms`;
export const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;

/** The first element of a list that must not be empty. */
export function firstOf<T>([first]: readonly T[]): T {
  if (first === undefined) throw new Error('there is none');
  return first;
}

/**
 * Runs a script several times, each in a fresh process; returns the median time and the peak memory.
 */
function measureProcess(script: string, args: string[], runs: number): Measured {
  const results: Measured[] = Array.from({ length: runs }, () => {
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

/** Measures one reader on a file. */
export const measureReader = (reader: string, file: string, runs: number): Measured =>
  measureProcess('read-one.js', [reader, file], runs);

/** Measures one maker of `make-one.ts`, with its input in a file. */
export const measureMaker = (maker: string, size: number, input: string, runs: number): Measured =>
  measureProcess('make-one.js', [maker, String(size), input], runs);

/** Measures one merger of `merge-one.ts` with this number of notes from a folder. */
export const measureMerger = (
  merger: string,
  count: number,
  folder: string,
  runs: number,
): Measured => measureProcess('merge-one.js', [merger, String(count), folder], runs);
