import { readFileSync } from 'node:fs';
import { openWorkbook } from '@lqc/workbook';
import { callsOf } from '../support/calls';
import { firstAnalysis } from '../support/first-analysis';
import { downloaded, journey, look, page, product, staysQuiet } from '../support/journey';

journey('with sample data', () => firstAnalysis(page, product));

const tab = (name: string) => page.getByRole('tab', { name, exact: true }).click();

async function sheetsOf(bytes: Buffer): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of (await openWorkbook(bytes)).sheets()) names.push(name);
  return names;
}

const isPng = (bytes: Buffer) => bytes.subarray(1, 4).toString() === 'PNG';

test('the tabulation is downloaded under its name, once its periods are named', async () => {
  await tab('Tabulasi');
  await page.getByLabel('Periode Sebelumnya').fill(' ');
  await page.getByRole('button', { name: 'Buat & Unduh Excel' }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: 'Harap isi Periode Sekarang dan Periode Sebelumnya' })
    .first()
    .waitFor();
  await page.getByLabel('Periode Sebelumnya').fill('Triwulan II 2025');
  const { name, bytes } = await downloaded('Buat & Unduh Excel');
  expect(name).toBe('tabulasi_likert_scale_Triwulan III 2025.xlsx');
  expect(await sheetsOf(bytes)).toContain('Per Sektor');
});

test('the comparison is downloaded with the first of its session', async () => {
  await tab('Perbandingan');
  const session = new URL(page.url()).searchParams.get('session')!;
  expect((await downloaded('Download Analisis')).name).toBe(
    `sonic_comparison_${session.slice(0, 8)}.xlsx`,
  );
});

test('the two numbered charts are downloaded as pictures for print', async () => {
  await tab('Triwulan Sekarang');
  const pictures = page.getByRole('button', { name: /Unduh PNG/ });
  await pictures.first().waitFor();
  const names: string[] = [];
  for (let at = 0; at < (await pictures.count()); at += 1) {
    const [download] = await Promise.all([
      page.waitForEvent('download', { timeout: 30_000 }),
      pictures.nth(at).click(),
    ]);
    names.push(download.suggestedFilename());
    expect(isPng(readFileSync(await download.path()))).toBe(true);
  }
  expect(names).toEqual(
    expect.arrayContaining(['grafik_5_1_orientasi_penjualan.png', 'grafik_5_2_lapangan_usaha.png']),
  );
});

test('clouds stand side by side, and a word leads to the sentences that hold it', async () => {
  await tab('Analisis Lanjutan');
  await page.getByRole('button', { name: 'Buat Wordcloud' }).click();
  await page.getByRole('img', { name: /Permintaan Domestik/ }).waitFor({ timeout: 30_000 });
  await page.getByLabel('Indikator', { exact: true }).selectOption('harga jual');
  await page.getByRole('button', { name: 'Buat TF-IDF' }).click();
  await page.getByRole('columnheader', { name: 'Skor TF-IDF' }).waitFor({ timeout: 30_000 });
  await look('22-kata');
  await page.getByRole('button', { name: 'Bandingkan dengan triwulan sebelumnya' }).first().click();
  await page.getByText('Triwulan II 2025').last().waitFor();
  await look('23-kata-dua-triwulan');
  await page
    .getByRole('button', { name: /: buka kalimatnya$/ })
    .first()
    .click();
  await page.getByRole('dialog').locator('mark').first().waitFor();
  await look('24-kalimat');
  await page.keyboard.press('Escape');
});

staysQuiet();
test('an admin says which company of the database a contact is', async () => {
  await page.goto('/admin-settings');
  const row = page.getByRole('row').filter({
    has: page.getByRole('rowheader', { name: 'Triwulan III 2025', exact: true }),
  });
  await row.getByRole('button', { name: 'Kualitas data' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('39 dari 40 perusahaan cocok').waitFor({ timeout: 20_000 });
  await dialog.getByText('Perusahaan tanpa pasangan di database').click();
  const suggestion = dialog.getByTitle(/^Pasangkan /).first();
  const company = await suggestion.innerText();
  await look('25-pasangan');
  await suggestion.click();
  await dialog.getByText('40 dari 40 perusahaan cocok').waitFor({ timeout: 20_000 });
  await dialog.getByText('Perusahaan yang dipasangkan oleh petugas').click();
  await dialog.getByText(`= ${company}`).waitFor();
  await dialog.getByRole('button', { name: 'Tutup' }).click();
  // Other journeys find the companies as they were.
  const { matches } = await callsOf(page).call('confirmedCompanies');
  for (const { contact_key: key } of matches)
    await callsOf(page).call('forgetCompany', { body: { contact_key: key } });
});
