import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Merges diary notes with one program in a fresh process and measures it: once cold, then three times warm.
// node merge-one.js ours|exceljs|exceljs-counted <count> <folder of notes>

const [, , merger = '', count, folder = ''] = process.argv;
const files = readdirSync(folder).filter((file) => file.endsWith('.xlsx'));

/** The same few notes, each with its own comment at the end of the zip, so that no two are identical. */
const notes = Array.from({ length: Number(count) }, (_, at) => {
  const fileName = files[at % files.length] ?? '';
  const bytes = readFileSync(join(folder, fileName));
  const comment = Buffer.from(String(at));
  bytes.writeUInt16LE(comment.length, bytes.length - 2);
  return { fileName, bytes: Buffer.concat([bytes, comment]) };
});

/** The usual way: copies every sheet's model into a new workbook, and writes that. */
async function copyByExceljs(path: string): Promise<void> {
  const { default: ExcelJS } = await import('exceljs');
  const merged = new ExcelJS.Workbook();
  for (const [at, { bytes }] of notes.entries()) {
    const source = new ExcelJS.Workbook();
    await source.xlsx.load(bytes as unknown as ArrayBuffer);
    for (const sheet of source.worksheets) {
      const copy = merged.addWorksheet(`${sheet.name.slice(0, 26)} ${at}`);
      const { model } = sheet;
      // exceljs reads another name of the merged cells than it writes, which its types do not have.
      const own = { id: copy.id, name: copy.name, mergeCells: model.merges };
      copy.model = { ...model, ...own };
    }
  }
  await merged.xlsx.writeFile(path);
}

const MERGERS: Record<string, () => Promise<(path: string) => Promise<void>>> = {
  async ours() {
    const { mergeWorkbooks } = await import('@lqc/workbook');
    return async (path) => {
      const { errors, sheets } = await mergeWorkbooks(notes, path);
      if (errors.length > 0 || sheets.length !== notes.length) throw new Error('not all merged');
    };
  },
  exceljs: async () => copyByExceljs,
  /** Also reads the written file again and counts cells, as our certificate does. */
  'exceljs-counted': async () => {
    const { default: ExcelJS } = await import('exceljs');
    return async (path) => {
      await copyByExceljs(path);
      const written = new ExcelJS.Workbook();
      await written.xlsx.readFile(path);
      let cells = 0;
      for (const sheet of written.worksheets) sheet.eachRow((row) => (cells += row.cellCount));
      if (cells === 0) throw new Error('nothing merged');
    };
  },
};

const merge = await MERGERS[merger]?.();
if (!merge) throw new Error(`nothing merges as "${merger}"`);
const room = mkdtempSync(join(tmpdir(), 'merge-bench-'));
const once = async () => {
  const started = performance.now();
  await merge(join(room, 'merged.xlsx'));
  return performance.now() - started;
};
try {
  const coldMs = await once();
  const peakBytes = process.resourceUsage().maxRSS * 1024;
  const warm = [await once(), await once(), await once()].sort((a, b) => a - b);
  process.stdout.write(JSON.stringify({ ms: coldMs, warmMs: warm[1], peakBytes }));
} finally {
  rmSync(room, { recursive: true, force: true });
}
