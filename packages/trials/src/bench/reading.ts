import { type Measured, measureReader, megabytes, seconds } from './measure.js';
import { sampleQuarter } from '@lqc/sample-data';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CONTACTS = 2500;

/** Measures reading a large quarter, compared with inflating it and with the readers of libraries. */
export async function measureReading() {
  const folder = mkdtempSync(join(tmpdir(), 'liaison-bench-'));
  const file = join(folder, 'quarter.xlsx');
  try {
    console.log(`Making a quarter of ${CONTACTS} contacts …`);
    writeFileSync(
      file,
      await sampleQuarter({ seed: 1, contacts: CONTACTS, year: 2025, quarter: 3 }),
    );
    console.log('Reading it by each reader …');
    const floor = measureReader('inflate', file, 5);
    const own = measureReader('liaison', file, 5);
    const exceljs = measureReader('exceljs', file, 3);
    const sheetjs = measureReader('sheetjs', file, 3);
    const times = (other: Measured) => `${(other.ms / own.ms).toFixed(1)}×`;
    return [
      {
        what: `Reading and checking ${CONTACTS} contacts`,
        measured: `${seconds(own.ms)}, ${(own.ms / floor.ms).toFixed(1)}× the floor`,
        promise: '≥ 4× faster than exceljs reads it, ≤ 10× the floor',
        beside: `inflate ${seconds(floor.ms)} (floor); exceljs ${seconds(exceljs.ms)} (${times(exceljs)}); SheetJS ${seconds(sheetjs.ms)} (${times(sheetjs)})`,
      },
      {
        what: 'Its peak memory',
        measured: megabytes(own.peakBytes),
        promise: '< 300 MB',
        beside: `inflate ${megabytes(floor.peakBytes)}; exceljs ${megabytes(exceljs.peakBytes)}; SheetJS ${megabytes(sheetjs.peakBytes)}`,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
