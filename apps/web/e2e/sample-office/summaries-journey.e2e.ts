import { callsOf } from '../support/calls';
import { choose, openDrafting, write } from '../support/drafting';
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

/** What the model was asked before this journey. */
let asked: number;

journey('with sample data', async () => {
  await openDrafting();
  asked = model.requests.length;
});

test('chapter 1 asks for a kind of analysis before it writes', async () => {
  await choose('BAB', 'BAB 1 Ringkasan Liaison');
  await press('Buat Ringkasan AI');
  await page.getByRole('alert').filter({ hasText: 'Pilih jenis analisis' }).first().waitFor();
  expect(model.requests.length).toBe(asked);
});

test('chapter 2 leads from a sentence to the contact and its words', async () => {
  await choose('BAB', 'BAB 2 Analisis Indikator Liaison');
  await write();
  const sentence = page.getByRole('button', { name: /^Salah satu kontak menyampaikan/ }).first();
  await sentence.click();
  const panel = page.getByRole('complementary', { name: 'Dasar kalimat ini' });
  await panel.locator('blockquote').first().waitFor();
  const [quote] = await panel.locator('blockquote').allInnerTexts();
  expect(quote!.length).toBeGreaterThan(20);
  await look('31-bab-2');
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

test('when the model fails, the reason stands there and rules write instead', async () => {
  model.script(() => ({ kind: 'status', status: 401, text: `bad key ${MODEL_KEY}` }));
  await press('Buat Ringkasan AI');
  await page.getByText('Gagal membuat ringkasan').waitFor({ timeout: 20_000 });
  expect(await page.content()).not.toContain(MODEL_KEY);
  await look('37-gagal');
  await page.getByRole('main').getByRole('button', { name: 'Ringkasan otomatis' }).last().click();
  await page.getByText('ditulis dengan aturan, tanpa model bahasa').waitFor({ timeout: 20_000 });
  await look('38-otomatis');
  // The draft that this one replaced comes back, and so does this one.
  await press('Draf sebelumnya');
  await page.getByRole('main').getByText('Penjualan domestik meningkat').first().waitFor();
  await press('Draf sebelumnya');
  await page.getByText('ditulis dengan aturan, tanpa model bahasa').waitFor();
  await press('Simpan ke Database');
  await page.getByRole('button', { name: 'Tersimpan!' }).waitFor();
});

test('kept conclusions are found, read and exported', async () => {
  await page.goto('/homepage');
  await page.getByText('2 kesimpulan tersimpan').waitFor();
  await page.getByRole('link', { name: /Kesimpulan Liaison/ }).click();
  await page.getByLabel('Cari kesimpulan').waitFor();
  await page.getByRole('main').getByRole('listitem').nth(1).waitFor();
  await look('39-kesimpulan');
  await page.getByLabel('Cari kesimpulan').fill('4,99');
  await page.getByText('Penjualan domestik meningkat').waitFor();
  expect(await page.getByRole('main').getByRole('listitem').count()).toBe(1);
  const { name, bytes } = await downloaded(/^Unduh teks/);
  expect(name).toBe('permintaan_domestik_triwulan_iii_2025.txt');
  expect(bytes.toString()).toMatch(
    /Periode: Triwulan III 2025 terhadap Triwulan II 2025[\s\S]*4,99/,
  );
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
  const document = await downloaded('Unduh DOCX');
  expect(document.name).toBe('permintaan_domestik_triwulan_iii_2025.docx');
  expect(document.bytes.subarray(0, 2).toString()).toBe('PK');
  await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click();
  await page.getByLabel('Cari kesimpulan').fill('tidak ada yang begini');
  await press('Hapus saringan');
  await page.getByRole('listitem').nth(1).waitFor();
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
  const calls = callsOf(page);
  const { undo_id: undo } = await calls.call('deleteFile', {
    body: { fileId, fileType: 'quarterly' },
  });
  await page.reload();
  await page.getByText('data berubah sejak kesimpulan ini').first().waitFor();
  await calls.call('undo', { params: { id: undo! } });
});

staysQuiet();
