import { readFileSync } from 'node:fs';
import { questionOf } from '@lqc/drafting/testing';
import { answers, ask, chat, done, openChat } from '../support/assistant';
import { callsOf } from '../support/calls';
import { firstAnalysis, signIn } from '../support/first-analysis';
import { journey, look, model, page, product, staysQuiet } from '../support/journey';

const begin = async () => {
  await firstAnalysis(page, product);
  await openChat();
  await ask('Mengapa harga jual berubah?');
  await done();
};
journey('with sample data', begin, answers);

test('Shift+Enter adds a line; what is empty is not sent', async () => {
  const field = chat().getByRole('textbox', { name: 'Pertanyaan' });
  const before = model.requests.length;
  await field.fill('   ');
  await page.keyboard.press('Enter');
  await field.fill('baris satu');
  await page.keyboard.press('Shift+Enter');
  expect(await field.inputValue()).toBe('baris satu\n');
  await field.fill('');
  expect(model.requests.length).toBe(before);
});

test('a question that is typed outlasts leaving, a reload and a sign-in that ended', async () => {
  const field = () => chat().getByRole('textbox', { name: 'Pertanyaan' });
  const typed = 'Apa yang dikatakan kontak tentang upah?';
  const isThere = async () => {
    await field().waitFor();
    expect(await field().inputValue()).toBe(typed);
  };
  await field().fill(typed);
  await page.getByRole('navigation', { name: 'Navigasi utama' }).getByText('Riwayat').click();
  await page.waitForURL(/riwayat/);
  await page.goBack();
  await isThere();
  await page.reload();
  await openChat();
  await isThere();
  await callsOf(page).call('logout');
  await page.getByRole('tab', { name: 'Tabulasi' }).click();
  await chat().getByRole('button', { name: 'Kirim' }).click();
  await page.getByRole('dialog', { name: 'Sesi berakhir' }).waitFor();
  await page.getByRole('button', { name: 'Login Kembali' }).click();
  await page.waitForURL(/login/);
  await signIn(page, product.admin.username);
  // It was on its way when the sign-in ended: it stands in the list, to be asked again.
  await chat().getByText(typed).waitFor();
  await chat().getByRole('button', { name: 'Coba lagi' }).click();
  await chat().getByRole('button', { name: 'Hentikan' }).waitFor();
  await chat().getByText(typed).waitFor();
  expect(await chat().getByText(typed).count()).toBe(1);
  await chat().getByRole('button', { name: 'Hentikan' }).waitFor({ state: 'detached' });
});

test('a question that is sent twice, or without a connection, is asked once', async () => {
  const before = model.requests.length;
  await chat().getByRole('textbox', { name: 'Pertanyaan' }).fill('Siapa menaikkan harga?');
  await chat().getByRole('button', { name: 'Kirim' }).dblclick();
  await chat().getByRole('button', { name: 'Hentikan' }).waitFor();
  await chat().getByRole('button', { name: 'Hentikan' }).waitFor({ state: 'detached' });
  await page.context().setOffline(true);
  await ask('Siapa menurunkan harga?');
  await chat().getByRole('button', { name: 'Coba lagi' }).waitFor();
  await page.context().setOffline(false);
  await chat().getByRole('button', { name: 'Coba lagi' }).click();
  await chat().getByRole('button', { name: 'Hentikan' }).waitFor({ state: 'detached' });
  await done();
  for (const question of ['Siapa menaikkan harga?', 'Siapa menurunkan harga?']) {
    expect(await chat().getByText(question).count()).toBe(1);
    const asked = model.requests.slice(before).filter((one) => questionOf(one).includes(question));
    expect(asked).toHaveLength(1);
  }
});

test('a question of which nothing was heard outlasts a reload, and is asked once whether it arrived or not', async () => {
  const before = model.requests.length;
  const asked = (question: string) =>
    model.requests.slice(before).filter((one) => questionOf(one).includes(question)).length;
  const arrives = { 'Siapa menambah pekerja?': false, 'Siapa mengurangi pekerja?': true };
  for (const [question, isArriving] of Object.entries(arrives)) {
    // The tab hears nothing of its question, which the server has got or not.
    const address = /\/api\/v1\/chat\/[^/]+$/;
    await page.route(address, (route) => {
      if (isArriving) void route.fetch().catch(() => {});
    });
    const sent = page.waitForRequest(address);
    await ask(question);
    await chat().getByText(question).waitFor();
    await sent;
    await page.waitForTimeout(1000);
    await page.reload();
    // Not before: a request that is held goes on when nobody holds requests any more.
    await page.unroute(address);
    await openChat();
    await chat().getByText(question).waitFor();
    if (!isArriving) await chat().getByRole('button', { name: 'Coba lagi' }).click();
    await chat().getByRole('button', { name: 'Hentikan' }).waitFor({ state: 'detached' });
    await done();
    expect(await chat().getByText(question).count()).toBe(1);
    expect(await chat().getByRole('button', { name: 'Coba lagi' }).count()).toBe(0);
    expect(asked(question)).toBe(1);
  }
});

