import { NOTHING_FOUND } from '@lqc/contracts';
import type { Locator } from 'playwright-core';
import { untilQuiet } from '../support/browser';
import { callsOf } from '../support/calls';
import { problemsAtEverySize } from '../support/every-size';
import { firstAnalysis } from '../support/first-analysis';
import {
  button,
  journey,
  look,
  page,
  press,
  product,
  retype,
  staysQuiet,
} from '../support/journey';

journey('with sample data', () => firstAnalysis(page, product));

const dialog = () => page.getByRole('alertdialog');
const hasFocusIn = (place: Locator) =>
  place.evaluate((element) => element.contains(document.activeElement));
const untilFocused = () => page.waitForFunction(() => document.activeElement !== document.body);
const conclusions = async () =>
  (await callsOf(page).call('conclusions', { body: {} })).data.map(({ summary }) => summary);

async function draft(): Promise<void> {
  const session = new URL(page.url()).searchParams.get('session');
  await page.goto(`/dashboard?tab=summary&session=${session}`);
  await press('Ringkasan otomatis');
  await button('Simpan ke Database').waitFor({ timeout: 30_000 });
}

test('a report and an analysis that are begun by three clicks are begun once', async () => {
  await page.goto('/laporan');
  const begin = button('Mulai laporan');
  await begin.waitFor();
  await begin.evaluate((element: HTMLElement) => {
    for (let click = 0; click < 3; click += 1) element.click();
  });
  await page.waitForURL(/\/laporan\/./);
  const calls = callsOf(page);
  expect((await calls.call('reports', {})).total).toBe(1);
  const analyses = async () => (await calls.call('listSessions', {})).sessions.length;
  const before = await analyses();
  await page.goto('/dashboard?tab=overview');
  const start = button('Mulai Analisis');
  await start.waitFor();
  // The analysis that was open before is found first, and the form begins anew with its quarters.
  await untilQuiet(page);
  // Of the same quarters the office has one already.
  await page.getByLabel('Periode Tahun Lalu').selectOption('');
  const address = page.url();
  await start.evaluate((element: HTMLElement) => {
    for (let click = 0; click < 3; click += 1) element.click();
  });
  await page.waitForURL((url) => url.href !== address);
  await page.getByText(/^Yang berubah: /).waitFor();
  expect(await analyses()).toBe(before + 1);
});

test('Simpan ke Database stores the text as it is typed, once however often it is pressed', async () => {
  await draft();
  await press('Sunting');
  const editor = page.getByRole('textbox', { name: /^Sunting|^Teks|draf/i }).last();
  expect(await editor.evaluate((element) => element === document.activeElement)).toBe(true);
  await retype(editor, 'Disunting tangan. Rata-rata penjualan domestik sebesar 4,99.');
  const save = button('Simpan ke Database');
  await save.evaluate((element: HTMLElement) => {
    for (let click = 0; click < 3; click += 1) element.click();
  });
  // The text is checked before it is kept.
  await button('Tersimpan!').waitFor({ timeout: 30_000 });
  expect(await conclusions()).toEqual([
    'Disunting tangan. Rata-rata penjualan domestik sebesar 4,99.',
  ]);
  // Successes leave the sidebar by themselves, and what is wrong stands on the page, not in a hint.
  await page
    .getByText(/✕ “?.*4,99.*tidak sesuai data/)
    .first()
    .waitFor();
  await look('90-simpan-suntingan');
  await page
    .locator('[role=status] > p')
    .filter({ hasText: 'Tersimpan!' })
    .waitFor({ state: 'detached' });
});

test('Periksa dan pakai keeps the focus near, also while it checks', async () => {
  await press('Sunting');
  await page.keyboard.type('Sekali lagi. ');
  const check = button('Periksa dan pakai');
  await check.press('Enter');
  await untilFocused();
  await check.or(button('Memeriksa')).waitFor({ state: 'detached' });
  await untilFocused();
});

test('a draft that another replaced comes back', async () => {
  await press('Tulis ulang');
  await button('Draf sebelumnya').waitFor({ timeout: 30_000 });
  expect(await page.getByText('Disunting tangan.').count()).toBe(0);
  await press('Draf sebelumnya');
  await page.getByText('Disunting tangan.').first().waitFor();
});

