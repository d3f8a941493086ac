import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADDRESSES, INDICATORS } from '@lqc/contracts';
import { openWorkbook } from '@lqc/workbook';
import { callsOf } from '../support/calls';
import { enter, signInFirst } from '../support/first-analysis';
import { journey, look, page, product } from '../support/journey';
import { addPerson } from '../support/people';
import { foundIn } from '../support/plain-text';
import { VisitDevice } from '../support/visit-device';

const STAFF = 'petugas.kunjungan';
const SECRET = 'Rahasia perusahaan uji 7291';
const folders: string[] = [];
const devices: VisitDevice[] = [];

function aDevice(): VisitDevice {
  const folder = mkdtempSync(join(tmpdir(), 'liaison-visit-'));
  folders.push(folder);
  const device = new VisitDevice(folder, product.url, STAFF);
  devices.push(device);
  return device;
}

let tablet: VisitDevice;
let address: string;
const noteId = () => address.split('/').at(-1)!;
const told = () => callsOf(tablet.page).call('captureNote', { params: { id: noteId() } });
const valueOf = async (field: string) =>
  (await told()).fields.find((one) => one.field === field)?.value;

journey('empty', async () => {
  await signInFirst(page, product.admin);
  await addPerson(page, { username: STAFF, role: 'staff' });
  tablet = aDevice();
  await tablet.start();
  await tablet.prepare();
});
afterAll(async () => {
  for (const device of devices) await device.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}, 60_000);

test('a note is begun and typed without a network, and is there after the browser was killed', async () => {
  await tablet.context.setOffline(true);
  address = await tablet.begin('PT Uji Luring Sentosa');
  await tablet.page.getByLabel('Responden').fill('Manajer Umum');
  await tablet.show('Permintaan Domestik');
  await tablet.words().pressSequentially(SECRET);
  await tablet.page.getByRole('button', { name: /^2\s*Turun/ }).click();
  await tablet.saved();
  await tablet.kill();
  await tablet.start();
  await tablet.context.setOffline(true);
  await tablet.page.goto(address);
  await tablet.unlock();
  // It opens where the person was writing.
  await tablet.page.getByRole('heading', { name: 'Permintaan Domestik' }).waitFor();
  expect(await tablet.words().inputValue()).toBe(SECRET);
  await tablet.page.getByText('Luring.', { exact: false }).waitFor();
  expect(
    await tablet.page.getByRole('button', { name: /^2\s*Turun/ }).getAttribute('aria-pressed'),
  ).toBe('true');
});

test('nothing of 500 texts that were typed lies on the device in plain text', async () => {
  const typed = Array.from({ length: 500 }, () => randomBytes(9).toString('base64'));
  const each = Math.ceil(typed.length / INDICATORS.length);
  for (const [at, { label }] of INDICATORS.entries()) {
    await tablet.show(label);
    const told = typed.slice(at * each, (at + 1) * each).join(' ');
    await tablet.words().fill(at === 0 ? `${SECRET} ${told}` : told);
  }
  await tablet.saved();
  await tablet.show('Permintaan Domestik');
  await tablet.words().fill(SECRET);
  await tablet.saved();
  const texts = [SECRET, 'Luring Sentosa', 'Manajer Umum', ...typed];
  expect(foundIn(tablet.folder, texts)).toEqual([]);
  // What is looked for is found where it lies open.
  writeFileSync(join(tablet.folder, 'terbuka.txt'), Buffer.from(`x${typed[7]}`, 'utf16le'));
  expect(foundIn(tablet.folder, texts)).toEqual([`${typed[7]} in terbuka.txt`]);
  rmSync(join(tablet.folder, 'terbuka.txt'));
});

