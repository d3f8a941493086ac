import { callsOf } from '../support/calls';
import { firstAnalysis, signIn } from '../support/first-analysis';
import { addPerson } from '../support/people';
import { journey, look, page, pageOf, product } from '../support/journey';
import { expired, pass, press, TYPED, typeByOurClock, warning } from '../support/session-time';

let address: string;

journey('with sample data', async () => {
  await firstAnalysis(page, product);
  await addPerson(page, { username: 'wulan', role: 'staff' });
  address = await typeByOurClock();
});

test('for 54 minutes nothing is said, at 55 a countdown of 5 minutes begins', async () => {
  await pass(54);
  expect(await warning().count()).toBe(0);
  await pass(1);
  await warning().getByText('berakhir dalam 5 menit').waitFor();
  await look('60-sesi-peringatan');
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