test('a deleted conclusion is gone after a reload, and comes back from the list of what was deleted', async () => {
  await page.goto('/liaison-summary');
  await press(/^Hapus: /);
  await page.getByText('Kesimpulan dihapus.').waitFor();
  await page.getByText('Belum ada kesimpulan').waitFor();
  await untilFocused();
  await page.reload();
  await page.getByText('Belum ada kesimpulan').waitFor();
  await page.getByText('Dapat dikembalikan (1)').click();
  await look('91-dapat-dikembalikan');
  await press(/^Kembalikan Kesimpulan/);
  await button(/^Hapus: /).waitFor();
});

afterEach(() => page.emulateMedia({ media: 'screen' }));

test.each([
  ['a comparison', '/dashboard?tab=comparison', 'Perkiraan dan kenyataan'],
  ['a draft', '/dashboard?tab=summary', 'Permintaan Domestik'],
  ['a section of a report', '/laporan/', /^2\.1 /],
  ['the history', '/riwayat?', /sel sektor/],
])('%s prints without navigation and buttons, its charts whole', async (_what, address, sign) => {
  const calls = callsOf(page);
  const { sessions } = await calls.call('listSessions', {});
  const { reports } = await calls.call('reports', {});
  if (address === '/laporan/') {
    const { sections } = await calls.call('report', { params: { id: reports[0]!.id } });
    const section = sections.find(({ target }) => target === 'domestik')!.id;
    await page.goto(`/laporan/${reports[0]!.id}?bagian=${section}`);
    await page.getByRole('toolbar').waitFor();
  } else await page.goto(`${address}&session=${sessions[0]!.session_id}`);
  await page.getByRole('main').getByRole('heading', { name: sign }).first().waitFor();
  const hasCharts = !address.includes('summary');
  const drawn = page.locator('main svg:is([role=img], [role=group]), main figure');
  if (hasCharts) await drawn.first().waitFor();
  await page.emulateMedia({ media: 'print' });
  // Paper of A4 lying, whose width would have room for the sidebar as well.
  await page.setViewportSize({ width: 1122, height: 793 });
  const roles = ['banner', 'navigation', 'tablist', 'complementary', 'toolbar'] as const;
  for (const role of roles)
    for (const one of await page.getByRole(role, { includeHidden: true }).all())
      expect(await one.isVisible()).toBe(false);
  expect(await button(/^(Tulis ulang|Salin|Sunting|Tanya|Simpan|Kirim|Unduh|Tutup)/).count()).toBe(
    0,
  );
  const charts = await drawn.evaluateAll((all) =>
    all.map((one) => [
      one.getBoundingClientRect().right <= innerWidth,
      getComputedStyle(one).breakInside,
    ]),
  );
  expect(charts.length > 0).toBe(hasCharts);
  expect(charts.filter(([fits, cut]) => !fits || cut !== 'avoid')).toEqual([]);
  // Nor does a chart leave its heading behind, nor stick out of paper that is narrower than the window.
  const heads = await page
    .locator('main section > header, main figcaption')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).breakAfter));
  expect(heads.filter((cut) => cut !== 'avoid')).toEqual([]);
  const widths = await page
    .locator('main svg[viewBox].font-sans')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).maxWidth));
  expect(widths.filter((most) => most !== '100%')).toEqual([]);
});

test('on a telephone the filters of a search are on its first screen', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/cari?q=harga');
  await page.getByText('Saringan').click();
  const first = (await page.getByRole('checkbox').first().boundingBox())!;
  expect(first.y + first.height).toBeLessThan(844);
  await page.setViewportSize({ width: 1366, height: 768 });
  const field = page.getByRole('textbox', { name: 'Cari dalam semua narasi' });
  const ring = () => field.evaluate((one) => getComputedStyle(one).outlineStyle);
  expect(await ring()).toBe('none');
  await field.focus();
  expect(await ring()).toBe('solid');
});

test('a search that ran out never says that nothing is there, and finds when it is asked again', async () => {
  await page.route(/\/api\/v1\/search\?/, async (route) => {
    const { by_quarter: all, ...found } = await (await route.fetch()).json();
    const by_quarter = all.map((one: object) => ({ ...one, contacts: 0, counted: false }));
    const ranOut = { by_quarter, ran_out: all, uncounted: all.length };
    await route.fulfill({ json: { ...found, ...NOTHING_FOUND, ...ranOut } });
  });
  await page.goto('/cari?q=harga');
  await page.getByText('Belum ada yang ditemukan').waitFor();
  await page.getByText(/^Belum terhitung karena basis data sibuk: /).waitFor();
  expect(await page.getByText('Tidak ada narasi yang memuatnya').count()).toBe(0);
  await look('96-cari-kehabisan-waktu');
  await page.unroute(/\/api\/v1\/search\?/);
  await press('Coba lagi');
  await page.locator('mark').first().waitFor();
});