test('with the network it reaches the office, and a wrong passphrase opens nothing and wipes nothing', async () => {
  await tablet.context.setOffline(false);
  await tablet.page.goto('/kunjungan');
  await tablet.page.getByLabel('Frasa sandi perangkat').fill('bukan frasa sandinya');
  await tablet.page.getByRole('button', { name: 'Buka', exact: true }).click();
  await tablet.page.getByText('Bukan frasa sandi perangkat ini. Coba lagi.').waitFor();
  await tablet.page.goto(address);
  await tablet.unlock();
  const mustSignIn = tablet.page.getByRole('button', { name: 'Masuk', exact: true });
  const sent = tablet.page.getByText('Semua sudah terkirim').first();
  await sent.or(mustSignIn).first().waitFor();
  if (await mustSignIn.isVisible()) await tablet.signInAgain();
  await sent.waitFor();
  expect(await valueOf('narrative:domestik')).toBe(SECRET);
  expect(await valueOf('score:domestik')).toBe(2);
});

test('a value that the office refuses to read never holds up the others', async () => {
  const refusal = {
    success: false,
    code: 'BAD_REQUEST',
    message: 'x',
    detail: 'x',
    request_id: 'x',
  };
  await tablet.context.route(`**${ADDRESSES.captureEvents.path}`, (route) =>
    route.request().postData()!.includes('tak terbaca')
      ? route.fulfill({ status: 400, json: refusal })
      : route.continue(),
  );
  await tablet.show('Investasi');
  await tablet.words().fill('tak terbaca');
  await tablet.show('Biaya Energi');
  await tablet.words().fill('Tarif listrik naik.');
  await tablet.saved();
  await tablet.page.getByText('1 perubahan belum terkirim').first().waitFor();
  expect(await valueOf('narrative:biaya energi')).toBe('Tarif listrik naik.');
  await tablet.context.unroute(`**${ADDRESSES.captureEvents.path}`);
  await tablet.page.goto(address);
  await tablet.unlock();
  await tablet.page.getByText('Semua sudah terkirim').first().waitFor();
  expect(await valueOf('narrative:investasi')).toBe('tak terbaca');
});

test('whoever signs out closes the notes of this device; going back in the browser opens none', async () => {
  await tablet.page.goto('/kunjungan');
  await tablet.unlock();
  await tablet.page.getByRole('button', { name: 'Keluar', exact: true }).first().click();
  await tablet.page.getByRole('alertdialog').getByRole('button', { name: 'Keluar' }).click();
  await tablet.page.waitForURL(/login/);
  await tablet.page.goBack();
  await tablet.page.getByRole('heading', { name: 'Buka catatan di perangkat ini' }).waitFor();
  expect(await tablet.page.getByText('PT Uji Luring Sentosa').count()).toBe(0);
  await enter(tablet.page, STAFF);
  await tablet.page.goto(address);
  await tablet.unlock();
});

test('who signs out without a network is told that coming back needs one, and finds the notes all the same', async () => {
  await tablet.page.goto('/kunjungan');
  await tablet.unlock();
  await tablet.context.setOffline(true);
  await tablet.page.getByRole('button', { name: 'Keluar', exact: true }).first().click();
  const asked = tablet.page.getByRole('alertdialog');
  await asked.getByText('masuk kembali memerlukan jaringan', { exact: false }).waitFor();
  await asked.getByRole('button', { name: 'Keluar' }).click();
  await tablet.page.waitForURL(/login/);
  await tablet.page.getByLabel('Nama pengguna').fill(STAFF);
  await tablet.page.getByLabel('Kata sandi', { exact: true }).fill('kalimat sandi');
  await tablet.page.getByRole('button', { name: 'Sign In' }).click();
  await tablet.page.getByText('Untuk masuk diperlukan jaringan', { exact: false }).waitFor();
  await look('masuk-luring', tablet.page);
  await tablet.page.getByRole('link', { name: 'Catatan kunjungan di perangkat ini' }).click();
  await tablet.unlock();
  await tablet.page.getByText('PT Uji Luring Sentosa').first().waitFor();
  await tablet.context.setOffline(false);
  await enter(tablet.page, STAFF);
  await tablet.page.goto(address);
  await tablet.unlock();
});

