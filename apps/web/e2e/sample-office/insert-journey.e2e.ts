import type { Report, ReportSection } from '@lqc/contracts';
import { untilQuiet } from '../support/browser';
import { callsOf } from '../support/calls';
import { signInFirst } from '../support/first-analysis';
import { SIZES, TRIED } from '../support/every-size';
import { complaints, journey, look, page, press, product } from '../support/journey';

let report: Report;
journey('with sample data', async () => {
  await signInFirst(page, product.admin);
  await page.goto('/homepage');
  const calls = callsOf(page);
  const { data } = await calls.call('userFiles', { body: { scope: 'all' } });
  const quarters = data.quarterly_files.toSorted(
    (a, b) => (a.year! - b.year!) * 4 + a.quarter! - b.quarter!,
  );
  const [lastYear, before, now] = [quarters.at(-5), quarters.at(-2)!, quarters.at(-1)!];
  report = await calls.call('createReport', {
    body: {
      quarter_now_id: now.id,
      quarter_before_id: before.id,
      ...(lastYear && { last_year_id: lastYear.id }),
    },
  });
  await page.goto(`/laporan/${report.id}`);
  await page.getByRole('button', { name: /2\.1 Permintaan Domestik/ }).click();
  await text().waitFor();
});

const text = () => page.locator('.report-text .tiptap');
const options = () => page.getByRole('listbox').getByRole('option');
const active = async () => {
  const id = await text().getAttribute('aria-activedescendant');
  return page.locator(`[id="${id}"]`);
};
const sectionNow = async (): Promise<ReportSection> => {
  const { sections } = await callsOf(page).call('report', { params: { id: report.id } });
  return sections.find(({ target }) => target === 'domestik')!;
};

/** What is typed is kept by itself after a pause; whoever presses the button need not wait for it. */
async function save(): Promise<void> {
  await press('Simpan');
  await untilSaved();
}

async function untilSaved(): Promise<void> {
  await page.getByText('Belum disimpan').waitFor({ state: 'detached' });
  await page.getByText(/versi \d+, tersimpan/).waitFor();
}

test('a slash and a few letters offer sentences of the data, chosen by the keyboard alone', async () => {
  await text().click();
  await page.keyboard.type('Pembuka. /perub');
  await options().first().waitFor();
  for (const [name, value] of [
    ['role', 'combobox'],
    ['aria-expanded', 'true'],
    ['aria-autocomplete', 'list'],
  ] as const)
    expect(await text().getAttribute(name)).toBe(value);
  expect(await text().getAttribute('aria-controls')).toBe(
    await page.getByRole('listbox').getAttribute('id'),
  );
  const first = await (await active()).innerText();
  await page.keyboard.press('ArrowDown');
  expect(await (await active()).getAttribute('aria-selected')).toBe('true');
  expect(await (await active()).innerText()).not.toBe(first);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  expect(await (await active()).innerText()).not.toBe(first);
  await page.keyboard.press('Enter');
  await page.locator('.bound').waitFor();
  expect(await text().getAttribute('role')).toBe('textbox');
  expect(await text().getAttribute('aria-activedescendant')).toBe(null);
});

test('an insertion is one step to undo, and Escape leaves what was typed', async () => {
  const words = await page.locator('.bound').innerText();
  await page.keyboard.press('ControlOrMeta+z');
  await page.locator('.bound').waitFor({ state: 'detached' });
  expect(await text().innerText()).toContain('/perub');
  await page.keyboard.press('Escape');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await page.locator('.bound').waitFor();
  expect(await page.locator('.bound').innerText()).toBe(words);
});

test('it is saved as bound, right whatever is read in it, and stays so after a reload', async () => {
  await page.keyboard.type('Sesudahnya.');
  await save();
  await page.getByText('1 terikat pada data').waitFor();
  const saved = await sectionNow();
  const [{ start, end } = { start: 0, end: 0 }] = saved.bound;
  expect(saved.statements.find((one) => one.start === start)).toMatchObject({
    end,
    status: 'supported',
    is_bound: true,
  });
  expect(saved.text).toBe(`Pembuka. ${saved.text.slice(start, end)} Sesudahnya.`);
  await page.reload();
  await page.getByRole('button', { name: /2\.1 Permintaan Domestik/ }).click();
  await page.locator('.bound').waitFor();
  expect(await page.locator('.bound').innerText()).toBe(saved.text.slice(start, end));
});

test('words around it leave it bound; a word of its own lets it go', async () => {
  await text().click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('Kata di depan. ');
  await save();
  expect((await sectionNow()).bound).toHaveLength(1);
  await page.locator('.bound').click();
  await page.keyboard.type('x');
  await page.locator('.bound').waitFor({ state: 'detached' });
  await page.keyboard.press('ControlOrMeta+z');
  await page.locator('.bound').waitFor();
});

test('a mark that a client makes up is not believed: its sentence is read as any other', async () => {
  const { id: section, version, text: stored, bound } = await sectionNow();
  const forged = 'Rata-rata permintaan domestik tercatat 4,99.';
  const start = stored.length + 1;
  const saved = await callsOf(page).call('saveSection', {
    params: { id: report.id, section },
    body: {
      text: `${stored} ${forged}`,
      version,
      bound: [...bound, { start, end: start + forged.length, claim: bound[0]!.claim }],
    },
  });
  expect(saved.bound).toEqual(bound);
  expect(saved.red).toEqual([forged]);
});

test('what the data do not let be said says why, and offers what they do', async () => {
  await page.reload();
  await page.getByRole('button', { name: /2\.1 Permintaan Domestik/ }).click();
  await text().click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/');
  await options().first().waitFor();
  for (const [size, viewport] of Object.entries(TRIED)) {
    await page.setViewportSize(viewport);
    if (!size.includes('%')) await look(`95-sisipkan-${viewport.width}`);
  }
  await page.setViewportSize(SIZES['1366x768']);
});

test('words in a section leave in no form with a mark of theirs', async () => {
  // Left only when all is saved: a save that is still on its way would make the version read here an old one.
  await page.keyboard.press('Escape');
  await untilSaved();
  await page.goto('/dashboard?tab=overview');
  await untilQuiet(page);
  const { id: section, version } = await sectionNow();
  const calls = callsOf(page);
  const params = { id: report.id, section };
  const { sentences } = await calls.call('sectionSentences', { params });
  const level = sentences.find(({ claim: { type } }) => type === 'level')!;
  const words = level.texts[0]!;
  await calls.call('saveSection', {
    params,
    body: {
      text: `**${words}**`,
      version,
      bound: [{ start: 2, end: 2 + words.length, claim: level.claim }],
    },
  });
  const { text: kept, bound } = await sectionNow();
  expect(bound).toHaveLength(1);
  expect(kept).toBe(`**${words}**`);
});

test('the chapter’s draft takes them too, and says how many of its statements are right', async () => {
  await page.goto(`/dashboard?session=${report.session_id}&tab=summary`);
  await page.getByLabel('BAB', { exact: true }).selectOption('bab_2');
  await press('Ringkasan otomatis');
  await page.getByText('Ringkasan selesai.').first().waitFor();
  await press('Sunting');
  const box = page.getByRole('textbox', { name: 'Sunting teks' });
  await box.waitFor();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' /setahun');
  await options().first().waitFor();
  await look('96-sisipkan-draf');
  await page.keyboard.press('Enter');
  await page.locator('.bound').waitFor();
  await press('Periksa dan pakai');
  await box.waitFor({ state: 'detached' });
  await press('Sunting');
  await page.locator('.bound').waitFor();
  expect(complaints).toEqual([]);
});
