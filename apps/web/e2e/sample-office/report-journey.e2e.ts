import type { Locator } from 'playwright-core';
import { callsOf } from '../support/calls';
import { signInFirst } from '../support/first-analysis';
import { addPerson } from '../support/people';
import { button, journey, look, page, pageOf, product, staysQuiet } from '../support/journey';

const MOST_CLICKS = 12;
/** A quote is as far from the head of the panel as its figures and links let it be. */
const MOST_TABS = 30;

journey('with sample data', async () => {
  await signInFirst(page, product.admin);
  await page.goto('/homepage');
});

const item = (name: string | RegExp) => page.getByRole('menuitem', { name });
const text = () => page.getByRole('textbox', { name: /^Teks / });
const outline = () => page.getByRole('navigation', { name: 'Kerangka laporan' });
const section = (name: RegExp) => outline().getByRole('button', { name });

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

let clicks = 0;
async function click(target: Locator): Promise<void> {
  clicks += 1;
  await target.click();
}

test('from stored quarters a whole report is drafted by rules in a few clicks', async () => {
  await click(page.getByRole('navigation', { name: 'Navigasi utama' }).getByText('Laporan'));
  await page.getByText('Laporan baru').waitFor();
  await click(button('Mulai laporan'));
  await outline().waitFor();
  await click(button('Susun seluruh laporan'));
  await click(item(/^Otomatis/));
  await page.getByText(/^\d+ bagian disusun/).waitFor({ timeout: 60_000 });
  await section(/2\.1 /).click();
  await text().getByText(/\w/).first().waitFor();
  // What only people can write is all that waits.
  const waiting = section(/menunggu/);
  await waiting.nth(1).waitFor({ state: 'detached' });
  expect(await waiting.allInnerTexts()).toEqual([expect.stringContaining('Isu Khusus')]);
});

test('a sentence shows what stands behind it, and its underline moves with the words typed', async () => {
  const first = page.locator('.statement').first();
  const said = await first.innerText();
  await first.click();
  const beside = page.getByRole('complementary', { name: 'Di samping teks' });
  await beside.getByRole('heading', { name: 'Dasar kalimat ini' }).waitFor();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('Sebagai pembuka. ');
  // What is typed before a sentence leaves its check as it was.
  expect(await page.locator('.statement-supported').first().innerText()).toBe(said);
  await button('Simpan').click();
  await page.getByText(/versi 2, tersimpan/).waitFor();
});

test('a wrong figure is red, and stands in the way of the approval', async () => {
  await text().click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Rata-rata penjualan domestik pada Triwulan III 2025 sebesar 4,99.');
  await button('Simpan').click();
  const wrong = page.locator('.statement-contradicted').last();
  await wrong.waitFor();
  await wrong.click();
  const beside = page.getByRole('complementary', { name: 'Di samping teks' });
  await beside.getByText('Tidak sesuai data.').waitFor();
  await page.getByRole('img', { name: 'Tidak sesuai data' }).last().waitFor();
  // Whoever steps from sentence to sentence stays at the button.
  const before = button('Kalimat sebelumnya');
  await before.press('Enter');
  expect(await isFocused(before)).toBe(true);
  await button('Kalimat berikut').press('Enter');
  expect(await isFocused(button('Kalimat berikut'))).toBe(true);
  await page.getByText('Rata-rata, Permintaan Domestik, Triwulan III 2025: 4,99').waitFor();
  await look('62-kalimat-salah');
  await button('Tindakan lain').click();
  await item('Setujui laporan').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('1 kalimat tidak sesuai data').waitFor();
  const approve = dialog.getByRole('button', { name: 'Simpan alasan dan lanjutkan' });
  expect(await approve.isDisabled()).toBe(true);
  await look('63-merah-menghalangi');
  await dialog.getByRole('button', { name: 'Batal' }).click();
});

test('a reason is kept with the sentence, and that there is one in the audit log', async () => {
  await button('Biarkan, beri alasan').press('Enter');
  await page.locator('textarea:focus').waitFor();
  await page.getByLabel('Alasan kalimat ini tetap').fill('Angka dari survei lain.');
  await button('Simpan alasan').click();
  await page.getByText(`Dibiarkan oleh ${product.admin.username}`).waitFor();
  const { events } = await callsOf(page).call('auditEvents', {});
  expect(events.map(({ action }) => action)).toContain('explain-sentence');
});

