import { firstAnalysis } from '../support/first-analysis';
import { complaints, journey, page, product, staysQuiet } from '../support/journey';
import { SIZES } from '../support/every-size';

let session: string;

journey('with sample data', async () => {
  await firstAnalysis(page, product);
  session = new URL(page.url()).searchParams.get('session') ?? '';
});

test('without a connection a page says so, what was seen stays readable, and it goes on by itself', async () => {
  await page.setViewportSize(SIZES['1366x768']);
  await page.goto('/kontak');
  const rows = page.getByRole('rowheader');
  await rows.first().waitFor();
  await page.context().setOffline(true);
  const name = page.getByLabel('Cari nama');
  await name.fill('pt');
  await page.getByText(/^Koneksi terputus\. Mencoba lagi dalam \d+ detik$/).waitFor();
  await name.fill('');
  await rows.first().waitFor();
  await name.fill('pt');
  await page.getByText(/^Koneksi terputus/).waitFor();
  await page.context().setOffline(false);
  await page.getByText(/^Koneksi terputus/).waitFor({ state: 'detached' });
  await rows.first().waitFor();
  expect(await name.inputValue()).toBe('pt');
});

test('a page whose program does not load says so in words, and loads when it is tried again', async () => {
  const fail = { status: 503, body: '' };
  const before = complaints.length;
  await page.goto('/homepage');
  // What a link points at is fetched beforehand; the address leads there without.
  await page.route(/\/assets\/page-.*\.js/, (route) => route.fulfill(fail));
  await page.evaluate(() => history.pushState(null, '', '/rencana'));
  await page.getByText(/^Halaman ini gagal dimuat/).waitFor();
  await page.unroute(/\/assets\/page-.*\.js/);
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await page.getByText('Cakupan sektor per triwulan').first().waitFor();
  for (const complaint of complaints.splice(before))
    expect(complaint).toMatch(/dynamically imported module/);
});

test('where a part of a page does not load, a message says so each time, and the page stays as it is', async () => {
  const before = complaints.length;
  await page.goto('/kontak');
  const name = page.getByLabel('Cari nama');
  await name.fill('pt');
  await page.route(/\/assets\/palette-.*\.js/, (route) => route.fulfill({ status: 503, body: '' }));
  const message = page.getByText(/^Bagian ini belum dapat dimuat/);
  for (let time = 1; time <= 2; time += 1) {
    await page.keyboard.press('Control+k');
    await message.waitFor();
    await page.getByLabel('Tutup pemberitahuan').click();
    await message.waitFor({ state: 'detached' });
  }
  expect(await name.inputValue()).toBe('pt');
  await page.unroute(/\/assets\/palette-.*\.js/);
  for (const complaint of complaints.splice(before))
    expect(complaint).toMatch(/dynamically imported module/);
});

test('a page left open over an update says so, keeps what is typed, and gives way to the present program at the next', async () => {
  await page.goto('/kontak');
  const name = page.getByLabel('Cari nama');
  await page.route(/\/api\/v1\/contacts/, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'x-program': '/assets/index-later.js' };
    await route.fulfill({ response, headers });
  });
  await page.evaluate(() => Object.assign(globalThis, { isEarlier: true }));
  const isEarlier = () => page.evaluate(() => 'isEarlier' in globalThis);
  await name.fill('pt');
  await page.getByText(/^Aplikasi telah diperbarui/).waitFor();
  expect(await name.inputValue()).toBe('pt');
  expect(await isEarlier()).toBe(true);
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('link', { name: 'Rencana' }).first().click();
  await page.getByText('Cakupan sektor per triwulan').first().waitFor();
  expect(await isEarlier()).toBe(false);
  expect(new URL(page.url()).pathname).toBe('/rencana');
});

test('what could not be loaded is never called missing, and can be tried again', async () => {
  const answer = { status: 500, json: { error: { code: 'INTERNAL', message: 'Gagal.' } } };
  await page.route(/\/get-user-files|\/api\/v1\/sessions/, (route) => route.fulfill(answer));
  for (const address of ['/homepage', `/dashboard?tab=data2&session=${session}`]) {
    await page.goto(address);
    await page.getByRole('button', { name: 'Coba lagi' }).first().waitFor({ timeout: 30_000 });
    const missing = page.getByText(/Belum ada (file|data|analisis|sesi)|tidak ditemukan/);
    expect(await missing.allTextContents()).toEqual([]);
  }
  await page.unroute(/\/get-user-files|\/api\/v1\/sessions/);
  await page.getByRole('button', { name: 'Coba lagi' }).first().click();
  await page.getByText(/^Rata-rata indikator/).waitFor();
});

staysQuiet();