test('a second tab of the note only reads, and goes on when the first is closed', async () => {
  const second = await tablet.context.newPage();
  await second.goto(address);
  await second.getByLabel('Frasa sandi perangkat').fill('frasa sandi perangkat uji');
  await second.getByRole('button', { name: 'Buka', exact: true }).click();
  const onlyReads = second.getByText('Catatan ini terbuka di tab lain', { exact: false });
  await onlyReads.waitFor();
  await tablet.page.close();
  await onlyReads.waitFor({ state: 'detached' });
  second.setDefaultTimeout(30_000);
  tablet.page = second;
  await tablet.show('Kapasitas Utilisasi');
  await tablet.words().fill('Dilanjutkan di tab kedua.');
  await tablet.saved();
});

test('what two devices wrote without seeing each other stands side by side until a person decides', async () => {
  const phone = aDevice();
  await phone.start();
  await phone.prepare();
  await phone.page.getByRole('button', { name: 'Lanjutkan PT Uji Luring Sentosa' }).click();
  await phone.page.getByRole('heading', { name: 'Kunjungan dan kontak' }).waitFor();
  await phone.context.setOffline(true);
  await phone.show('Margin Usaha');
  await phone.words().fill('Margin naik di ponsel.');
  await phone.saved();
  await tablet.show('Margin Usaha');
  await tablet.words().fill('Margin turun di tablet.');
  await tablet.saved();
  await tablet.page.getByText('Semua sudah terkirim').first().waitFor();
  await phone.context.setOffline(false);
  await phone.page.evaluate(() => window.dispatchEvent(new Event('online')));
  await phone.page.getByRole('heading', { name: 'Kata kontak: dua versi, pilih satu' }).waitFor();
  expect(await phone.words().count()).toBe(0);
  await phone.page.getByText('ditulis di perangkat ini', { exact: false }).waitFor();
  await phone.page.getByText('ditulis di perangkat lain', { exact: false }).waitFor();
  await look('dua-versi', phone.page);
  await phone.page.getByRole('button', { name: 'Rekap' }).first().click();
  await phone.page.getByText('Selesai dapat ditekan begitu satu versi dipilih').waitFor();
  await look('rekap-dua-versi', phone.page);
  await phone.page.getByRole('button', { name: 'Pilih Margin Usaha' }).click();
  await phone.page.getByLabel('Gabungan').fill('Margin turun, lalu naik.');
  await phone.page.getByRole('button', { name: 'Simpan gabungan' }).click();
  await phone.saved();
  await phone.page.getByText('Semua sudah terkirim').first().waitFor();
  expect(await valueOf('narrative:margin usaha')).toBe('Margin turun, lalu naik.');
  expect((await told()).disagreeing).toEqual([]);
  await phone.stop();
});

test('a note that was begun again by name on another device is joined by its person', async () => {
  const laptop = aDevice();
  await laptop.start();
  await laptop.prepare();
  await laptop.begin('Uji Luring Sentosa');
  await laptop.show('Investasi');
  await laptop.page.getByRole('button', { name: /^4\s*Naik/ }).click();
  await laptop.saved();
  await laptop.page.getByText('Semua sudah terkirim').first().waitFor();
  await laptop.page.goto('/kunjungan');
  await laptop.unlock();
  await laptop.page.getByRole('button', { name: 'Gabungkan' }).waitFor();
  await look('catatan-ganda', laptop.page);
  await laptop.page.getByRole('button', { name: 'Gabungkan' }).click();
  const asked = laptop.page.getByRole('alertdialog');
  await asked.getByRole('button', { name: 'Gabungkan' }).click();
  await laptop.page.getByText('Kedua catatan digabung', { exact: false }).first().waitFor();
  expect(await valueOf('score:investasi')).toBe(4);
  expect((await told()).disagreeing).toEqual([]);
  await laptop.stop();
});

