import { readCompanyRegister, readSurvey, matchCompanies } from '@lqc/survey';
import { openWorkbook } from '@lqc/workbook';
import ExcelJS from 'exceljs';
import { sampleCompanyDatabase, sampleQuarter } from './index.js';

const options = { seed: 7, contacts: 40, year: 2025, quarter: 3 } as const;

const cells = async (bytes: Buffer) => {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(bytes as unknown as ArrayBuffer);
  return workbook.worksheets.map((sheet) => ({ name: sheet.name, rows: sheet.getSheetValues() }));
};

test('the same options make the same workbook, another seed another', async () => {
  const first = await cells(await sampleQuarter(options));
  expect(await cells(await sampleQuarter(options))).toEqual(first);
  expect(await cells(await sampleQuarter({ ...options, seed: 8 }))).not.toEqual(first);
});

test('the workbook has the flaws that a quality report should find', async () => {
  const quarter = await openWorkbook(await sampleQuarter(options));
  const { survey, findings } = await readSurvey(quarter.sheets());
  expect(findings).toMatchObject({
    sheets_total: 42,
    sheets_read: 41,
    companies: 40,
    sheets_skipped: [{ sheet: 'Petunjuk', reason: 'NO_CONTACT_ROW' }],
  });
  expect(findings.duplicate_contacts).toHaveLength(1);
  expect(findings.unknown_labels.map(({ label }) => label)).toEqual(['Persedian - Likert Scale']);
  expect(findings.invalid_answers.map(({ value, reason }) => ({ value, reason }))).toEqual([
    { value: '7', reason: 'OUT_OF_SCALE' },
    { value: '4 (naik)', reason: 'NOT_A_NUMBER' },
  ]);

  const database = await openWorkbook(await sampleCompanyDatabase(options));
  const { register } = await readCompanyRegister(database.sheets());
  const { unmatched, sectorByCompany } = matchCompanies(survey, register);
  expect(sectorByCompany.size).toBe(39);
  expect(unmatched).toHaveLength(1);
  expect(unmatched[0]!.suggestions[0]!.similarity).toBeGreaterThan(0.7);
});
