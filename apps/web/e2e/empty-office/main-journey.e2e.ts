import { sampleCompanyDatabase, sampleQuarter } from '@lqc/sample-data';
import { untilQuiet } from '../support/browser';
import { callsOf } from '../support/calls';
import { button, journey, look, page, product, staysQuiet } from '../support/journey';
import { PASSWORD } from '../support/secrets';

const SHAPE = { seed: 11, contacts: 14 };
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

journey('empty');

const signIn = async (password: string) => {
  await page.getByLabel('Nama pengguna').fill(product.admin.username);
  await page.getByLabel('Kata sandi', { exact: true }).fill(password);
  await button('Sign In').click();
};
const aWorkbook = (name: string, buffer: Buffer) => ({ name, mimeType: XLSX, buffer });

test('a stranger is sent to sign in, and a wrong password shakes the form and says so', async () => {
  await page.goto('/dashboard?tab=comparison');
  await page.waitForURL(/\/login/);
  expect(await page.title()).toBe('Login - Liaison Quick Capture');
  await page.evaluate(() => {
    const watched = window as unknown as { shaken: boolean };
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...args) {
      watched.shaken = true;
      return animate.apply(this, args);
    };
  });
  await signIn('bukan sandinya sama sekali');
  await page
    .getByRole('alert')
    .filter({ hasText: 'Nama pengguna atau kata sandi tidak sesuai.' })
    .waitFor();
  expect(await page.evaluate(() => (window as unknown as { shaken: boolean }).shaken)).toBe(true);
});

