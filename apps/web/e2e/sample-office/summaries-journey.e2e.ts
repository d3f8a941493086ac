import { dataOf } from '@lqc/drafting/testing';
import { callsOf } from '../support/calls';
import { firstAnalysis } from '../support/first-analysis';
import {
  downloaded,
  journey,
  look,
  model,
  page,
  press,
  product,
  retype,
  staysQuiet,
} from '../support/journey';
import { MODEL_KEY } from '../support/secrets';

journey('with sample data', async () => {
  await firstAnalysis(page, product);
  await page.getByRole('tab', { name: 'Kesimpulan LLM', exact: true }).click();
});

const choose = (field: string, label: string) =>
  page.getByLabel(field, { exact: true }).selectOption({ label });

/** Writes a draft of the chapter and waits for its checked text. */
async function write(): Promise<void> {
  await press('Buat Ringkasan AI');
  await page.getByRole('button', { name: 'Simpan ke Database' }).waitFor({ timeout: 30_000 });
}

test('chapter 1 asks for a kind of analysis before it writes', async () => {
  await choose('BAB', 'BAB 1: Ringkasan Liaison');
  await press('Buat Ringkasan AI');
  await page.getByRole('alert').filter({ hasText: 'Pilih jenis analisis' }).first().waitFor();
  await choose('Jenis analisis', 'Analisis Indikator Spesifik');
  await choose('Indikator', 'Harga Jual');
  await write();
  await page.getByText('Perkembangan Harga Jual').first().waitFor();
  await look('30-bab-1');
});

test('chapter 2 leads from a sentence to the contact and its words', async () => {
  await choose('BAB', 'BAB 2: Analisis Indikator Liaison');
  await write();
  const sentence = page.getByRole('button', { name: /^Salah satu kontak menyampaikan/ }).first();
  await sentence.click();
  const panel = page.getByRole('complementary', { name: 'Dasar kalimat ini' });
  await panel.locator('blockquote').first().waitFor();
  const [quote] = await panel.locator('blockquote').allInnerTexts();
  expect(quote!.length).toBeGreaterThan(20);
  await look('31-bab-2');
});

test('the workbook behind chapter 2 is exported beside it, of the indicator chosen there', async () => {
  await choose('Indikator', 'Harga Jual');
  const { name, bytes } = await downloaded('Export Excel BAB 2');
  expect(name).toBe('BAB2_Harga Jual_Triwulan III 2025.xlsx');
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
});

test('no company name has reached the model', async () => {
  const session = new URL(page.url()).searchParams.get('session')!;
  const { contacts } = await callsOf(page).call('indicatorDetail', {
    params: { session, key: 'domestik' },
  });
  expect(contacts.length).toBeGreaterThan(10);
  const sent = model.requests.map(({ body }) => body).join('\n');
  expect(sent).not.toMatch(/\bPT [A-Z][a-z]+/);
  for (const { contact } of contacts) expect(sent).not.toContain(contact);
});

test('a wrong figure is marked with what the data say, also in what a person types', async () => {
  await press('Sunting');
  const box = page.getByRole('textbox', { name: 'Sunting teks' });
  await retype(
    box,
    '**Penjualan domestik meningkat.** Rata-rata penjualan domestik pada Triwulan III 2025 sebesar 4,99.',
  );
  await press('Periksa dan pakai');
  const wrong = page.getByTitle(/tidak sesuai data/).first();
  await wrong.waitFor();
  expect(await page.getByText(/pernyataan tidak sesuai data/).count()).toBeGreaterThan(0);
  await look('32-angka-salah');
});

test('a draft is kept, once, with the person told', async () => {
  await press('Simpan ke Database');
  await page.getByRole('button', { name: 'Tersimpan!' }).waitFor();
});

test('chapter 3 is about one sector', async () => {
  await choose('BAB', 'BAB 3: Analisis Lapangan Usaha Utama');
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
  await choose('BAB', 'BAB 4: Profil Kontak Liaison');
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
  await choose('BAB', 'BAB 2: Analisis Indikator Liaison');
  await press('Buat Ringkasan AI');
  await page.getByText('tercermin dari pesanan').waitFor({ timeout: 20_000 });
  await look('36-ditulis');
  await press('Hentikan');
  await page.getByText('Penulisan dihentikan').waitFor({ timeout: 20_000 });
  await page.getByText('tercermin dari pesanan').waitFor();
});

