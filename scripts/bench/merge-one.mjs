import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// One merging of as many diary notes by one program, timed within a fresh process.
// node scripts/bench/merge-one.mjs ours|exceljs <count> <folder of notes>

const [, , merger, count, folder] = process.argv;
const files = readdirSync(folder).filter((file) => file.endsWith('.xlsx'));
const require = createRequire(new URL('../../packages/workbook/package.json', import.meta.url));

/** Notes of their own: the same few, each with a comment behind the zip, so that none is a repetition. */
const notes = Array.from({ length: Number(count) }, (_, at) => {
  const fileName = files[at % files.length];
  const bytes = readFileSync(join(folder, fileName));
  const comment = Buffer.from(String(at));
  bytes.writeUInt16LE(comment.length, bytes.length - 2);
  return { fileName, bytes: Buffer.concat([bytes, comment]) };
});

const MERGERS = {
  async ours() {
    const { mergeWorkbooks } = await import('../../packages/workbook/dist/index.js');
    return async (path) => {
      const { errors, sheets } = await mergeWorkbooks(notes, path);
      if (errors.length > 0 || sheets.length !== notes.length) throw new Error('not all merged');
    };
  },
  /** The usual way: every cell, width and merge copied into a new workbook, which is then written. */
  async exceljs() {
    const ExcelJS = require('exceljs');
    return async (path) => {
      const merged = new ExcelJS.Workbook();
      for (const [at, { bytes }] of notes.entries()) {
        const source = new ExcelJS.Workbook();
        await source.xlsx.load(bytes);
        for (const sheet of source.worksheets) {
          const copy = merged.addWorksheet(`${sheet.name.slice(0, 26)} ${at}`);
          const { merges, ...model } = sheet.model;
          copy.model = { ...model, id: copy.id, name: copy.name, mergeCells: merges };
        }
      }
      await merged.xlsx.writeFile(path);
    };
  },
};

const merge = await MERGERS[merger]();
const room = mkdtempSync(join(tmpdir(), 'merge-bench-'));
try {
  const started = performance.now();
  await merge(join(room, 'merged.xlsx'));
  const ms = performance.now() - started;
  process.stdout.write(JSON.stringify({ ms, peakBytes: process.resourceUsage().maxRSS * 1024 }));
} finally {
  rmSync(room, { recursive: true, force: true });
}
