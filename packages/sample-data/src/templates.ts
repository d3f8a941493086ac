import { diaryNoteRows } from '@lqc/capture';
import { writeDiaryNote } from '@lqc/capture/sheet';
import { INDICATORS, LIKERT_SCALE } from '@lqc/contracts';
import ExcelJS from 'exceljs';

const SCORE = { min: LIKERT_SCALE.min, max: LIKERT_SCALE.max, neutral: LIKERT_SCALE.neutral };
const SCORE_HINT = `Isi ${SCORE.min} sampai ${SCORE.max}; ${SCORE.neutral} berarti tetap. Kosongkan bila tidak dijawab.`;
const COMPANY = 'PT Contoh Templat';

/** An empty diary note to take away and fill in: every question the reader knows, scores checked by Excel. */
export async function templateDiaryNote(): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  workbook.created = new Date(Date.UTC(2025, 0, 1));
  const sheet = workbook.addWorksheet('Diary note');
  const empty = () => null;
  const rows = diaryNoteRows(
    { company: COMPANY, quarter: null },
    { visit: empty, narrative: empty, score: empty },
  );
  writeDiaryNote(sheet, rows);
  // Whoever fills it in names another company, and calls the sheet by it.
  sheet.headerFooter.oddHeader = '&L&A';
  const scores = new Set<string>(INDICATORS.flatMap(({ likertLabel }) => likertLabel ?? []));
  for (const [position, { label }] of rows.entries())
    if (scores.has(label))
      sheet.getRow(position + 2).getCell(4).dataValidation = {
        type: 'decimal',
        operator: 'between',
        formulae: [SCORE.min, SCORE.max],
        allowBlank: true,
        showInputMessage: true,
        prompt: SCORE_HINT,
        showErrorMessage: true,
        error: SCORE_HINT,
      };
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

/** An empty company database to take away and fill in; nobody reads the example above its header. */
export async function templateCompanyDatabase(): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  workbook.created = new Date(Date.UTC(2025, 0, 1));
  const sheet = workbook.addWorksheet('Perusahaan');
  sheet.columns = [{ width: 8 }, { width: 44 }, { width: 60 }, { width: 26 }, { width: 10 }];
  sheet.addRow(['Contoh', COMPANY, 'Industri Pengolahan', null, 'Aktif']).font = { italic: true };
  sheet.addRow(['No', 'Nama Perusahaan', 'Lapangan Usaha', 'Kabupaten/Kota', 'Status']).font = {
    bold: true,
  };
  return Buffer.from(await workbook.xlsx.writeBuffer());
}
