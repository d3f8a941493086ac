import { pathOf } from '@lqc/contracts';
import { untilQuiet } from '../support/browser';
import { callsOf } from '../support/calls';
import { firstAnalysis, signIn } from '../support/first-analysis';
import { PASSWORD } from '../support/secrets';
import { addPerson } from '../support/people';
import { journey, look, otherPage, page, pageOf, product, retype } from '../support/journey';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let address: string;

journey('with sample data', async () => {
  await firstAnalysis(page, product);
  await addPerson(page, { username: 'wulan', role: 'staff' });
  await addPerson(page, { username: 'budi', role: 'staff' });
  await page.getByRole('tab', { name: 'Kesimpulan LLM', exact: true }).click();
  await page.getByRole('button', { name: 'Ringkasan otomatis' }).click();
  await page.getByRole('button', { name: 'Simpan ke Database' }).waitFor({ timeout: 30_000 });
  address = page.url();
});

const press = (name: string, on = page) => on.getByRole('button', { name, exact: true }).click();
const warning = (on = page) => on.getByRole('dialog', { name: 'Sesi akan berakhir' });
const expired = (on = page) => on.getByRole('dialog', { name: 'Sesi berakhir' });
/** Lets time pass for the page; answers under way would arrive in a far later time. */
const pass = async (minutes: number, on = page) => {
  await untilQuiet(on);
  await on.clock.runFor(minutes * MINUTE_MS);
};
const TYPED = 'Permintaan domestik menguat, belum saya periksa.';

describe('by a clock in our hands', () => {
  beforeAll(async () => {
    await page.clock.install();
    await page.reload();
    await page.getByRole('button', { name: 'Simpan ke Database' }).waitFor();
    await press('Sunting');
    await retype(page.getByRole('textbox', { name: 'Sunting teks' }), TYPED);
  }, 60_000);

  test('for 54 minutes nothing is said, at 55 a countdown of 5 minutes begins', async () => {
    await pass(54);
    expect(await warning().count()).toBe(0);
    await pass(1);
    await warning().getByText('berakhir dalam 5 menit').waitFor();
    await look('60-sesi-peringatan');
  });

  test('it goes down by the minute', async () => {
    for (const left of [4, 3, 2]) {
      await pass(1);
      await warning().getByText(`berakhir dalam ${left} menit`).waitFor();
    }
  });

  test('extending closes it, is told for 3 seconds, and gives another 55 minutes', async () => {
    await press('Perpanjang Sesi');
    const told = page.getByText('Sesi diperpanjang 60 menit.');
    await told.waitFor();
    expect(await warning().count()).toBe(0);
    await page.clock.runFor(3500);
    await told.waitFor({ state: 'detached' });
    await pass(54);
    expect(await warning().count()).toBe(0);
    await pass(1);
    await warning().getByText('berakhir dalam 5 menit').waitFor();
  });

  test('at zero the session is over, and nothing of the page can be read behind the words', async () => {
    await pass(5);
    await expired().waitFor();
    expect(await warning().count()).toBe(0);
    await look('61-sesi-berakhir');
  });

  test('Login Kembali forgets the sign-in and keeps the address and what was typed', async () => {
    await press('Login Kembali');
    await page.waitForURL(/\/login\?from=/);
    const kept = await page.evaluate(() => Object.keys(localStorage));
    for (const key of ['token', 'user', 'dashboardState', 'llmResults'])
      expect(kept).not.toContain(key);
    await page.clock.resume();
    await signIn(page, product.admin.username);
    await page.waitForURL(address);
    const box = page.getByRole('textbox', { name: 'Sunting teks' });
    await box.waitFor();
    expect(await box.innerText()).toBe(TYPED);
    await look('62-kembali-dengan-ketikan');
  });

  test('a person who types is at work, though nothing is sent', async () => {
    const box = page.getByRole('textbox', { name: 'Sunting teks' });
    for (let minutes = 0; minutes < 80; minutes += 20) {
      await pass(20);
      const told = page.waitForResponse(`**${pathOf('adminStatus')}`);
      await box.press('End');
      await told;
    }
    expect(await warning().count()).toBe(0);
  });

  test('another person who signs in there finds none of it', async () => {
    await pass(60);
    await expired().waitFor();
    await press('Login Kembali');
    await page.waitForURL(/\/login/);
    await signIn(page, 'budi');
    await page.waitForURL(/\/homepage/);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(
      'menguat',
    );
  });
});

