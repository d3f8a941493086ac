import { ADDRESSES, INDICATORS } from '@lqc/contracts';
import { callsOf } from '../support/calls';
import { signInFirst } from '../support/first-analysis';
import { journey, look, page, product } from '../support/journey';
import { addPerson } from '../support/people';
import { VisitDevice } from '../support/visit-device';

// A note by finger on small screens, and by the keyboard alone.

const STAFF = 'petugas.tangan';

let tablet: VisitDevice;
journey('empty', async () => {
  await signInFirst(page, product.admin);
  await addPerson(page, { username: STAFF, role: 'staff' });
  tablet = new VisitDevice(product.url, STAFF);
  await tablet.start();
  await tablet.prepare();
});
afterAll(() => tablet.stop(), 60_000);

test('on a telephone long words of the last visit leave the answers in sight, and every theme is a name to touch', async () => {
  const { page: shown } = tablet;
  const words = 'Penjualan turun karena pesanan dari dua pelanggan besar ditunda. '.repeat(8);
  const indicator = 'domestik' as const;
  await tablet.context.route(`**${ADDRESSES.contact.path.replace('{key}', '*')}`, (route) =>
    route.fulfill({
      json: {
        company_key: 'uji kata panjang|pt',
        name: 'PT Uji Kata Panjang',
        sector: null,
        district: null,
        quarters: [
          { quarter_id: 'q', label: 'Triwulan II 2025', year: 2025, quarter: 2, visited: true },
        ],
        answers: [{ quarter_id: 'q', indicator, narrative: words, score: 2 }],
      },
    }),
  );
  await shown.goto('/kunjungan');
  await tablet.unlock();
  await tablet.begin('uji kata panjang, PT');
  await tablet.context.unroute(`**${ADDRESSES.contact.path.replace('{key}', '*')}`);
  await shown.setViewportSize({ width: 390, height: 844 });
  await tablet.show('Permintaan Domestik');
  await shown.getByText('kunjungan terakhir · Triwulan II 2025', { exact: false }).waitFor();
  await look('kata-panjang-390', shown);
  const answer = await shown.getByRole('button', { name: /^3\s*Tetap/ }).boundingBox();
  const next = await shown.getByRole('button', { name: 'Permintaan Ekspor' }).last().boundingBox();
  expect(answer!.y + answer!.height).toBeLessThanOrEqual(next!.y);
  await shown.getByRole('button', { name: 'Baca semuanya' }).click();
  const theme = shown.getByRole('button', { name: 'Harga Jual, kosong', exact: true });
  const { width, height } = (await theme.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  await theme.click();
  await shown.getByRole('heading', { level: 2, name: 'Harga Jual' }).waitFor();
  // At the size of a tablet the list goes along.
  await shown.setViewportSize({ width: 1024, height: 500 });
  const chosen = shown.locator('nav [aria-current="step"]:visible');
  await shown.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await chosen.textContent()).toContain('Harga Jual');
  const { y } = (await chosen.boundingBox())!;
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y).toBeLessThanOrEqual(456);
  await look('daftar-tema-1024', shown);
  await shown.getByRole('button', { name: 'Rekap' }).first().click();
  await shown.locator('summary', { hasText: 'Batalkan catatan' }).click();
  const last = shown.getByRole('button', { name: 'Batalkan catatan' });
  await last.waitFor();
  const foot = await shown
    .getByRole('button', { name: 'Pembiayaan dan Suku Bunga' })
    .last()
    .boundingBox();
  const form = (await last.boundingBox())!;
  expect(form.y + form.height).toBeLessThanOrEqual(foot!.y);
  await look('batalkan-1024', shown);
  await shown.getByLabel('Alasan membatalkan').fill('Kontak berhalangan.');
  await last.click();
  await shown.getByText('Catatan dibatalkan', { exact: false }).first().waitFor();
  await shown.getByRole('button', { name: 'Buka PT Uji Kata Panjang', exact: true }).click();
  await shown.getByText('dengan alasan “Kontak berhalangan.”', { exact: false }).waitFor();
  await tablet.show('Harga Jual');
  expect(await tablet.words().isEditable()).toBe(false);
});

test('a whole note is typed by the keyboard with no more keys than its sheet takes', async () => {
  await tablet.page.goto('/kunjungan');
  await tablet.unlock();
  const note = await tablet.begin('PT Uji Papan Ketik');
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await tablet.page.keyboard.press(key);
  };
  await press('Control+Enter');
  for (const { key, label, likertLabel } of INDICATORS) {
    await tablet.page.getByRole('heading', { level: 2, name: label }).waitFor();
    await tablet.page.locator('main textarea:focus').waitFor();
    await tablet.page.keyboard.type(`kata tentang ${key}`);
    if (likertLabel) {
      await press('Tab');
      await press('4');
    }
    await press('Control+Enter');
  }
  // In the sheet: to the score, the score, to the next row; and to the first cell.
  const scored = INDICATORS.filter(({ likertLabel }) => likertLabel).length;
  expect(keys).toBeLessThanOrEqual(2 * scored + INDICATORS.length + 1);
  await tablet.page.getByText('Semua sudah terkirim').first().waitFor();
  const { fields } = await callsOf(tablet.page).call('captureNote', {
    params: { id: note.split('/').at(-1)! },
  });
  expect(fields.filter(({ value }) => value === 4)).toHaveLength(scored);
});
