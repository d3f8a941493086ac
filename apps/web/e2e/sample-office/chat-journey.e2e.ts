import { questionOf } from '@lqc/drafting/testing';
import { answers, ask, chat, done, openChat } from '../support/assistant';
import { firstAnalysis } from '../support/first-analysis';
import { journey, look, model, page, product, staysQuiet } from '../support/journey';

journey('with sample data', () => firstAnalysis(page, product), answers);

test('the assistant opens beside the dashboard and suggests questions of this session', async () => {
  await openChat();
  await chat().getByText('Terhubung').waitFor();
  const suggestions = chat().getByRole('list', { name: 'Pertanyaan yang disarankan' });
  await suggestions.getByRole('button').nth(2).waitFor();
  await look('60-asisten');
});

test('a question is answered from the session, its citation leads to the contact', async () => {
  await ask('Mengapa harga jual berubah?');
  await done();
  expect(questionOf(model.requests.at(-1)!)).toContain('Mengapa harga jual berubah?');
  const citation = chat()
    .getByRole('button', { name: /lihat kontak/ })
    .first();
  const contact = (await citation.getAttribute('aria-label'))!.replace(/.*lihat kontak /, '');
  await look('61-jawaban');
  await citation.click();
  const detail = page.getByRole('dialog').filter({ hasText: contact }).last();
  await detail.waitFor();
  await page.keyboard.press('Escape');
});

test('Esc closes the assistant, and the focus is back where it was opened', async () => {
  await chat().getByRole('textbox', { name: 'Pertanyaan' }).press('Escape');
  await chat().waitFor({ state: 'detached' });
  const opener = page.getByRole('banner').getByRole('button', { name: 'Asisten Analisis' });
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  const field = chat().getByRole('textbox', { name: 'Pertanyaan' });
  await field.waitFor();
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('stopping keeps what was written', async () => {
  model.script(() => ({ kind: 'hang', pieces: ['Sejauh ini ', 'pesanan berkurang'] }));
  await ask('Ceritakan semuanya');
  await chat().getByText('pesanan berkurang').waitFor({ timeout: 20_000 });
  await chat().getByRole('button', { name: 'Hentikan' }).click();
  await chat().getByText('Dihentikan').waitFor({ timeout: 20_000 });
  await chat().getByText('pesanan berkurang').waitFor();
  await look('62-dihentikan');
});

test('markup in an answer is shown as the listed tags and nothing else', async () => {
  model.script(() => ({
    kind: 'text',
    text: 'Aman <b>tebal</b> <img src=x onerror="window.hacked=1"><script>window.hacked=1</script>',
  }));
  await ask('Mengapa investasi turun?');
  await chat().getByText('Aman tebal').waitFor({ timeout: 20_000 });
  expect(await chat().locator('img, script').count()).toBe(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('a draft leads to questions about it', async () => {
  await chat().getByRole('button', { name: 'Tutup asisten' }).click();
  await page.getByRole('tab', { name: 'Kesimpulan LLM', exact: true }).click();
  await page.getByRole('button', { name: 'Ringkasan otomatis' }).click();
  await page.getByRole('button', { name: 'Tanya Lanjutan' }).click({ timeout: 20_000 });
  await chat().getByText('Tentang draf: Permintaan Domestik').waitFor();
  await ask('Apa yang paling menonjol?');
  const isAsked = () => questionOf(model.requests.at(-1)!).includes('Apa yang paling menonjol?');
  while (!isAsked()) await page.waitForTimeout(50);
  await chat().getByRole('button', { name: 'Hentikan' }).waitFor({ state: 'detached' });
});

staysQuiet();
