import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openWorkbook } from '@lqc/workbook';
import ExcelJS from 'exceljs';
import { signInFirst } from '../support/first-analysis';
import { layoutProblems } from '../support/layout-problems';
import { journey, look, page, press, product, staysQuiet } from '../support/journey';

const folder = mkdtempSync(join(tmpdir(), 'liaison-notes-'));

journey('empty', async () => {
  await signInFirst(page, product.admin);
  await page.goto('/homepage');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A diary note of one contact on a sheet that nobody named. */
async function note(fileName: string, contact: string): Promise<string> {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('Sheet1');
  sheet.addRows([
    ['Nama Contact', contact],
    ['Permintaan Domestik - Likert Scale', 4],
    ['Penjualan Domestik', `Menurut ${contact}, permintaan domestik meningkat.`],
  ]);
  sheet.getColumn(1).width = 40;
  sheet.getCell('A1').font = { bold: true };
  const path = join(folder, fileName);
  await book.xlsx.writeFile(path);
  return path;
}

const rows = () => page.getByRole('row').filter({ has: page.getByRole('rowheader') });

test('the home page leads to the merger', async () => {
  await page.getByRole('link', { name: /Gabung Excel Diary Notes/ }).click();
  await page.getByText('Belum ada file').waitFor();
  await press('Preview Gabungan');
  await page.getByRole('alert').filter({ hasText: 'Tidak ada file yang dipilih' }).waitFor();
  await look('50-merger-kosong');
});

test('notes are chosen, ordered and previewed with the names they will have', async () => {
  const broken = join(folder, 'rusak.xlsx');
  writeFileSync(broken, 'bukan buku kerja');
  await page
    .locator('input[type=file]')
    .setInputFiles([
      await note('kontak-1.xlsx', 'Wijaya Kencana, PT'),
      await note('kontak-2.xlsx', 'Melati Abadi, CV'),
      broken,
      await note('kontak-3.xlsx', 'Sinar Laut Jaya, UD'),
    ]);
  expect(await rows().count()).toBe(4);
  await press('Naikkan kontak-3.xlsx');
  await press('Naikkan kontak-3.xlsx');
  await page.getByRole('link', { name: 'Beranda' }).click();
  await page.getByRole('alertdialog').getByText('File yang sedang diproses akan dihapus').waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Batal' }).click();
  await press('Preview Gabungan');
  const dialog = page.getByRole('dialog', { name: 'Lembar hasil gabungan' });
  await dialog.waitFor({ timeout: 30_000 });
  expect(await dialog.getByRole('listitem').locator('p.font-medium').allInnerTexts()).toEqual([
    'Wijaya Kencana, PT',
    'Sinar Laut Jaya, UD',
    'Melati Abadi, CV',
    'rusak.xlsx',
  ]);
  await look('51-merger-preview');
});

test('the merged workbook is downloaded and certified; what is broken blocks nobody', async () => {
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 30_000 }),
    press('Lanjut Gabung'),
  ]);
  expect(download.suggestedFilename()).toBe('gabungan_diary_notes.xlsx');
  const workbook = await openWorkbook(readFileSync(await download.path()));
  const names: string[] = [];
  for await (const { name } of workbook.sheets()) names.push(name);
  expect(names).toEqual(['Wijaya Kencana, PT', 'Sinar Laut Jaya, UD', 'Melati Abadi, CV']);
  await page.getByText('Semua yang dihitung sama sebelum dan sesudah').waitFor();
  await page.getByText('File yang tidak digabungkan').waitFor();
  await page.getByText('1 dari 4 file tidak ikut digabungkan; hasilnya belum lengkap.').waitFor();
  const broken = rows().filter({ hasText: 'rusak.xlsx' });
  await broken.getByText('gagal', { exact: true }).waitFor();
  expect(await layoutProblems(page)).toEqual([]);
  await look('52-merger-selesai');
});

test('on a telephone each file says its name, its state and what is wrong with it', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  const broken = rows().filter({ hasText: 'rusak.xlsx' });
  for (const words of ['rusak.xlsx', 'gagal', /^File ini bukan buku kerja/]) {
    const { x, width } = (await broken.getByText(words).boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(390);
  }
  expect(await layoutProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 1366, height: 768 });
});

test('an admin stores it as a quarter without another upload', async () => {
  await page.getByLabel('Label triwulan').fill('Triwulan IV 2025');
  await press('Simpan sebagai file triwulan');
  await page
    .getByRole('status')
    .filter({ hasText: 'Triwulan IV 2025 tersimpan' })
    .waitFor({ timeout: 30_000 });
  await page.goto('/admin-settings');
  await page.getByRole('rowheader', { name: 'Triwulan IV 2025', exact: true }).waitFor();
});

staysQuiet();