test.each([390, 768, 1024, 1366])('the note and its recap are clean at %i px', async (width) => {
  await tablet.page.setViewportSize({ width, height: 900 });
  await look(`catatan-${width}`, tablet.page);
  await tablet.page.getByRole('button', { name: 'Rekap' }).first().click();
  await tablet.page.getByRole('heading', { name: 'Rekap sebelum selesai' }).waitFor();
  await look(`rekap-${width}`, tablet.page);
  await tablet.page.getByRole('button', { name: 'Isi Permintaan Ekspor' }).click();
});

test('what cannot be stored is not left without a word', async () => {
  await tablet.page.goto('/kunjungan');
  await tablet.unlock();
  await tablet.page.getByRole('button', { name: 'Lanjutkan PT Uji Luring Sentosa' }).click();
  await tablet.show('Persediaan');
  const full = await tablet.page.evaluateHandle(() => {
    const { add } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('the disk is full', 'QuotaExceededError');
    };
    return { end: () => (IDBObjectStore.prototype.add = add) };
  });
  await tablet.words().fill('Tidak muat lagi.');
  await tablet.page.getByText('Belum tersimpan', { exact: false }).first().waitFor();
  await tablet.page.evaluate(() => history.back());
  const asked = tablet.page.getByRole('alertdialog');
  await asked.getByText('Belum tersimpan', { exact: false }).waitFor();
  await asked.getByRole('button', { name: 'Batal' }).click();
  await full.evaluate(({ end }) => void end());
  await tablet.saved();
});

