import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADDRESSES } from '@lqc/contracts';
import { openWorkbook } from '@lqc/workbook';
import { callsOf } from '../support/calls';
import { enter, signInFirst } from '../support/first-analysis';
import { journey, look, page, product } from '../support/journey';
import { addPerson } from '../support/people';
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
  await tablet.show('Permintaan Domestik');
  expect(await tablet.words().inputValue()).toBe(SECRET);
  await tablet.page.getByText('Luring.', { exact: false }).waitFor();
  expect(
    await tablet.page.getByRole('button', { name: /^2\s*Turun/ }).getAttribute('aria-pressed'),
  ).toBe('true');
});

test('nothing of what was typed lies on the device in plain text', async () => {
  const found: string[] = [];
  const looked = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) looked(path);
      else if (entry.isFile()) {
        const bytes = readFileSync(path);
        for (const text of [SECRET, 'Luring Sentosa', 'Manajer Umum'])
          for (const encoding of ['utf8', 'utf16le'] as const)
            if (bytes.includes(Buffer.from(text, encoding))) found.push(`${text} in ${path}`);
      }
    }
  };
  looked(tablet.folder);
  expect(found).toEqual([]);
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
  await phone.page.getByText('Ditulis di dua perangkat').waitFor();
  await look('dua-versi', phone.page);
  await phone.page.getByLabel('Gabungan').fill('Margin turun, lalu naik.');
  await phone.page.getByRole('button', { name: 'Simpan gabungan' }).click();
  await phone.saved();
  await phone.page.getByText('Semua sudah terkirim').first().waitFor();
  expect(await valueOf('narrative:margin usaha')).toBe('Margin turun, lalu naik.');
  expect((await told()).disagreeing).toEqual([]);
  await phone.stop();
});

test.each([390, 768, 1024, 1366])('the note and its recap are clean at %i px', async (width) => {
  await tablet.page.setViewportSize({ width, height: 900 });
  await look(`catatan-${width}`, tablet.page);
  await tablet.page.getByRole('button', { name: 'Rekap' }).first().click();
  await tablet.page.getByRole('heading', { name: 'Rekap sebelum selesai' }).waitFor();
  await look(`rekap-${width}`, tablet.page);
  await tablet.page.getByRole('button', { name: 'Isi Permintaan Ekspor' }).click();
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
