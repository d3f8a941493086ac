import { INDICATORS, LIKERT_SCALE } from '@lqc/contracts';
import ExcelJS from 'exceljs';

const SCORE = { min: LIKERT_SCALE.min, max: LIKERT_SCALE.max, neutral: LIKERT_SCALE.neutral };
const SCORE_HINT = `Isi ${SCORE.min} sampai ${SCORE.max}; ${SCORE.neutral} berarti tetap. Kosongkan bila tidak dijawab.`;
const COMPANY = 'PT Contoh Templat';

/** Rows of the template above and below the questions: label and what stands in the answer cell. */
const DETAILS = [
  ['Nama Contact', COMPANY],
  ['Alamat', null],
  ['Tanggal Pelaksanaan', null],
  ['Periode', null],
  ['Responden', null],
  ['Metode', null],
  ['Jumlah Karyawan', null],
  ['Produk Utama', null],
] as const;
const CLOSING = [
  ['Informasi Lainnya', null],
  ['Pewawancara', null],
] as const;

/** An empty diary note to take away and fill in: every question the reader knows, scores checked by Excel. */
export async function templateDiaryNote(): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  workbook.created = new Date(Date.UTC(2025, 0, 1));
  const sheet = workbook.addWorksheet('Diary note');
  sheet.columns = [{ width: 6 }, { width: 24 }, { width: 50 }, { width: 80 }];
  sheet.views = [{ state: 'frozen', ySplit: 1 }];
  sheet.addRow(['DIARY NOTES LIAISON']).font = { bold: true };
  const questions = INDICATORS.flatMap(({ narrativeLabel, likertLabel }) => [
    narrativeLabel,
    ...(likertLabel ? [likertLabel] : []),
  ]).map((label) => [label, null] as const);
  const scores = new Set<string>(INDICATORS.flatMap(({ likertLabel }) => likertLabel ?? []));
  for (const [position, [label, answer]] of [...DETAILS, ...questions, ...CLOSING].entries()) {
    const row = sheet.addRow([position + 1, null, label, answer]);
    const cell = row.getCell(4);
    cell.alignment = { wrapText: true, vertical: 'top' };
    if (scores.has(label))
      cell.dataValidation = {
        type: 'decimal',
        operator: 'between',
        formulae: [SCORE.min, SCORE.max],
        allowBlank: true,
        showInputMessage: true,
        prompt: SCORE_HINT,
        showErrorMessage: true,
        error: SCORE_HINT,
      };
  }
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

/** An empty company database to take away and fill in, with one row as an example. */
export async function templateCompanyDatabase(): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  workbook.created = new Date(Date.UTC(2025, 0, 1));
  const sheet = workbook.addWorksheet('Perusahaan');
  sheet.columns = [{ width: 6 }, { width: 44 }, { width: 60 }, { width: 26 }, { width: 10 }];
  sheet.addRow(['No', 'Nama Perusahaan', 'Lapangan Usaha', 'Kabupaten/Kota', 'Status']).font = {
    bold: true,
  };
  sheet.addRow([1, COMPANY, 'Industri Pengolahan', null, 'Aktif']);
  return Buffer.from(await workbook.xlsx.writeBuffer());
}
