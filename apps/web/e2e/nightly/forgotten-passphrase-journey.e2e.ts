import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADDRESSES } from '@lqc/contracts';
import { enter, signInFirst } from '../support/first-analysis';
import { journey, look, page, product } from '../support/journey';
import { addPerson } from '../support/people';
import { VisitDevice } from '../support/visit-device';

const STAFF = 'petugas.pelupa';
const COLLEAGUE = 'petugas.rekan';
const OFFICE_KEY = join(import.meta.dirname, '../../../../scripts/office-key.mjs');

let shared: VisitDevice;

journey('empty', async () => {
  await signInFirst(page, product.admin);
  for (const username of [STAFF, COLLEAGUE]) await addPerson(page, { username, role: 'staff' });
  shared = new VisitDevice(product.url, STAFF);
  await shared.start();
});
afterAll(() => shared.stop(), 60_000);

test('who forgot the passphrase begins anew on the device, after a locked copy or knowingly without; what others keep in it stays', async () => {
  const { page: shown, context } = shared;
  const visit = async (who: string) => {
    await enter(shown, who);
    await shown.goto('/kunjungan');
  };
  const set = async (passphrase: string) => {
    await shown.getByLabel('Frasa sandi perangkat').fill(passphrase);
    await shown.getByLabel('Ketik sekali lagi').fill(passphrase);
    await shown.getByRole('button', { name: 'Mulai memakai' }).click();
    await shown.getByRole('button', { name: 'Siapkan kunjungan' }).waitFor();
  };
  const open = async (passphrase: string, tab = shown) => {
    await tab.getByLabel('Frasa sandi perangkat').fill(passphrase);
    await tab.getByRole('button', { name: 'Buka', exact: true }).click();
  };
  const write = async (company: string) => {
    await shared.begin(company);
    await shown.getByLabel('Responden').fill(`Responden ${company}`);
    await shared.saved();
  };
  const asked = shown.getByRole('alertdialog');
  const forget = asked.getByRole('button', { name: 'Hapus dan mulai lagi' });
  const ask = () =>
    shown.getByRole('button', { name: 'Mulai lagi dengan frasa sandi baru' }).click();
  const saveCopy = async () => {
    const [file] = await Promise.all([
      shown.waitForEvent('download'),
      asked.getByRole('button', { name: 'Simpan salinan terkunci' }).click(),
    ]);
    expect(await forget.isEnabled()).toBe(false);
    await asked.getByLabel('Salinan terkunci sudah saya temukan di perangkat ini').check();
    return file;
  };
  const isNew = () => shown.getByRole('heading', { name: 'Siapkan perangkat ini' }).waitFor();

  const office = mkdtempSync(join(tmpdir(), 'liaison-key-'));
  const officeKey = (...args: readonly string[]) =>
    execFileSync('node', [OFFICE_KEY, ...args], { encoding: 'utf8' });
  const [, key] = /^CAPTURE_OFFICE_KEY=(.*)$/m.exec(officeKey('make', office))!;
  const keyAsked = `**${ADDRESSES.captureKey.path}`;
  await context.route(keyAsked, (route) => route.fulfill({ json: { public_key: key } }));
  // What is typed stays on the device, as without a network.
  await context.route(`**${ADDRESSES.captureEvents.path}`, (route) => route.abort());
  await visit(COLLEAGUE);
  await set('frasa sandi rekan');
  await write('PT Milik Rekan');
  await visit(STAFF);
  await set('frasa sandi yang terlupa');
  await write('PT Terlupa Frasa');

  // While a tab has them open the notes can be read there, and nothing is deleted.
  const other = await context.newPage();
  await other.goto('/kunjungan');
  await open('frasa sandi yang terlupa', other);
  await other.getByText('PT Terlupa Frasa').first().waitFor();
  await shown.goto('/kunjungan');
  await ask();
  await asked.getByText(/^\d+ isian Anda di perangkat ini belum ada di kantor/).waitFor();
  expect(await forget.isEnabled()).toBe(false);
  await look('mulai-lagi', shown);
  const file = await saveCopy();
  await forget.click();
  await shown.getByText('masih terbuka di tab lain', { exact: false }).first().waitFor();
  const opened = officeKey('open', await file.path(), join(office, 'liaison-office-key.pem'));
  expect(opened).toContain('* respondent: Responden PT Terlupa Frasa');
  rmSync(office, { recursive: true });
  await other.close();
  await ask();
  await saveCopy();
  await forget.click();
  await isNew();

  // An office without a key: nobody opens a copy, so the person says that it is lost.
  await context.unroute(keyAsked);
  await shown.goto('/kunjungan');
  await set('frasa sandi kedua');
  expect(await shown.getByText('PT Terlupa Frasa').count()).toBe(0);
  await write('PT Mulai Lagi');
  await shown.goto('/kunjungan');
  await ask();
  await asked.getByText('tidak dapat dipulihkan oleh siapa pun', { exact: false }).waitFor();
  expect(await asked.getByRole('button', { name: 'Simpan salinan terkunci' }).count()).toBe(0);
  expect(await forget.isEnabled()).toBe(false);
  await asked.getByLabel('Saya mengerti bahwa isian itu hilang untuk selamanya').check();
  await forget.click();
  await isNew();
  await visit(COLLEAGUE);
  await open('frasa sandi rekan');
  await shown.getByText('PT Milik Rekan').first().waitFor();
});

test('of two tabs that set a passphrase, the later one is asked for that of the earlier', async () => {
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto('/kunjungan');
    await tab.getByLabel('Ketik sekali lagi').waitFor();
  }
  for (const [tab, passphrase] of [
    [page, 'frasa sandi admin'],
    [other, 'frasa sandi lain'],
  ] as const) {
    await tab.getByLabel('Frasa sandi perangkat').fill(passphrase);
    await tab.getByLabel('Ketik sekali lagi').fill(passphrase);
    await tab.getByRole('button', { name: 'Mulai memakai' }).click();
    await tab.getByLabel('Ketik sekali lagi').waitFor({ state: 'detached' });
  }
  await other.getByRole('heading', { name: 'Buka catatan di perangkat ini' }).waitFor();
  await other.getByLabel('Frasa sandi perangkat').fill('frasa sandi admin');
  await other.getByRole('button', { name: 'Buka', exact: true }).click();
  await other.getByRole('button', { name: 'Siapkan kunjungan' }).waitFor();
  await other.close();
});
