import { untilQuiet } from './browser';
import { page, retype } from './journey';

export const MINUTE_MS = 60_000;

export const press = (name: string, on = page) =>
  on.getByRole('button', { name, exact: true }).click();
export const warning = (on = page) => on.getByRole('dialog', { name: 'Sesi akan berakhir' });
export const expired = (on = page) => on.getByRole('dialog', { name: 'Sesi berakhir' });
/** Lets time pass for the page; answers under way would arrive in a far later time. */
export const pass = async (minutes: number, on = page) => {
  await untilQuiet(on);
  await on.clock.runFor(minutes * MINUTE_MS);
};
export const TYPED = 'Permintaan domestik menguat, belum saya periksa.';

/** Begins a draft that somebody has typed in, on a page whose clock is in our hands; gives its address. */
export async function typeByOurClock(): Promise<string> {
  await page.getByRole('tab', { name: 'Kesimpulan LLM', exact: true }).click();
  await press('Ringkasan otomatis');
  await page.getByRole('button', { name: 'Simpan ke Database' }).waitFor({ timeout: 30_000 });
  const address = page.url();
  await page.clock.install();
  await page.reload();
  await page.getByRole('button', { name: 'Simpan ke Database' }).waitFor();
  await press('Sunting');
  await retype(page.getByRole('textbox', { name: 'Sunting teks' }), TYPED);
  return address;
}
