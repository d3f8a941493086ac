import { firstAnalysis } from './first-analysis';
import { page, press, product } from './journey';

/** Opens an analysis of the sample data where its chapters are drafted. */
export async function openDrafting(): Promise<void> {
  await firstAnalysis(page, product);
  await page.getByRole('tab', { name: 'Kesimpulan LLM', exact: true }).click();
}

export const choose = (field: string, label: string) =>
  page.getByLabel(field, { exact: true }).selectOption({ label });

/** Writes a draft of the chapter and waits for its checked text. */
export async function write(): Promise<void> {
  await press('Buat Ringkasan AI');
  await page.getByRole('button', { name: 'Simpan ke Database' }).waitFor({ timeout: 30_000 });
}
