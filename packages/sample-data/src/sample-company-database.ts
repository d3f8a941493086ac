import ExcelJS from 'exceljs';
import { sampleCompanies } from './companies.js';

/** The fictional company database that belongs to `sampleQuarter` with the same seed and size. */
export async function sampleCompanyDatabase(options: {
  readonly seed: number;
  readonly contacts: number;
}): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  workbook.created = new Date(Date.UTC(2024, 0, 1));
  const sheet = workbook.addWorksheet('Perusahaan');
  sheet.columns = [{ width: 6 }, { width: 44 }, { width: 60 }, { width: 26 }, { width: 10 }];
  sheet.addRow(['No', 'Nama Perusahaan', 'Lapangan Usaha', 'Kabupaten/Kota', 'Status']).font = {
    bold: true,
  };
  for (const [position, company] of sampleCompanies(options.seed, options.contacts).entries())
    sheet.addRow([position + 1, company.name, company.sector, company.town, 'Aktif']);
  return Buffer.from(await workbook.xlsx.writeBuffer());
}
