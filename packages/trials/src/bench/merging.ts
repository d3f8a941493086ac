import { sampleQuarter } from '@lqc/sample-data';
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureMerger, megabytes, milliseconds } from './measure.js';

const NOTES = 60;
const RUNS = 5;

/** Measures merging diary notes, each time in a fresh process, as in a worker's child. */
export async function measureMerging() {
  const folder = mkdtempSync(join(tmpdir(), 'liaison-bench-'));
  try {
    console.log(`Merging ${NOTES} diary notes …`);
    await writeNotes(folder);
    const own = measureMerger('ours', NOTES, folder, RUNS);
    const plain = measureMerger('exceljs', NOTES, folder, RUNS);
    const counted = measureMerger('exceljs-counted', NOTES, folder, RUNS);
    const times = (ms: number) => `${(ms / own.ms).toFixed(1)}×`;
    return [
      {
        what: `Merging ${NOTES} diary notes, with the certificate`,
        measured: `${milliseconds(own.ms)}, ${megabytes(own.peakBytes)}`,
        promise: '< 1.5 s, < 300 MB, 3× faster than exceljs',
        beside: `exceljs ${milliseconds(plain.ms)} (${times(plain.ms)}), ${megabytes(plain.peakBytes)}; reading its output again to count as well ${milliseconds(counted.ms)} (${times(counted.ms)})`,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes sample quarters of one contact each. */
async function writeNotes(folder: string) {
  for (let at = 0; at < NOTES; at += 1)
    await writeFile(
      join(folder, `${String(at).padStart(3, '0')}.xlsx`),
      await sampleQuarter({ seed: at + 1, contacts: 1, year: 2025, quarter: 3 }),
    );
}