test('when the model fails, the reason stands there and rules write instead', async () => {
  model.script(() => ({ kind: 'status', status: 401, text: `bad key ${MODEL_KEY}` }));
  await press('Buat Ringkasan AI');
  await page.getByText('Gagal membuat ringkasan').waitFor({ timeout: 20_000 });
  expect(await page.content()).not.toContain(MODEL_KEY);
  await look('37-gagal');
  await page.getByRole('main').getByRole('button', { name: 'Ringkasan otomatis' }).last().click();
  await page.getByText('ditulis dengan aturan, tanpa model bahasa').waitFor({ timeout: 20_000 });
  await look('38-otomatis');
  await press('Simpan ke Database');
  await page.getByRole('button', { name: 'Tersimpan!' }).waitFor();
});

test('kept conclusions are found, read and exported', async () => {
  await page.goto('/homepage');
  await page.getByText('3 kesimpulan tersimpan').waitFor();
  await page.getByRole('link', { name: /Kesimpulan Liaison/ }).click();
  await page.getByLabel('Cari kesimpulan').waitFor();
  await page.getByRole('main').getByRole('listitem').nth(2).waitFor();
  await look('39-kesimpulan');
  await page.getByLabel('Cari kesimpulan').fill('4,99');
  await page.getByText('Penjualan domestik meningkat').waitFor();
  expect(await page.getByRole('main').getByRole('listitem').count()).toBe(1);
  const { name, bytes } = await downloaded(/^Ekspor teks/);
  expect(name).toBe('permintaan_domestik_triwulan_iii_2025.txt');
  expect(bytes.toString()).toMatch(/Periode: Triwulan III 2025 \/ Triwulan II 2025[\s\S]*4,99/);
  await press(/^Lihat Detail/);
  await page
    .getByRole('dialog')
    .getByTitle(/^tidak sesuai data/)
    .filter({ hasText: '4,99' })
    .waitFor();
  // Also in words, since a hint is read by nobody who only looks.
  await page
    .getByRole('dialog')
    .getByText(/✕ “?.*4,99.*tidak sesuai data/)
    .waitFor();
  await look('40-kesimpulan-detail');
  const document = await downloaded('Ekspor DOCX');
  expect(document.name).toBe('permintaan_domestik_triwulan_iii_2025.docx');
  expect(document.bytes.subarray(0, 2).toString()).toBe('PK');
  await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click();
  await page.getByLabel('Cari kesimpulan').fill('tidak ada yang begini');
  await press('Hapus filter');
  await page.getByRole('listitem').nth(2).waitFor();
});

test("a kept conclusion goes into its section of the quarter's report", async () => {
  const calls = callsOf(page);
  const { data } = await calls.call('userFiles');
  const idOf = (label: string) => data.quarterly_files.find((one) => one.label === label)!.id;
  const { id } = await calls.call('createReport', {
    body: {
      quarter_now_id: idOf('Triwulan III 2025'),
      quarter_before_id: idOf('Triwulan II 2025'),
      last_year_id: idOf('Triwulan III 2024'),
    },
  });
  await page.reload();
  const dialog = page.getByRole('dialog');
  await press(/^Lihat Detail: Perm/);
  await dialog.getByText(/^Di laporan: .*Permintaan Domestik$/).waitFor();
  await look('40-kesimpulan-ke-laporan');
  await dialog.getByRole('button', { name: 'Pakai di laporan' }).click();
  await dialog.getByText('Teks ini sama dengan bagian di laporan').waitFor();
  const { username } = product.admin;
  const { data: kept } = await calls.call('conclusions', { body: { username } });
  const { sections } = await calls.call('report', { params: { id } });
  expect(sections.find(({ target }) => target === 'domestik')!.text).toBe(kept[0]!.summary);
  await dialog.getByRole('button', { name: 'Tutup' }).click();
});

test('a conclusion says that its data have changed since', async () => {
  const { data } = await callsOf(page).call('userFiles');
  const fileId = data.quarterly_files.find(({ label }) => label === 'Triwulan II 2025')!.id;
  await callsOf(page).call('deleteFile', { body: { fileId, fileType: 'quarterly' } });
  await page.reload();
  await page.getByText('data berubah sejak kesimpulan ini').first().waitFor();
});

test('one confirmation deletes them all', async () => {
  await press('Hapus Semua');
  await page.getByRole('alertdialog').getByText('3 kesimpulan').waitFor();
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