test('a colleague comments on a sentence, and is told who edits it', async () => {
  await addPerson(page, { username: 'penelaah', role: 'staff' });
  const other = await pageOf('penelaah');
  await other.goto(page.url());
  await other.getByText(`Sedang disunting oleh ${product.admin.username}`).waitFor();
  await other.locator('.statement').first().click();
  await other.getByRole('button', { name: /^Komentar/ }).click();
  await other.getByLabel('Komentar').fill('Mohon sebutkan pembandingnya.');
  await other.getByRole('button', { name: 'Kirim komentar' }).click();
  await other.getByText('Mohon sebutkan pembandingnya.').first().waitFor();
  await other.context().close();

  await page.reload();
  await button(/^Komentar \(1\)/).click();
  await page.getByText('Mohon sebutkan pembandingnya.').waitFor();
  await button('Tutup komentar').click();
  await page.getByText('1 komentar selesai').waitFor();
});

test('one click proposes another sentence with its figures; Enter takes it, and it can be undone', async () => {
  await page.getByRole('button', { name: 'Dasar', exact: true }).click();
  const wrong = page.locator('.statement-contradicted').last();
  await wrong.click();
  await button('Tulis ulang kalimat ini').click();
  const proposed = page.getByRole('region', { name: 'Usul kalimat pengganti' });
  await proposed.getByRole('button', { name: 'Pakai kalimat ini' }).waitFor();
  const offered = await proposed.getByRole('status').locator('p').first().innerText();
  const figures = proposed.getByRole('list', { name: 'Angka di baliknya' });
  expect(await figures.innerText()).toMatch(/Rata-rata, Permintaan Domestik, .*: \d,\d\d/);
  await look('65-usul-kalimat');
  await page.keyboard.press('Escape');
  expect(await text().innerText()).toContain('4,99');

  await button('Tulis ulang kalimat ini').click();
  await proposed.getByRole('button', { name: 'Pakai kalimat ini' }).waitFor();
  await page.keyboard.press('Enter');
  expect(await text().innerText()).toContain(offered);
  expect(await text().innerText()).not.toContain('4,99');
  await page.keyboard.press('ControlOrMeta+z');
  expect(await text().innerText()).toContain('4,99');
  // What is undone is what was checked: nothing of it needs to be saved.
  await wrong.waitFor();
  await page.getByText(/versi 3, tersimpan/).waitFor();
});

test('a quote is put behind its sentence by the keyboard alone', async () => {
  await page.locator('.statement-supported').filter({ hasText: '“' }).first().click();
  const insert = page.getByRole('button', { name: /^Sisipkan kutipan/ }).first();
  await insert.waitFor();
  const quotes = () =>
    text()
      .innerText()
      .then((all) => all.split('“').length);
  const before = await quotes();
  await page.keyboard.press('F6');
  for (let at = 0; at < MOST_TABS && !(await isFocused(insert)); at += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await quotes()).toBe(before + 1);
  // The focus comes back to the text once it is drawn.
  while (!(await isFocused(text()))) await page.waitForTimeout(50);
  await page.keyboard.press('ControlOrMeta+z');
  expect(await quotes()).toBe(before);
});

test('a question about a sentence opens the assistant on the report’s analysis, with the sentence', async () => {
  const first = page.locator('.statement').first();
  const said = await first.innerText();
  await first.click();
  await button('Tanya tentang ini').click();
  const chat = page.getByRole('dialog', { name: 'Asisten Analisis' });
  await chat.waitFor();
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/chat'),
  );
  await chat.getByRole('textbox').fill('Kontak mana yang mendukungnya?');
  await page.keyboard.press('Enter');
  const request = await sent;
  expect(request.postDataJSON()).toMatchObject({ context: { summary: said } });
  const { reports } = await callsOf(page).call('reports', {});
  expect(request.url()).toContain(reports[0]!.session_id);
  await page.keyboard.press('Escape');
});

test('two versions are compared word by word', async () => {
  await button('Versi').click();
  const added = page.locator('ins').filter({ hasText: '4,99' });
  await added.waitFor();
  await look('64-versi');
});

test('the report is approved, within twelve clicks from its stored files', async () => {
  await click(button('Tindakan lain'));
  await click(item('Setujui laporan'));
  await click(page.getByRole('dialog').getByRole('button', { name: 'Setujui laporan' }));
  await page.getByText('Laporan kini disetujui.').waitFor();
  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
  await page.getByText('Kembalikan ke draf untuk menyunting.').waitFor();
  expect(await text().getAttribute('contenteditable')).toBe('false');
});

staysQuiet();
