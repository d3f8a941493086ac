import * as XLSX from '@e965/xlsx';
import ExcelJS from 'exceljs';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Opens a workbook and tells the names of its sheets; throws with the reader's own complaint. */
export type Reader = (bytes: Uint8Array) => Promise<readonly string[]>;

const LIST_SHEETS =
  'import json, openpyxl, sys; print(json.dumps(openpyxl.load_workbook(sys.argv[1]).sheetnames))';
const PYTHON = ['python3', '/usr/bin/python3'].find(
  (python) => spawnSync(python, ['-c', 'import openpyxl']).status === 0,
);
const OFFICE = ['soffice', 'libreoffice'].find(
  (office) => spawnSync(office, ['--version']).status === 0,
);
if (!PYTHON) process.stderr.write('skipped: openpyxl is not installed (python3-openpyxl)\n');
if (!OFFICE)
  process.stderr.write('skipped: LibreOffice is not installed (libreoffice-calc-nogui)\n');

/** Quick readers of other hands that this machine has; the two of Node are always here. */
export const OTHER_READERS: Readonly<Record<string, Reader>> = {
  async exceljs(bytes) {
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(bytes as unknown as ArrayBuffer);
    return book.worksheets.map(({ name }) => name);
  },
  SheetJS: async (bytes) => XLSX.read(bytes, { type: 'buffer' }).SheetNames,
  ...(PYTHON && { openpyxl: async (bytes: Uint8Array) => withFile(bytes, openpyxl) }),
};

/** LibreOffice, which takes seconds for each workbook; null where the machine has none. */
export const readByLibreOffice: Reader | null = OFFICE
  ? async (bytes) => withFile(bytes, libreOffice)
  : null;

function withFile(
  bytes: Uint8Array,
  read: (path: string, folder: string) => readonly string[],
): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'merge-reader-'));
  try {
    const path = join(folder, 'buku.xlsx');
    writeFileSync(path, bytes);
    return read(path, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function openpyxl(path: string): readonly string[] {
  const { status, stdout, stderr } = spawnSync(PYTHON!, ['-c', LIST_SHEETS, path], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (status !== 0) throw new Error(`openpyxl: ${stderr.trim().split('\n').at(-1)}`);
  return JSON.parse(stdout.trim().split('\n').at(-1)!) as string[];
}

/** LibreOffice converts to a workbook of its own kind, whose names are then read. */
function libreOffice(path: string, folder: string): readonly string[] {
  const out = join(folder, 'out');
  const { stderr } = spawnSync(
    OFFICE!,
    [
      `-env:UserInstallation=file://${folder}/profile`,
      '--headless',
      '--convert-to',
      'xlsx',
      '--outdir',
      out,
      path,
    ],
    { encoding: 'utf8', timeout: 300_000 },
  );
  const [made] = readdirSync(out, { withFileTypes: true });
  if (!made) throw new Error(`LibreOffice: ${stderr.trim()}`);
  return XLSX.readFile(join(out, made.name)).SheetNames;
}