test('the one-time password must be changed before anything else', async () => {
  await signIn(product.admin.oneTimePassword);
  await page.getByText('Login Successful!').waitFor();
  await page.waitForURL(/\/change-password/);
  await look('02-ganti-sandi');
  await page.getByLabel('Kata sandi saat ini').fill(product.admin.oneTimePassword);
  await page.getByLabel('Kata sandi baru', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Ulangi kata sandi baru').fill(PASSWORD);
  await button('Simpan kata sandi').click();
  // The address that was asked for at first.
  await page.waitForURL(/tab=comparison/);
  await page.goto('/homepage');
  await page.getByText('Belum ada file triwulan').waitFor();
  expect(await page.title()).toBe('Home - Liaison Quick Capture');
});

test('without files the dashboard says what is missing and where to get it', async () => {
  await page.goto('/dashboard');
  await button('Buka Admin')
    .or(page.getByRole('link', { name: 'Buka Admin' }))
    .waitFor();
});

test('register and two quarters go up together: three clicks, nothing typed, each with its report', async () => {
  await page.goto('/admin-settings');
  await button('Muat data contoh').waitFor();
  // The first click opens the system's own window, the second chooses all files in it.
  const window = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Pilih file', exact: true }).click();
  const quarters = [1, 2] as const;
  await (
    await window
  ).setFiles([
    ...(await Promise.all(
      quarters.map(async (quarter) =>
        aWorkbook(
          quarter === 1 ? 'liaison awal tahun.xlsx' : 'diary_notes_TW2_2025.xlsx',
          await sampleQuarter({ ...SHAPE, year: 2025, quarter }),
        ),
      ),
    )),
    aWorkbook('perusahaan.xlsx', await sampleCompanyDatabase(SHAPE)),
  ]);
  // The one name says its quarter, the other file's content does.
  await page.waitForFunction(() => {
    const labels = [...document.querySelectorAll<HTMLInputElement>('[role=dialog] input')];
    return labels.filter(({ value }) => /^Triwulan I{1,2} 2025$/.test(value)).length === 2;
  });
  await look('06-kenali-file');
  await button('Simpan 3 file').click();
  await page.getByText('Semua file tersimpan.').waitFor({ timeout: 60_000 });
  await page.getByText('14 perusahaan dari 14 baris').waitFor();
  await page.getByText('Triwulan II 2025: 15 kontak terbaca').click();
  await page.getByText('15 dari 16 lembar terbaca sebagai kontak').last().waitFor();
  await look('06-laporan-kualitas');
  await button('Tutup').first().click();
  await page.getByRole('rowheader', { name: 'Triwulan II 2025', exact: true }).waitFor();
});

test('a label must be there and unique, and a broken file says what to do and stores nothing', async () => {
  // A letter among the files is named, and holds up no other.
  const [broken, letter] = ['q.xlsx', 'surat.docx'].map((name) =>
    aWorkbook(name, Buffer.from('bukan buku kerja')),
  );
  await page.locator('input[type=file]').first().setInputFiles([broken!, letter!]);
  await page.getByText(/^Jenis file tidak didukung/).waitFor();
  const row = page.getByRole('listitem').filter({ hasText: 'q.xlsx' });
  await row.getByLabel('Jenis').selectOption({ label: 'File triwulan' });
  await page.getByText('Harap isi label triwulan terlebih dahulu').waitFor();
  const label = page.getByRole('textbox', { name: 'Label triwulan' });
  await label.fill(' triwulan i 2025');
  await page.getByText('Label triwulan sudah digunakan. Pilih label yang berbeda.').waitFor();
  await label.fill('Triwulan III 2025');
  await page.getByText(/^1 file lain belum disimpan/).waitFor();
  // Also where the list is longer than the screen, what stores it is in view.
  await page.setViewportSize({ width: 683, height: 384 });
  const store = (await button('Simpan 1 file').boundingBox())!;
  expect(store.y + store.height).toBeLessThanOrEqual(384);
  await page.setViewportSize({ width: 1366, height: 768 });
  await button('Simpan 1 file').click();
  await page.getByText('File ini bukan buku kerja Excel.').waitFor();
  await look('08-file-rusak');
  await button('Tutup').first().click();
  // What another journey deleted stands under the same label in the list of what can be brought back.
  const stored = page.getByRole('rowheader', { name: 'Triwulan III 2025', exact: true });
  expect(await stored.count()).toBe(0);
});

test('an analysis starts, says first what changed, and shows every figure with its n', async () => {
  await page.goto('/dashboard');
  // The latest quarter and the one before it are chosen; the same one twice is refused in words.
  const before = page.getByLabel('Triwulan Sebelumnya', { exact: true });
  await before.selectOption({ label: 'Triwulan II 2025' });
  await page.getByText(/tidak boleh sama/).waitFor();
  expect(await button('Mulai Analisis').isDisabled()).toBe(true);
  await before.selectOption({ label: 'Triwulan I 2025' });
  await button('Mulai Analisis').click();
  await page.getByText('Yang berubah: Triwulan II 2025 terhadap Triwulan I 2025').waitFor();
  await page
    .getByText(/ (naik|turun) \d,\d\d menjadi \d,\d\d/)
    .first()
    .waitFor();

  await page.getByRole('tab', { name: 'Triwulan Sekarang' }).click();
  await page.getByRole('rowheader', { name: 'Permintaan Domestik' }).waitFor();
  // Where contacts and n differ, it is said what each of them counts.
  await page
    .getByText(/15 kontak dari \d+ perusahaan · n = jawaban sah, tidak setiap kontak menjawab/)
    .waitFor();
  await page.getByRole('heading', { name: 'Lapangan usaha', exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Orientasi penjualan' }).waitFor();
  await page.getByRole('tab', { name: 'Triwulan Sebelumnya' }).click();
  await page.getByText('Rata-rata indikator, Triwulan I 2025').waitFor();
});

test('the comparison leads from a change to where it came from, its contacts and their words, and a reload keeps the place', async () => {
  await page.getByRole('tab', { name: 'Perbandingan' }).click();
  await page
    .getByText(/\d+ perubahan dapat dibedakan dari nol, \d+ tidak/)
    .first()
    .waitFor();
  await page.reload();
  await page
    .getByText(/\d+ perubahan dapat dibedakan dari nol, \d+ tidak/)
    .first()
    .waitFor();
  expect(await page.getByRole('tab', { name: 'Perbandingan' }).getAttribute('aria-selected')).toBe(
    'true',
  );
  await page
    .getByRole('button', { name: /^Investasi/ })
    .first()
    .click();
  await page.getByText('Dari mana perubahan ini').waitFor();
  await page.getByText('Siapa masuk, siapa keluar').waitFor();
  await button('Lihat kontak dan narasi').click();
  await page.getByText('Kontak di balik angka ini').waitFor();
  await page.getByText(/n = \d+ jawaban sah dari 15 kontak/).waitFor();
  expect(page.url()).toContain('indicator=investasi');
  await page.keyboard.press('Escape');
  await page.getByText('Kontak di balik angka ini').waitFor({ state: 'detached' });
});

test('reset forgets the session and leads back to the overview', async () => {
  // The sidebar made room for the change that is taken apart.
  await button('Bentangkan panel').click();
  await page.getByRole('tab', { name: 'Home (Overview)' }).click();
  await button('Reset Session').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Batal' }).waitFor();
  await look('14-reset');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset Session' }).click();
  await page.getByText('Belum ada sesi.').waitFor();
  expect(page.url()).not.toContain('session=');
});

test('profile, accounts and an unknown address', async () => {
  await page.goto('/admin-settings?tab=profil');
  await page.getByText('Super Administrator').waitFor();
  await page.goto('/admin-settings?tab=pengguna');
  await button('Tambah pengguna').click();
  await page.getByRole('textbox', { name: 'Nama pengguna' }).fill('rani');
  await button('Buat akun').click();
  await page.getByRole('heading', { name: 'Kata sandi sekali pakai' }).waitFor();
  await look('16-sandi-sekali-pakai');
  await button('Selesai').click();
  await page.getByRole('rowheader', { name: 'rani' }).waitFor();
  await page.goto('/tidak/ada');
  await page.waitForURL(/\/homepage/);
  await button('Keluar').waitFor();
});

test('Ctrl K leads to a page, to what contacts said and to a contact, without a mouse', async () => {
  await page.keyboard.press('Control+k');
  const typed = page.getByRole('combobox', { name: 'Cari dan buka' });
  await typed.fill('rencana');
  await page.getByRole('option', { name: /^Rencana kunjungan/ }).waitFor();
  await look('19-cari-dan-buka');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/rencana/);
  await page.keyboard.press('Control+k');
  await typed.fill('bahan baku');
  await page.getByRole('option', { name: 'Cari “bahan baku” dalam semua narasi' }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/cari\?q=bahan/);
  await untilQuiet(page);
  const [contact] = (await callsOf(page).call('contacts', { query: {} })).contacts;
  await page.keyboard.press('Control+k');
  await typed.fill(contact!.name);
  await page.getByRole('option', { name: contact!.name }).first().waitFor();
  await page.keyboard.press('Escape');
  await typed.waitFor({ state: 'detached' });
});

test('signing out is asked once and leads to signing in', async () => {
  await button('Keluar').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keluar' }).click();
  await page.waitForURL(/\/login/);
  await page.goto('/homepage');
  await page.waitForURL(/\/login/);
});

staysQuiet();
