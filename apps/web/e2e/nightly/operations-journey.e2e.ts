import { signInFirst } from '../support/first-analysis';
import { complaints, journey, look, page, product } from '../support/journey';

// A model that takes no key.
journey(
  'empty',
  async () => {},
  () => ({ kind: 'status', status: 401 }),
);

test('an admin sees the worker at work, what failed and why, and has it done again', async () => {
  await signInFirst(page, product.admin);
  await page.goto('/admin-settings?tab=model');
  await page.getByRole('button', { name: 'Uji koneksi' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByRole('tab', { name: 'Operasional' }).click();
  const panel = (title: string) => page.locator('section', { hasText: title });
  await panel('Antrean')
    .getByRole('rowheader', { name: /^Ringan/ })
    .waitFor();
  expect(await panel('Proses yang mengerjakan').locator('tbody tr').count()).toBe(1);
  const failure = page.getByRole('row', { name: /Menguji koneksi model bahasa/ });
  expect(await failure.textContent()).toContain('LLM_REFUSED');
  await look('operasional');
  await failure.getByRole('button', { name: /^Jalankan lagi/ }).click();
  await page.getByText('Pekerjaan dijalankan kembali.').waitFor();
  expect(complaints).toEqual([]);
});
