import { pathOf } from '@lqc/contracts';
import { firstAnalysis, signIn } from '../support/first-analysis';
import { journey, otherPage, page, pageOf, product } from '../support/journey';
import { addPerson } from '../support/people';
import { PASSWORD } from '../support/secrets';
import { expired, MINUTE_MS, pass, press, typeByOurClock, warning } from '../support/session-time';

const HOUR_MS = 60 * MINUTE_MS;

journey('with sample data', async () => {
  await firstAnalysis(page, product);
  for (const username of ['wulan', 'budi']) await addPerson(page, { username, role: 'staff' });
  await typeByOurClock();
  await pass(55);
  await warning().getByText('berakhir dalam 5 menit').waitFor();
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

test('a person who types is at work, though nothing is sent', async () => {
  await press('Perpanjang Sesi');
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
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('menguat');
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