test('what of a release is not checked yet is not counted', async () => {
  const [report] = (await callsOf(page).call('reports', {})).reports;
  const checking = /\/release-check$/;
  await page.route(checking, () => {});
  await page.goto(`/laporan/${report!.id}/rilis`);
  await page.getByRole('status', { name: 'Memeriksa seluruh laporan' }).waitFor();
  expect(await page.getByText('Semua temuan').count()).toBe(0);
  await page.unroute(checking);
});

test('sentences that people typed are told together, and leave by one button with a reason', async () => {
  const calls = callsOf(page);
  const [report] = (await calls.call('reports', {})).reports;
  const params = { id: report!.id };
  const own = { chapter: 'bab_1', title: 'Catatan' } as const;
  const { id: section } = await calls.call('addSection', { params, body: own });
  const text =
    'Curah hujan tinggi. Hotel Konstruksi di kota sebelah lagi sepi, dan pemiliknya menunda renovasi sampai tahun depan.\n\nSuku bunga acuan BI Rate dipertahankan pada level 5,50% pada Rapat Dewan Gubernur Juni 2025.';
  await calls.call('saveSection', { params: { ...params, section }, body: { text, version: 0 } });
  await page.goto(`/laporan/${report!.id}/rilis`);
  await page.getByText('3 kalimat, diputuskan bersama').waitFor();
  await page.getByText('Curah hujan tinggi.').waitFor();
  const finding = page.getByRole('listitem').filter({ hasText: '3 kalimat, diputuskan bersama' });
  await finding.getByRole('button', { name: 'Sudah dibaca, boleh keluar' }).click();
  await finding.getByRole('textbox').fill('Dibaca; semuanya sudah umum.');
  const viewport = page.viewportSize()!;
  expect(await problemsAtEverySize(page, '97-rilis-kalimat-bebas')).toEqual([]);
  await page.setViewportSize(viewport);
  await finding.getByRole('button', { name: 'Simpan putusan' }).click();
  await finding.getByText('Dibaca; semuanya sudah umum.').waitFor();
  expect(await finding.getByRole('button', { name: 'Biarkan' }).getAttribute('aria-pressed')).toBe(
    'true',
  );
});

test("a section's text that was stored without an answer is saved on, and is called nobody else's", async () => {
  const calls = callsOf(page);
  const [report] = (await calls.call('reports', {})).reports;
  const params = { id: report!.id };
  const { sections } = await calls.call('report', { params });
  const { id } = sections.find(({ target }) => target === 'ekspor')!;
  const stored = async () => (await calls.call('report', { params })).sections;
  const textIs = async (text: string) => {
    while ((await stored()).find((one) => one.id === id)?.text !== text)
      await page.waitForTimeout(300);
  };
  const saving = (url: URL) => url.pathname.endsWith(`/sections/${id}`);
  await page.goto(`/laporan/${params.id}?bagian=${id}`);
  const text = page.getByRole('textbox', { name: /^Teks / });
  await text.click();
  await page.keyboard.type('Tersimpan tanpa kabar.');
  await page.route(saving, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await press('Simpan');
  await textIs('Tersimpan tanpa kabar.');
  await page.getByText('Belum tersimpan').waitFor();
  await page.unroute(saving);
  page.once('dialog', (asked) => void asked.accept());
  await page.reload();
  await text.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Disambung.');
  await button('Simpan').dblclick();
  await textIs('Tersimpan tanpa kabar. Disambung.');
  await page.getByText(/^versi 2|, tersimpan /).waitFor();
  await untilQuiet(page);
  expect(await page.getByText('diubah orang lain').count()).toBe(0);
  const { versions } = await calls.call('sectionVersions', {
    params: { ...params, section: id },
    query: {},
  });
  expect(versions.map(({ version }) => version)).toEqual([2, 1]);
});

test('a text that could not be stored as its section was left is named, and is stored with what is stored next', async () => {
  const calls = callsOf(page);
  const [report] = (await calls.call('reports', {})).reports;
  const params = { id: report!.id };
  const sectionOf = async (of: string) =>
    (await calls.call('report', { params })).sections.find(({ target }) => target === of)!;
  const [left, next] = [await sectionOf('investasi'), await sectionOf('ekspor')];
  const saving = (url: URL) => url.pathname.endsWith(`/sections/${left.id}`);
  await page.goto(`/laporan/${params.id}?bagian=${left.id}`);
  const text = page.getByRole('textbox', { name: /^Teks / });
  await text.click();
  await page.keyboard.type('Ditinggalkan tanpa jaringan.');
  await page.route(saving, (route) => route.abort());
  const outline = page.getByRole('navigation', { name: 'Kerangka laporan' });
  await outline.getByRole('button', { name: next.title }).click();
  await page.getByText(new RegExp(`^Tulisan di bagian “.*${left.title}” belum`)).waitFor();
  const mark = outline.getByText('belum tersimpan');
  await mark.waitFor();
  await page.unroute(saving);
  await page.getByRole('textbox', { name: `Teks ${next.title}` }).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Selesai.');
  await press(/^Simpan$/);
  await mark.waitFor({ state: 'detached' });
  expect((await sectionOf('investasi')).text).toBe('Ditinggalkan tanpa jaringan.');
});

test('after a page is left the focus stays on the page', async () => {
  await page.getByRole('navigation', { name: 'Navigasi utama' }).getByText('Laporan').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/laporan/);
  await page.getByRole('heading', { name: 'Laporan baru' }).waitFor();
  await untilFocused();
});

