import type { Page } from 'playwright-core';
import { PASSWORD } from './secrets';
import type { NewAccount, Product } from './product';

/** Signs in for the first time and starts an analysis of the sample data, as a person would. */
export async function firstAnalysis(page: Page, { admin }: Pick<Product, 'admin'>): Promise<void> {
  await signInFirst(page, admin);
  await page.goto('/dashboard');
  for (const [field, label] of [
    ['Triwulan Sekarang', 'Triwulan III 2025'],
    ['Triwulan Sebelumnya', 'Triwulan II 2025'],
    ['Periode Tahun Lalu', 'Triwulan III 2024'],
  ] as const)
    await page.getByLabel(new RegExp(`^${field}`)).selectOption({ label });
  await page.getByRole('button', { name: 'Mulai Analisis' }).click();
  await page.getByText('Yang berubah: Triwulan III 2025 terhadap Triwulan II 2025').waitFor();
}

export async function signInFirst(page: Page, admin: NewAccount): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Nama pengguna').fill(admin.username);
  await page.getByLabel('Kata sandi', { exact: true }).fill(admin.oneTimePassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(/\/change-password/);
  await page.getByLabel('Kata sandi saat ini').fill(admin.oneTimePassword);
  await page.getByLabel('Kata sandi baru', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Ulangi kata sandi baru').fill(PASSWORD);
  await page.getByRole('button', { name: 'Simpan kata sandi' }).click();
  await page.waitForURL(/\/homepage/);
}

/** Signs in where the page asks for it. */
export async function signIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Nama pengguna').fill(username);
  await page.getByLabel('Kata sandi', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}
