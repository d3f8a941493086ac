import { follow } from '../support/browser';
import { BY_NIGHT } from '../support/by-night';
import { problemsAtEverySize } from '../support/every-size';
import { signInFirst } from '../support/first-analysis';
import { journey, page, product, staysQuiet } from '../support/journey';

journey('empty');

/** Every page that looks different while nothing is stored, and what it says then. */
const EMPTY_SCREENS: Readonly<Record<string, readonly [address: string, says: string | RegExp]>> = {
  home: ['/homepage', 'Belum ada data sama sekali'],
  overview: ['/dashboard?tab=overview', /harus tersedia sebelum analisis dimulai/],
  comparison: ['/dashboard?tab=comparison', 'Belum ada data'],
  tabulation: ['/dashboard?tab=tabulation', 'Belum ada data untuk ditabulasi'],
  merger: ['/excel-merger', 'Belum ada file'],
  conclusions: ['/liaison-summary', 'Belum ada kesimpulan'],
  files: ['/admin-settings?tab=file', 'Belum ada file triwulan'],
  history: ['/riwayat', 'Belum ada triwulan tersimpan'],
  search: ['/cari?q=harga', 'Tidak ada narasi yang memuatnya'],
  themes: ['/tema', 'Belum ada triwulan tersimpan'],
  companies: ['/kontak', 'Belum ada perusahaan'],
  'no company': ['/kontak/pt%20tidak%20ada', 'Semua kontak'],
  plan: ['/rencana', 'Belum ada perusahaan aktif'],
  checks: ['/periksa', 'Belum ada yang dapat diperiksa'],
  reports: ['/laporan', 'Diperlukan dua triwulan tersimpan'],
  'no report': ['/laporan/00000000-0000-4000-8000-000000000000', /^Laporan tidak ditemukan/],
};

test('signing in fits every size and both themes', async () => {
  await page.goto('/login');
  await page.getByLabel('Nama pengguna').waitFor();
  const problems = await problemsAtEverySize(page, 'awal-masuk');
  await signInFirst(page, product.admin);
  await page.goto('/homepage');
  expect(problems).toEqual([]);
});

test.each([
  ['asks how a telephone is held', /\(orientation/],
  [
    'draws a line by a shorthand with a variable, which Safari leaves out',
    /text-decoration:[^;]*var\(/,
  ],
])('no style %s', async (_promise, otherwise) => {
  const styles = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map((one) => one.cssText)),
  );
  expect(styles.join('').length).toBeGreaterThan(10_000);
  expect(styles.filter((text) => otherwise.test(text))).toEqual([]);
});

// By day those of one room each.
test.each(Object.keys(EMPTY_SCREENS).filter((_, at) => BY_NIGHT || at % 3 === 0))(
  '%s, while nothing is stored, says so and fits every size and both themes',
  async (name) => {
    const [address, says] = EMPTY_SCREENS[name]!;
    await follow(page, address);
    await page.getByText(says).first().waitFor();
    expect(await problemsAtEverySize(page, `awal-${name}`)).toEqual([]);
  },
);

staysQuiet();
