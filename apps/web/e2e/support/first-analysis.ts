import type { Page } from 'playwright-core';
import { callsOf } from './calls';
import { PASSWORD } from './secrets';
import type { NewAccount, Product } from './product';

/** Signs in for the first time and opens an analysis of the sample data. */
export async function firstAnalysis(page: Page, { admin }: Pick<Product, 'admin'>): Promise<void> {
  await signInFirst(page, admin);
  const calls = callsOf(page);
  const { data } = await calls.call('userFiles', { body: { scope: 'all' } });
  const fileOf = (label: string) => data.quarterly_files.find((one) => one.label === label)!.id;
  const { session_id: session } = await calls.call('startSession', {
    body: {
      quarter_now_id: fileOf('Triwulan III 2025'),
      quarter_before_id: fileOf('Triwulan II 2025'),
      last_year_id: fileOf('Triwulan III 2024'),
    },
  });
  await page.goto(`/dashboard?tab=overview&session=${session}`);
  await page.getByText('Yang berubah: Triwulan III 2025 terhadap Triwulan II 2025').waitFor();
}

/** Signs in with the one-time password and changes it to `PASSWORD`, before any page is open. */
export async function signInFirst(page: Page, admin: NewAccount): Promise<void> {
  const { username, oneTimePassword: password } = admin;
  const calls = callsOf(page);
  await calls.call('login', { body: { username, password } });
  await calls.call('changePassword', {
    body: { current_password: password, new_password: PASSWORD },
  });
  await rememberSignIn(page);
}

/** Signs in without the page and the pauses of the sign-in page, but leaves the same in the browser. */
export async function enter(page: Page, username: string): Promise<void> {
  await callsOf(page).call('login', { body: { username, password: PASSWORD } });
  await rememberSignIn(page);
}

async function rememberSignIn(page: Page): Promise<void> {
  const { user, expires } = await callsOf(page).call('me');
  // Storage belongs to the origin; this is its lightest page.
  await page.goto('/robots.txt');
  await page.evaluate(
    (kept) => {
      for (const [key, value] of Object.entries(kept))
        localStorage.setItem(key, JSON.stringify(value));
    },
    { user, token: { expires } },
  );
}

/** Signs in where the page asks for it. */
export async function signIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Nama pengguna').fill(username);
  await page.getByLabel('Kata sandi', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}