test('a locked copy is offered only where the office can read it, and is said to be that before it is saved', async () => {
  const { page: shown } = tablet;
  await shown.getByRole('button', { name: 'Rekap' }).first().click();
  await shown.getByText('tidak seorang pun dapat membaca salinannya', { exact: false }).waitFor();
  expect(await shown.getByRole('button', { name: 'Simpan salinan' }).count()).toBe(0);
  await shown.evaluate(
    () =>
      new Promise<void>((done) => {
        const request = indexedDB.open('liaison-capture');
        request.onsuccess = () => {
          const vaults = request.result.transaction('vaults', 'readwrite').objectStore('vaults');
          const all = vaults.getAll();
          all.onsuccess = () => {
            const put = vaults.put({ ...all.result[0], forOffice: new ArrayBuffer(384) });
            put.onsuccess = () => done();
          };
        };
      }),
  );
  await shown.goto(address);
  await shown.getByRole('button', { name: 'Lupa?', exact: false }).click();
  const asked = shown.getByRole('alertdialog');
  await asked.getByText('Hanya pemegang kunci kantor', { exact: false }).waitFor();
  await look('salinan-terkunci', shown);
  const [file] = await Promise.all([
    shown.waitForEvent('download'),
    asked.getByRole('button', { name: 'Simpan file' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^catatan-terkunci-petugas\.kunjungan-.*\.json$/);
  await tablet.unlock();
});

test('only finishing asks for what is missing; the finished note leaves the device and is a sheet', async () => {
  await tablet.page.getByRole('button', { name: 'Rekap' }).first().click();
  await tablet.page
    .getByText(/isian masih kosong/)
    .first()
    .waitFor();
  await tablet.page.getByRole('button', { name: 'Selesai', exact: true }).click();
  await tablet.page.getByText('Catatan selesai dan diterima kantor.').waitFor();
  expect((await told()).state).toBe('finished');
  const sheet = await tablet.context.request.get(
    ADDRESSES.noteSheet.path.replace('{id}', noteId()),
  );
  const workbook = await openWorkbook(new Uint8Array(await sheet.body()));
  const written: unknown[] = [];
  for await (const { name, cells } of workbook.sheets())
    written.push(name, ...cells.map(({ value }) => value));
  expect(written).toEqual(expect.arrayContaining(['PT Uji Luring Sentosa', SECRET, 2]));
  const { events } = await tablet.page.evaluate(
    () =>
      new Promise<{ events: number }>((done) => {
        const request = indexedDB.open('liaison-capture');
        request.onsuccess = () => {
          const all = request.result.transaction('events').objectStore('events').count();
          all.onsuccess = () => done({ events: all.result });
        };
      }),
  );
  expect(events).toBe(0);
});

test('without a network a finished note is still known here, and is not begun again', async () => {
  await tablet.context.setOffline(true);
  await tablet.page.goto('/kunjungan');
  await tablet.unlock();
  await tablet.page.getByLabel('Perusahaan lain').fill('uji luring sentosa, P.T.');
  await tablet.page.getByRole('button', { name: 'Mulai catatan', exact: true }).click();
  await tablet.page.getByText('Membukanya memerlukan jaringan', { exact: false }).waitFor();
  await tablet.page.getByRole('button', { name: 'Buka PT Uji Luring Sentosa' }).click();
  expect(new URL(tablet.page.url()).pathname).toBe('/kunjungan');
  await tablet.context.setOffline(false);
  expect((await told()).state).toBe('finished');
});

test('a finished note is only read until its writer opens it again, and says that it is out of the quarter', async () => {
  await tablet.page
    .getByRole('button', { name: 'Buka PT Uji Luring Sentosa', exact: true })
    .click();
  await tablet.page.getByText('Catatan ini sudah selesai', { exact: false }).waitFor();
  await tablet.show('Investasi');
  expect(await tablet.words().isEditable()).toBe(false);
  await look('catatan-selesai', tablet.page);
  await tablet.page.getByRole('button', { name: 'Ubah lagi' }).click();
  await tablet.page.getByText('tidak ikut file triwulan', { exact: false }).waitFor();
  await tablet.words().fill('Ditambah setelah selesai.');
  await tablet.saved();
  await tablet.page.getByText('Semua sudah terkirim').first().waitFor();
  expect((await told()).state).toBe('open');
  // Told as long as it is so, in the note and in the list.
  await tablet.page.goto('/kunjungan');
  await tablet.unlock();
  await tablet.page.getByText('dibuka lagi, tidak ikut file triwulan', { exact: false }).waitFor();
  await tablet.page.getByRole('button', { name: 'Lanjutkan PT Uji Luring Sentosa' }).click();
  await tablet.page.getByText(/^Catatan ini ditutup .*, lalu dibuka lagi/).waitFor();
  await tablet.page.getByRole('button', { name: 'Rekap' }).first().click();
  await tablet.page.getByRole('button', { name: 'Selesai', exact: true }).click();
  await tablet.page.getByText('Catatan selesai dan diterima kantor.').waitFor();
  expect((await told()).state).toBe('finished');
});

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
        quarters: [{ quarter_id: 'q', label: 'Triwulan II 2025', visited: true }],
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

test('an administrator makes the quarter of its finished notes', async () => {
  await page.goto('/kunjungan');
  await page.getByLabel('Frasa sandi perangkat').fill('frasa sandi admin');
  await page.getByLabel('Ketik sekali lagi').fill('frasa sandi admin');
  await page.getByRole('button', { name: 'Mulai memakai' }).click();
  const [taken] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Jadikan file triwulan' }).click(),
  ]);
  expect(taken.suggestedFilename()).toMatch(/^Triwulan (I|II|III|IV) \d{4}\.xlsx$/);
});

test('the office’s key opens a locked copy of a device whose passphrase is forgotten', () => {
  const folder = mkdtempSync(join(tmpdir(), 'liaison-key-'));
  folders.push(folder);
  const script = join(import.meta.dirname, '../../../../scripts/office-key.mjs');
  const made = execFileSync('node', [script, 'make', folder], { encoding: 'utf8' });
  expect(made).toMatch(/^CAPTURE_OFFICE_KEY=[A-Za-z0-9+/=]{400,}$/m);
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
