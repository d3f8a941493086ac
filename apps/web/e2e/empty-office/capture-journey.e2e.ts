import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADDRESSES, INDICATORS } from '@lqc/contracts';
import { openWorkbook } from '@lqc/workbook';
import { BY_NIGHT } from '../support/by-night';
import { callsOf } from '../support/calls';
import { enter, signInFirst } from '../support/first-analysis';
import { journey, look, page, product } from '../support/journey';
import { addPerson } from '../support/people';
import { foundIn } from '../support/plain-text';
import { VisitDevice } from '../support/visit-device';

const STAFF = 'petugas.kunjungan';
const OFFICE_KEY = join(import.meta.dirname, '../../../../scripts/office-key.mjs');
const SECRET = 'Rahasia perusahaan uji 7291';
const devices: VisitDevice[] = [];

function aDevice(): VisitDevice {
  const device = new VisitDevice(product.url, STAFF);
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

test.each(BY_NIGHT ? [390, 768, 1024, 1366] : [390, 1366])(
  'the note and its recap are clean at %i px',
  async (width) => {
    await tablet.page.setViewportSize({ width, height: 900 });
    await look(`catatan-${width}`, tablet.page);
    await tablet.page.getByRole('button', { name: 'Rekap' }).first().click();
    await tablet.page.getByRole('heading', { name: 'Rekap sebelum selesai' }).waitFor();
    await look(`rekap-${width}`, tablet.page);
    await tablet.page.getByRole('button', { name: 'Isi Permintaan Ekspor' }).click();
  },
);

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

test('a locked copy is offered only where the office can read it; its key opens one of a device that was set up before', async () => {
  const { page: shown } = tablet;
  await shown.getByRole('button', { name: 'Rekap' }).first().click();
  await shown.getByText('tidak seorang pun dapat membaca salinannya', { exact: false }).waitFor();
  expect(await shown.getByRole('button', { name: 'Simpan salinan' }).count()).toBe(0);

  const office = mkdtempSync(join(tmpdir(), 'liaison-key-'));
  const officeKey = (...args: readonly string[]) =>
    execFileSync('node', [OFFICE_KEY, ...args], { encoding: 'utf8' });
  const [, key] = /^CAPTURE_OFFICE_KEY=([A-Za-z0-9+/=]{400,})$/m.exec(officeKey('make', office))!;
  const told = `**${ADDRESSES.captureKey.path}`;
  await tablet.context.route(told, (route) => route.fulfill({ json: { public_key: key } }));
  await Promise.all([shown.waitForResponse(told), shown.goto(address)]);
  await tablet.unlock();
  await tablet.context.unroute(told);
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
  const opened = officeKey('open', await file.path(), join(office, 'liaison-office-key.pem'));
  expect(opened).toContain('PT Uji Luring Sentosa');
  expect(opened).toContain(`narrative:domestik: ${SECRET}`);
  rmSync(office, { recursive: true });
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
  const open = tablet.page.getByRole('button', { name: 'Buka PT Uji Luring Sentosa' });
  // Usable again once it has failed: with the network back too early it would open the note.
  const failed = tablet.page.waitForEvent('requestfailed', (one) => one.url().includes(noteId()));
  await open.click();
  await failed;
  await open.and(tablet.page.locator(':enabled')).waitFor();
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

test('an administrator makes the quarter of its finished notes', async () => {
  await page.goto('/kunjungan');
  for (const field of ['Frasa sandi perangkat', 'Ketik sekali lagi'])
    await page.getByLabel(field).fill('frasa sandi admin');
  await page.getByRole('button', { name: 'Mulai memakai' }).click();
  const [taken] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Jadikan file triwulan' }).click(),
  ]);
  expect(taken.suggestedFilename()).toMatch(/^Triwulan (I|II|III|IV) \d{4}\.xlsx$/);
});
