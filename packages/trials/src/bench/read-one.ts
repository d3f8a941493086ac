import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';

// Reads one workbook with one reader in a fresh process, and measures it.

const [, , reader = '', path = ''] = process.argv;
const bytes = readFileSync(path);

const READERS: Record<string, () => Promise<() => unknown>> = {
  /** The lower bound: only inflates every part. */
  async inflate() {
    const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
    const count = bytes.readUInt16LE(end + 10);
    let at = bytes.readUInt32LE(end + 16);
    return () => {
      for (let entry = 0; entry < count; entry += 1) {
        const compressed = bytes.readUInt32LE(at + 20);
        const name = bytes.readUInt16LE(at + 28);
        const extra = bytes.readUInt16LE(at + 30);
        const comment = bytes.readUInt16LE(at + 32);
        const local = bytes.readUInt32LE(at + 42);
        const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
        const method = bytes.readUInt16LE(at + 10);
        if (method === 8) inflateRawSync(bytes.subarray(start, start + compressed));
        at += 46 + name + extra + comment;
      }
    };
  },
  async liaison() {
    const { openWorkbook } = await import('@lqc/workbook');
    const { readSurvey } = await import('@lqc/survey');
    return async () => readSurvey((await openWorkbook(bytes)).sheets());
  },
  async exceljs() {
    const { default: ExcelJS } = await import('exceljs');
    // exceljs declares another type of Buffer.
    const given = bytes as unknown as ArrayBuffer;
    return () => new ExcelJS.Workbook().xlsx.load(given);
  },
  async sheetjs() {
    const XLSX = await import('@e965/xlsx');
    return () => XLSX.read(bytes, { type: 'buffer', dense: true });
  },
};

const read = await READERS[reader]?.();
if (!read) throw new Error(`nothing reads as "${reader}"`);
const started = performance.now();
await read();
const ms = performance.now() - started;
process.stdout.write(JSON.stringify({ ms, peakBytes: process.resourceUsage().maxRSS * 1024 }));
