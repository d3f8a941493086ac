import type { Locator } from 'playwright-core';
import { sampleCompanyDatabase } from '@lqc/sample-data';
import { callsOf } from '../support/calls';
import { firstAnalysis, signIn } from '../support/first-analysis';
import { button, journey, page, press, product } from '../support/journey';

let session: string;
let report: string;
/** Two sections that are drafted: one to be typed in, one to be spoken of. */
let sections: readonly string[];

journey('with sample data', async () => {
  // A browser asks before it reloads what is not saved; whoever reloads says yes.
  page.on('dialog', (asked) => void asked.accept());
  await firstAnalysis(page, product);
  session = new URL(page.url()).searchParams.get('session')!;
  const calls = callsOf(page);
  const { data } = await calls.call('userFiles', { body: { scope: 'all' } });
  const fileOf = (label: string) => data.quarterly_files.find((one) => one.label === label)!.id;
  const begun = await calls.call('createReport', {
    body: {
      quarter_now_id: fileOf('Triwulan III 2025'),
      quarter_before_id: fileOf('Triwulan II 2025'),
    },
  });
  report = begun.id;
  sections = begun.sections
    .filter(({ kind }) => kind === 'indikator')
    .slice(0, 2)
    .map(({ id }) => id);
  await calls.send('draftReport', {
    params: { id: report },
    body: { writer: 'automatic', sections: [...sections] },
  });
  await page.goto(`/dashboard?tab=summary&session=${session}`);
  await press('Ringkasan otomatis');
  await button('Simpan ke Database').waitFor();
});

const dialog = () => page.getByRole('dialog');
const box = (name: string | RegExp) => page.getByRole('textbox', { name });

interface Place {
  readonly address: () => string;
  /** Shows the field, on its page. */
  readonly open: () => Promise<void>;
  readonly field: () => Locator;
  /** What sends what is typed. */
  readonly send: () => Locator;
  /** How often the server has it. */
  readonly stored: (typed: string) => Promise<number>;
}

const count = (texts: readonly string[], typed: string) =>
  texts.filter((text) => text.includes(typed)).length;

const PLACES: Readonly<Record<string, Place>> = {
  'a draft that is edited': {
    address: () => `/dashboard?tab=summary&session=${session}`,
    async open() {
      await button('Sunting').or(box('Sunting teks')).waitFor();
      if ((await box('Sunting teks').count()) === 0) await press('Sunting');
    },
    field: () => box('Sunting teks'),
    send: () => button(/^(Simpan ke Database|Menyimpan|Tersimpan)/),
    async stored(typed) {
      const { data } = await callsOf(page).call('conclusions', { body: {} });
      return count(
        data.map(({ summary }) => summary),
        typed,
      );
    },
  },
  'a section of a report': {
    address: () => `/laporan/${report}?bagian=${sections[0]}`,
    open: () => box(/^Teks /).waitFor(),
    field: () => box(/^Teks /),
    send: () => button('Simpan'),
    async stored(typed) {
      const found = await callsOf(page).call('report', { params: { id: report } });
      return count(
        found.sections.map(({ text }) => text),
        typed,
      );
    },
  },
  'a comment on a sentence': {
    address: () => `/laporan/${report}?bagian=${sections[1]}`,
    async open() {
      await page.locator('.statement').nth(1).click();
      await button(/^Komentar/).click();
    },
    field: () => box('Komentar'),
    send: () => button('Kirim komentar'),
    async stored(typed) {
      await box('Komentar').waitFor();
      return page.getByRole('listitem').filter({ hasText: typed }).count();
    },
  },
  'a question to the assistant': {
    address: () => `/dashboard?tab=data2&session=${session}`,
    async open() {
      const opener = page.getByRole('banner').getByRole('button', { name: 'Asisten Analisis' });
      await opener.waitFor();
      if ((await box('Pertanyaan').count()) === 0) await opener.click();
      await dialog().getByText('Terhubung').waitFor();
    },
    field: () => box('Pertanyaan'),
    send: () =>
      dialog()
        .getByRole('button', { name: 'Coba lagi', exact: true, disabled: false })
        .or(button('Kirim'))
        .first(),
    async stored(typed) {
      const { messages } = await callsOf(page).call('chatHistory', { params: { session } });
      return count(
        messages.filter(({ role }) => role === 'user').map(({ content }) => content),
        typed,
      );
    },
  },
  'the dictionary of themes': {
    address: () => '/tema',
    async open() {
      if ((await dialog().count()) === 0) await press('Ubah kamus');
    },
    field: () => box('Nama tema').first(),
    send: () => button('Simpan kamus'),
    async stored(typed) {
      const { themes } = await callsOf(page).call('themes', { query: {} });
      return count(
        themes.map(({ label }) => label),
        typed,
      );
    },
  },
};

const contentOf = (field: Locator) =>
  field.evaluate((one) => (one as HTMLTextAreaElement).value ?? one.textContent);

let tries = 0;
/** Goes to the place and types something that is found nowhere else. */
async function type({ address, open, field }: Place): Promise<string> {
  const typed = `Percobaan nomor ${(tries += 1)}.`;
  await page.goto(address());
  await open();
  await field().click();
  await field().press('ControlOrMeta+a');
  await page.keyboard.type(typed);
  return typed;
}
async function expectKept({ open, field }: Place, typed: string): Promise<void> {
  await open();
  await field().waitFor();
  expect(await contentOf(field())).toContain(typed);
}

