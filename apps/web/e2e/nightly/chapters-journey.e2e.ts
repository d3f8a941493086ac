import { dataOf } from '@lqc/drafting/testing';
import { choose, openDrafting, write } from '../support/drafting';
import { downloaded, journey, look, model, page, press, staysQuiet } from '../support/journey';
import { MODEL_KEY } from '../support/secrets';

journey('with sample data', openDrafting);

test('chapter 1 is written of the kind of analysis that was chosen', async () => {
  await choose('BAB', 'BAB 1 Ringkasan Liaison');
  await choose('Jenis analisis', 'Analisis Indikator Spesifik');
  await choose('Indikator', 'Harga Jual');
  await write();
  await page.getByText('Perkembangan Harga Jual').first().waitFor();
  await look('30-bab-1');
});

test('the workbook behind chapter 2 is exported beside it, of the indicator chosen there', async () => {
  await choose('BAB', 'BAB 2 Analisis Indikator Liaison');
  await write();
  await choose('Indikator', 'Harga Jual');
  const { name, bytes } = await downloaded('Export Excel BAB 2');
  expect(name).toBe('BAB2_Harga Jual_Triwulan III 2025.xlsx');
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
});

test('chapter 3 is about one sector', async () => {
  await choose('BAB', 'BAB 3 Analisis Lapangan Usaha Utama');
  await page.getByLabel('Lapangan usaha', { exact: true }).selectOption({ index: 1 });
  const sector = await page
    .getByLabel('Lapangan usaha', { exact: true })
    .evaluate((select: HTMLSelectElement) => select.value);
  await write();
  await page.getByRole('heading', { name: sector }).waitFor();
  // Meanwhile the conclusion that was kept may be read a second time, which has no subject.
  const subjects = model.requests.map((request) => dataOf(request).subjek);
  expect(subjects.findLast((subject) => subject !== undefined)).toContain(sector);
  await look('33-bab-3');
  const workbook = await downloaded('Export Excel BAB 3');
  expect(workbook.name).toBe('BAB3_Per_Sektor_Triwulan III 2025.xlsx');
  expect(workbook.bytes.subarray(0, 2).toString()).toBe('PK');
  await press('Simpan ke Database');
  await page.getByRole('button', { name: 'Tersimpan!' }).waitFor();
});

test('chapter 4 brings its two charts, which can be taken along', async () => {
  await choose('BAB', 'BAB 4 Profil Kontak Liaison');
  await write();
  const { name, bytes } = await downloaded('Unduh PNG');
  expect(name).toBe('grafik_5_1_orientasi_penjualan.png');
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  await look('34-bab-4');
});

test('what the model is shown can be looked at beforehand', async () => {
  await press('Debug & Preview');
  await page.getByRole('dialog').getByText('Struktur data').waitFor({ timeout: 30_000 });
  await look('35-preview');
  await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click();
});

test('a draft shows while it is written and can be stopped; what was written stays', async () => {
  model.script(() => ({ kind: 'hang', pieces: ['Penjualan domestik ', 'tercermin dari pesanan'] }));
  await choose('BAB', 'BAB 2 Analisis Indikator Liaison');
  await press('Buat Ringkasan AI');
  await page.getByText('tercermin dari pesanan').waitFor({ timeout: 20_000 });
  await look('36-ditulis');
  await press('Hentikan');
  await page.getByText('Penulisan dihentikan').waitFor({ timeout: 20_000 });
  await page.getByText('tercermin dari pesanan').waitFor();
});

test('one confirmation deletes them all', async () => {
  await page.goto('/liaison-summary');
  await press('Hapus Semua');
  await page.getByRole('alertdialog').getByText('1 kesimpulan').waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus Semua' }).click();
  await page.getByText('Belum ada kesimpulan').waitFor();
});

test('the configuration is changed, tested and put back', async () => {
  await page.goto('/admin-settings?tab=model');
  const save = page.getByRole('button', { name: 'Simpan Perubahan' });
  await save.waitFor();
  expect(await save.isDisabled()).toBe(true);
  await page.getByLabel('Maksimum token').fill('90000');
  await page.getByText('Isi antara 1.000 dan 80.000.').waitFor();
  expect(await save.isDisabled()).toBe(true);
  await page.getByLabel('Maksimum token').fill('6000');
  await look('42-konfigurasi');
  await press('Keluar');
  await page.getByText('Perubahan konfigurasi LLM belum disimpan.').waitFor();
  await page.getByRole('button', { name: 'Batal' }).click();
  await press('Reset');
  expect(await page.getByLabel('Maksimum token').inputValue()).toBe('4000');
  await page.getByLabel('Maksimum token').fill('6000');
  await save.click();
  await page.getByText('Konfigurasi berhasil disimpan!').waitFor();
  await press('Uji koneksi');
  await page.getByText(/menjawab dalam/).waitFor({ timeout: 20_000 });
  expect(JSON.parse(model.requests.at(-1)!.body)).toMatchObject({ model: 'grok-3-mini' });
  expect(model.requests.at(-1)!.authorization).toBe(`Bearer ${MODEL_KEY}`);
});

staysQuiet();