test('sending for review lists what is wrong first, and home counts it', async () => {
  const calls = callsOf(page);
  const [report] = (await calls.call('reports', {})).reports;
  await page.goto(`/laporan/${report!.id}`);
  const outline = page.getByRole('navigation', { name: 'Kerangka laporan' });
  await outline.getByRole('button', { name: /2\.1 / }).click();
  const text = page.getByRole('textbox', { name: /^Teks / });
  await text.click();
  await page.keyboard.type(
    'Rata-rata penjualan domestik pada Triwulan III 2025 sebesar 4,99. Semuanya kelak membaik.',
  );
  await press('Simpan');
  await page.locator('.statement-contradicted').first().waitFor();
  await press('Kirim untuk ditelaah');
  const asked = page.getByRole('dialog');
  await asked.getByText('1 kalimat tidak sesuai data').waitFor();
  await look('92-kirim-merah');
  expect(await asked.getByRole('button', { name: 'Kirim untuk ditelaah' }).isEnabled()).toBe(true);
  await page.keyboard.press('Escape');
  await page.goto('/homepage');
  await page.getByText(/✕ 1 tidak sesuai data/).waitFor();
  await look('93-home-hitungan');
});

test('removing the sample data names what goes, and all of it comes back', async () => {
  await page.getByRole('button', { name: 'Hapus data contoh' }).click();
  await dialog()
    .getByText(/^1 laporan ikut dihapus/)
    .waitFor();
  await dialog()
    .getByText(/bagian terisi\)/)
    .waitFor();
  await look('94-hapus-contoh');
  expect(await hasFocusIn(dialog())).toBe(true);
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  expect((await callsOf(page).call('reports', {})).total).toBe(1);
  await page.getByRole('button', { name: 'Hapus data contoh' }).click();
  await dialog()
    .getByText(/^1 laporan/)
    .waitFor();
  await dialog().getByRole('button', { name: 'Hapus data contoh' }).click();
  await page.getByText('Belum ada data sama sekali').waitFor();
  expect((await callsOf(page).call('reports', {})).total).toBe(0);
  await page.goto('/admin-settings');
  await page.getByText(/^Dapat dikembalikan/).click();
  await look('95-kembalikan-contoh');
  await press('Kembalikan Data contoh');
  await page.getByRole('rowheader', { name: 'Triwulan III 2025', exact: true }).waitFor();
  const { reports } = await callsOf(page).call('reports', {});
  expect(reports).toHaveLength(1);
  const back = await callsOf(page).call('report', { params: { id: reports[0]!.id } });
  expect(back.sections.some(({ text }) => text.includes('sebesar 4,99'))).toBe(true);
});

staysQuiet();