test('an answer that is being written survives a reload', async () => {
  model.script((request) => answers(request, 250));
  await ask('Berapa rata-rata investasi?');
  await chat().getByRole('button', { name: 'Hentikan' }).waitFor();
  await page.waitForTimeout(700);
  await page.reload();
  await openChat();
  await chat().getByText('Berapa rata-rata investasi?').waitFor();
  await chat()
    .getByRole('button', { name: 'Hentikan' })
    .waitFor({ state: 'hidden', timeout: 30_000 });
  await done();
  expect(await chat().getByText('Berapa rata-rata investasi?').count()).toBe(1);
});

test('an answer whose connection breaks is found again by itself, and its question is asked once', async () => {
  const before = model.requests.length;
  model.script((request) => answers(request, 250));
  await ask('Berapa rata-rata margin?');
  const written = chat().getByText('…', { exact: true });
  await written.waitFor();
  await page.context().setOffline(true);
  await page.waitForTimeout(1500);
  await page.context().setOffline(false);
  await chat()
    .getByRole('button', { name: 'Hentikan' })
    .waitFor({ state: 'hidden', timeout: 30_000 });
  await done();
  expect(await chat().getByText('Berapa rata-rata margin?').count()).toBe(1);
  expect(await chat().getByRole('button', { name: 'Coba lagi' }).count()).toBe(0);
  expect(model.requests.slice(before).map(questionOf)).toHaveLength(1);
});

test('the window is moved by mouse and keys, stays on the screen and remembers its place', async () => {
  const bar = chat().getByRole('group', { name: /panah/ });
  const box = (await bar.boundingBox())!;
  await page.mouse.move(box.x + 40, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(-500, -500, { steps: 4 });
  await page.mouse.up();
  const at = async () => {
    const { x, y } = (await chat().boundingBox())!;
    return [Math.round(x), Math.round(y)];
  };
  expect(await at()).toEqual([8, 8]);
  await bar.focus();
  await page.keyboard.press('ArrowRight');
  expect(await at()).toEqual([32, 8]);
  await page.reload();
  await openChat();
  await chat().waitFor();
  expect(await at()).toEqual([32, 8]);
  await chat().getByRole('button', { name: 'Pindah ke kanan' }).click();
  await page.setViewportSize({ width: 900, height: 640 });
  expect(await at()).toEqual([508, 32]);
  await page.setViewportSize({ width: 1366, height: 768 });
});

test('a failing model is told in the conversation, twice over a banner', async () => {
  model.script(() => ({ kind: 'status', status: 401 }));
  await ask('Masih di sana?');
  await chat()
    .getByText(/menolak|kesalahan/)
    .first()
    .waitFor({ timeout: 20_000 });
  // The next question is taken when the failed one is over; an earlier one may have failed as well.
  await chat()
    .locator('button:enabled', { hasText: /Jawab ulang|Coba lagi/ })
    .last()
    .waitFor({ timeout: 20_000 });
  await ask('Halo?');
  await chat()
    .getByRole('alert')
    .filter({ hasText: 'Koneksi bermasalah' })
    .waitFor({ timeout: 20_000 });
  await chat().getByText('Koneksi Bermasalah', { exact: true }).waitFor();
  await look('63-gagal');
  await chat().getByRole('button', { name: 'Coba Lagi', exact: true }).click();
  await chat().getByRole('alert').waitFor({ state: 'hidden' });
});

test('the conversation is taken along as text, and forgotten after one confirmation', async () => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    chat().getByRole('button', { name: 'Unduh percakapan' }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text).toContain('Mengapa harga jual berubah?');
  await chat().getByRole('button', { name: 'Hapus riwayat' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus riwayat' }).click();
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
  expect(await chat().getByText('Mengapa harga jual berubah?').count()).toBe(0);
});

staysQuiet();
