import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { INDICATORS } from '@lqc/contracts';
import { sampleQuarter, templateCompanyDatabase, templateDiaryNote } from '@lqc/sample-data';
import { readCompanyRegister, readSurvey } from '@lqc/survey';
import { mergeWorkbooks, openWorkbook } from '@lqc/workbook';
import ExcelJS from 'exceljs';

const OFFERED = join(import.meta.dirname, '../../web/public');
const offered = (name: string) => readFileSync(join(OFFERED, name));

async function cellsOf(bytes: Uint8Array): Promise<unknown[]> {
  const sheets: unknown[] = [];
  for await (const { name, cells } of (await openWorkbook(bytes)).sheets())
    sheets.push([name, cells]);
  return sheets;
}

async function pagesOf(bytes: Uint8Array) {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(Uint8Array.from(bytes).buffer);
  return workbook.worksheets.map(
    ({ pageSetup, headerFooter }) => [pageSetup, headerFooter] as const,
  ) as [readonly [Partial<ExcelJS.PageSetup>, Partial<ExcelJS.HeaderFooter>]];
}

test('the templates that are offered are the ones that are made (npm run write-templates)', async () => {
  for (const [name, make] of [
    ['templat-diary-note.xlsx', templateDiaryNote],
    ['templat-database-perusahaan.xlsx', templateCompanyDatabase],
  ] as const)
    for (const told of [cellsOf, pagesOf])
      expect(await told(offered(name))).toEqual(await told(await make()));
});

test('the diary note is printed on A4, one page wide, and under no company but the one whose sheet it is', async () => {
  const [[pageSetup, headerFooter]] = await pagesOf(offered('templat-diary-note.xlsx'));
  expect(pageSetup).toMatchObject({ paperSize: 9, fitToPage: true, fitToWidth: 1, fitToHeight: 0 });
  expect(headerFooter).toMatchObject({ oddHeader: '&L&A' });
});

test('the reader knows every question of the template, and misses none', async () => {
  const workbook = await openWorkbook(offered('templat-diary-note.xlsx'));
  const { survey, findings } = await readSurvey(workbook.sheets());
  expect(survey.contacts).toHaveLength(1);
  expect(survey.contacts[0]!.answers).toHaveLength(INDICATORS.length);
  expect(findings).toMatchObject({
    unknown_labels: [],
    missing_labels: [],
    repeated_labels: [],
    invalid_answers: [],
  });
});

test('of the company database of the template what is filled in is read, and the example is not', async () => {
  const filled = new ExcelJS.Workbook();
  await filled.xlsx.load(offered('templat-database-perusahaan.xlsx') as unknown as ExcelJS.Buffer);
  filled.worksheets[0]!.addRow([1, 'PT Pertama', 'Konstruksi', 'Denpasar', 'Aktif']);
  const workbook = await openWorkbook(new Uint8Array(await filled.xlsx.writeBuffer()));
  const { register, report } = await readCompanyRegister(workbook.sheets());
  expect(register.companies).toMatchObject([
    { name: 'PT Pertama', sector: 'Konstruksi', district: 'Denpasar', status: 'Aktif' },
  ]);
  expect(report).toMatchObject({ rows: 1, unknown_sectors: [], rows_without_sector: [] });
});

test('the template is merged with other notes into a quarter', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'liaison-templates-'));
  try {
    const source = (fileName: string, bytes: Uint8Array) => {
      const path = join(folder, fileName);
      writeFileSync(path, bytes);
      return { fileName, path };
    };
    const sources = [
      source('templat.xlsx', offered('templat-diary-note.xlsx')),
      source('catatan.xlsx', await sampleQuarter({ seed: 4, contacts: 1, year: 2025, quarter: 1 })),
    ];
    const out = join(folder, 'gabungan.xlsx');
    await mergeWorkbooks(sources, out, { nameFor: () => null });
    const merged = await openWorkbook(readFileSync(out));
    expect((await readSurvey(merged.sheets())).survey.contacts).toHaveLength(2);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
