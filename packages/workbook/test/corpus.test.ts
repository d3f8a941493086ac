import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as XLSX from '@e965/xlsx';
import { CellError, cellReference } from '../src/index.js';
import { outcomeOf, readAll } from './read-all.js';

const CORPUS = join(import.meta.dirname, '../../../../shared/corpus');
const present = existsSync(CORPUS);
const inCorpus = present ? test : test.skip;
if (!present) process.stderr.write(`skipped: no corpus at ${CORPUS}\n`);

const files = present
  ? readdirSync(CORPUS, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.xls[xm]?$/i.test(file),
    )
  : [];

inCorpus(
  'every workbook that no one here wrote ends in a result or a coded error',
  async () => {
    const outcomes = new Map<string, number>();
    for (const file of files) {
      const outcome = await outcomeOf(readFileSync(join(CORPUS, file)));
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
    expect([...outcomes.values()].reduce((sum, count) => sum + count, 0)).toBe(files.length);
    expect(outcomes.get('ok')).toBeGreaterThan(1250);
  },
  120_000,
);

inCorpus(
  'texts and numbers equal what another reader sees in workbooks that Excel itself saved',
  async () => {
    const differing: string[] = [];
    for (const file of files.filter((one) => one.startsWith('XlsxWriter'))) {
      const bytes = readFileSync(join(CORPUS, file));
      const other = XLSX.read(bytes, { type: 'buffer', cellDates: false });
      for (const sheet of await readAll(bytes)) {
        const expected = other.Sheets[sheet.name];
        for (const { row, column, value } of sheet.cells) {
          if (value instanceof Date || value instanceof CellError) continue;
          // Excel escapes by `_x`; the other reader takes a literal `_X0000_` for an escape too.
          if (typeof value === 'string' && value.includes('_X')) continue;
          const cell = expected?.[cellReference(row, column)] as XLSX.CellObject | undefined;
          if (cell?.v !== value)
            differing.push(`${file} ${cellReference(row, column)} ${value} ${cell?.v}`);
        }
      }
    }
    expect(differing).toEqual([]);
  },
  120_000,
);
