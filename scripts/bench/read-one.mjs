import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';

// One reading of one workbook by one reader, timed within a fresh process.

const [, , reader, path] = process.argv;
const bytes = readFileSync(path);

const READERS = {
  /** The floor: nothing but inflating every part. */
  async inflate() {
    const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
    const count = bytes.readUInt16LE(end + 10);
    let at = bytes.readUInt32LE(end + 16);
    return () => {
      for (let entry = 0; entry < count; entry += 1) {
        const compressed = bytes.readUInt32LE(at + 20);
        const [name, extra, comment] = [28, 30, 32].map((offset) =>
          bytes.readUInt16LE(at + offset),
        );
        const local = bytes.readUInt32LE(at + 42);
        const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
        const method = bytes.readUInt16LE(at + 10);
        if (method === 8) inflateRawSync(bytes.subarray(start, start + compressed));
        at += 46 + name + extra + comment;
      }
    };
  },
  async liaison() {
    const { openWorkbook } = await import('../../packages/workbook/dist/index.js');
    const { readSurvey } = await import('../../packages/survey/dist/index.js');
    return async () => readSurvey((await openWorkbook(bytes)).sheets());
  },
  async exceljs() {
    const { default: ExcelJS } = await import('exceljs');
    return () => new ExcelJS.Workbook().xlsx.load(bytes);
  },
  async sheetjs() {
    const { createRequire } = await import('node:module');
    const require = createRequire(new URL('../../packages/workbook/package.json', import.meta.url));
    const XLSX = require('@e965/xlsx');
    return () => XLSX.read(bytes, { type: 'buffer', dense: true });
  },
};

const read = await READERS[reader]();
const started = performance.now();
await read();
const ms = performance.now() - started;
process.stdout.write(JSON.stringify({ ms, peakBytes: process.resourceUsage().maxRSS * 1024 }));
