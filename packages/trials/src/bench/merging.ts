import { sampleQuarter } from '@lqc/sample-data';
import { mergeWorkbooks, openWorkbook } from '@lqc/workbook';
import { mkdtempSync, rmSync } from 'node:fs';
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

/** Writes each contact of a sample quarter to a separate file. */
async function writeNotes(folder: string) {
  const bytes = await sampleQuarter({ seed: 1, contacts: NOTES, year: 2025, quarter: 3 });
  let at = 0;
  for await (const { name } of (await openWorkbook(bytes)).sheets())
    await mergeWorkbooks(
      [{ fileName: `${at}.xlsx`, bytes, sheetsWanted: [name] }],
      join(folder, `${String(at++).padStart(3, '0')}.xlsx`),
    );
}