describe.each(Object.entries(PLACES))('%s', (name, place) => {
  test('is there after leaving and going back', async () => {
    const typed = await type(place);
    // What lies over the page lets no link of it be clicked; the address bar is always within reach.
    if (name.startsWith('the dictionary')) await page.goto('/riwayat');
    else
      await page.getByRole('navigation', { name: 'Navigasi utama' }).getByText('Riwayat').click();
    await page.waitForURL(/riwayat/);
    await page.goBack();
    await expectKept(place, typed);
  });

  test('is there after a reload', async () => {
    const typed = await type(place);
    await page.reload();
    await expectKept(place, typed);
  });

  test('is there when the sign-in ended and the person has signed in again', async () => {
    const typed = await type(place);
    await callsOf(page).call('logout');
    await page.reload();
    await button('Login Kembali').click();
    await page.waitForURL(/login/);
    await signIn(page, product.admin.username);
    await expectKept(place, typed);
  });

  test('is there when it could not be sent for want of a connection, and is sent once afterwards', async () => {
    const typed = await type(place);
    await page.context().setOffline(true);
    await place.send().click();
    await page.waitForTimeout(1500);
    expect(await page.getByText(typed).or(place.field()).count()).toBeGreaterThan(0);
    await page.context().setOffline(false);
    await place.send().click();
    await expectStored(place, typed);
  });

  test('is stored once when it is sent by two clicks', async () => {
    const typed = await type(place);
    await place.send().dblclick();
    await expectStored(place, typed);
  });
});

async function expectStored({ stored }: Place, typed: string): Promise<void> {
  for (let waited = 0; (await stored(typed)) === 0 && waited < 120; waited += 1)
    await page.waitForTimeout(500);
  // A second one would have come by now.
  await page.waitForTimeout(1000);
  expect(await stored(typed)).toBe(1);
}

describe('what lies over a page', () => {
  test.each([
    ['Esc', () => page.keyboard.press('Escape')],
    ['a click beside it', () => page.mouse.click(5, 400)],
  ])('keeps what is typed in the dictionary: %s', async (_how, leave) => {
    const place = PLACES['the dictionary of themes']!;
    const typed = await type(place);
    await leave();
    await page.waitForTimeout(300);
    await expectKept(place, typed);
  });

  test('keeps a question when Esc closes the assistant', async () => {
    const place = PLACES['a question to the assistant']!;
    const typed = await type(place);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await expectKept(place, typed);
  });

  test.each([
    ['a click beside them', () => page.mouse.click(5, 400)],
    ['going back', () => page.goBack()],
  ])('keeps the files that are to be stored, or asks: %s', async (_how, leave) => {
    await page.goto('/homepage');
    await page.getByRole('link', { name: /^Pengaturan/ }).click();
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'perusahaan.xlsx',
        mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        buffer: await sampleCompanyDatabase({ seed: 5, contacts: 12 }),
      });
    await dialog().getByText('perusahaan.xlsx').first().waitFor();
    await leave();
    await page.waitForTimeout(300);
    const asked = page.getByRole('alertdialog');
    if ((await asked.count()) > 0) await asked.getByRole('button', { name: 'Batal' }).click();
    await dialog().getByText('perusahaan.xlsx').first().waitFor();
  });
});

describe('what is not stored yet', () => {
  test.each([
    ['a link', () => page.getByRole('link', { name: 'Beranda' }).click()],
    ['going back', () => page.goBack()],
  ])('files to merge: asks before %s', async (_how, leave) => {
    await page.goto('/homepage');
    await page.getByRole('link', { name: /Gabung Excel Diary Notes/ }).click();
    await page.locator('input[type=file]').setInputFiles({
      name: 'catatan.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: await sampleCompanyDatabase({ seed: 5, contacts: 12 }),
    });
    await page.getByText('catatan.xlsx').first().waitFor();
    await leave();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Batal' }).click();
    await page.getByText('catatan.xlsx').first().waitFor();
  });

  test('settings of the model: asks before a link', async () => {
    await page.goto('/admin-settings?tab=model');
    await page.getByLabel('Maksimum token').fill('6000');
    await page.getByRole('link', { name: 'Beranda' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Batal' }).click();
    expect(await page.getByLabel('Maksimum token').inputValue()).toBe('6000');
  });

  test.each([
    ['settings of the model', 'model', 'Maksimum token', '6000'],
    ['weights', 'bobot', 'Sumber', 'BPS, percobaan'],
  ])('%s are there after a reload', async (_what, tab, label, typed) => {
    await page.goto(`/admin-settings?tab=${tab}`);
    await page.getByLabel(label).first().fill(typed);
    await page.reload();
    await page.getByLabel(label).first().waitFor();
    expect(await page.getByLabel(label).first().inputValue()).toBe(typed);
  });

  test('pinned quotes are there after a reload', async () => {
    await page.goto(`/dashboard?tab=data2&indicator=domestik&quarter=now&session=${session}`);
    await press(/^Sematkan kutipan/);
    await page.reload();
    await page.getByText('Kutipan disematkan').first().waitFor();
  });
});