describe('a computer whose clock is wrong', () => {
  test.each([
    ['five hours ahead', 5 * HOUR_MS],
    ['a day behind', -24 * HOUR_MS],
  ])('by %s is warned after 55 minutes all the same', async (_how, offMs) => {
    const other = await otherPage();
    await other.clock.install({ time: Date.now() + offMs });
    await other.goto('/login');
    await signIn(other, 'wulan');
    await pass(54, other);
    expect(await warning(other).count()).toBe(0);
    await pass(1.2, other);
    await warning(other).waitFor();
    await other.context().close();
  });

  test('and is put right meanwhile goes on, for the server knows what is left', async () => {
    const other = await otherPage();
    await other.clock.install();
    await other.goto('/login');
    await signIn(other, 'wulan');
    await other.clock.setSystemTime(Date.now() + 3 * HOUR_MS);
    const asked = other.waitForResponse(`**${pathOf('adminStatus')}`);
    await pass(0.6, other);
    await asked;
    await pass(1, other);
    expect(await expired(other).count()).toBe(0);
    await pass(54, other);
    await warning(other).waitFor();
    await other.context().close();
  });
});

describe('two tabs and two browsers', () => {
  test('what ends in one tab is seen in the other, and so is signing in again', async () => {
    const first = await pageOf('wulan');
    const second = await first.context().newPage();
    await second.goto('/liaison-summary');
    await second.getByRole('heading', { name: 'Kesimpulan Liaison' }).first().waitFor();
    // Revoked on the server: whichever tab calls next learns of it. A page loaded anew would sign in at once.
    await callsOf(first).call('logout');
    await first.locator('a[href="/liaison-summary"]').first().dispatchEvent('click');
    await expired(first).waitFor();
    await expired(second).waitFor();
    await press('Login Kembali', first);
    await second.waitForURL(/\/login\?from=/);
    await signIn(first, 'wulan');
    await second.waitForURL(/\/liaison-summary/);
    await second.getByRole('heading', { name: 'Kesimpulan Liaison' }).first().waitFor();
    expect(await expired(second).count()).toBe(0);
    await first.context().close();
  });

  test('signing out in one tab leads the other to sign in', async () => {
    const first = await pageOf('wulan');
    const second = await first.context().newPage();
    await second.goto('/admin-settings');
    await second.getByRole('tab', { name: 'Profil' }).waitFor();
    await press('Keluar', first);
    await first.getByRole('alertdialog').getByRole('button', { name: 'Keluar' }).click();
    await second.waitForURL(/\/login/);
    await first.context().close();
  });

  test('a password changed in one browser ends the session of the other at its next step', async () => {
    const here = await pageOf('budi');
    const there = await pageOf('budi');
    for (const one of [here, there]) await one.getByText('Triwulan III 2025').first().waitFor();
    const next = 'kalimat lain yang juga panjang';
    await here.goto('/admin-settings?tab=profil');
    await here.getByLabel('Kata sandi saat ini').fill(PASSWORD);
    await here.getByLabel('Kata sandi baru', { exact: true }).fill(next);
    await here.getByLabel('Ulangi kata sandi baru').fill(next);
    await press('Simpan kata sandi', here);
    await here.getByText('Kata sandi telah diganti.').waitFor();
    await there.goto('/admin');
    await expired(there).waitFor();
    expect(await expired(here).count()).toBe(0);
    for (const one of [here, there]) await one.context().close();
  });
});
