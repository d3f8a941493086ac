import { signInFirst } from '../support/first-analysis';
import { journey, page, product, staysQuiet } from '../support/journey';

journey('empty', () => signInFirst(page, product.admin));

test('sample data load from home with one click, are named on every page, and go with one click', async () => {
  await page.goto('/homepage');
  await page.getByRole('button', { name: 'Muat data contoh' }).click();
  await page.getByText('Triwulan III 2025 dimuat').waitFor({ timeout: 60_000 });
  for (const address of ['/homepage', '/riwayat', '/kontak', '/laporan', '/bantuan']) {
    await page.goto(address);
    await page.getByText('Data contoh', { exact: true }).waitFor();
  }
  await page.getByRole('button', { name: 'Hapus data contoh' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText(/^File yang dihapus: /).waitFor();
  await dialog.getByRole('button', { name: 'Hapus data contoh' }).click();
  await page.getByText('Data contoh', { exact: true }).waitFor({ state: 'detached' });
  await page.goto('/homepage');
  await page.getByText('Belum ada data sama sekali').waitFor();
});

staysQuiet();
