import { openWorkbook } from '@lqc/workbook';
import { untilQuiet } from '../support/browser';
import { callsOf } from '../support/calls';
import { problemsAtEverySize, SIZES } from '../support/every-size';
import { signInFirst } from '../support/first-analysis';
import { button, downloaded, journey, page, press, product, staysQuiet } from '../support/journey';

journey('with sample data', async () => {
  await signInFirst(page, product.admin);
});

/** A width, and the quarter that is planned there, so that one plan doesn't stand in the other's way. */
const WIDTHS = [
  { size: '1366x768', quarter: 'Triwulan IV 2025', date: '2025-11-11' },
  { size: '390x844', quarter: 'Triwulan I 2026', date: '2026-02-10' },
] as const;

/** Whatever the workbook says, row by row. */
async function rowsOf(bytes: Buffer): Promise<string[]> {
  const rows: string[] = [];
  for await (const { name, cells } of (await openWorkbook(bytes)).sheets()) {
    const texts = new Map<number, string[]>();
    for (const { row, value } of cells)
      texts.set(row, [...(texts.get(row) ?? []), String(value ?? '')]);
    rows.push(name, ...[...texts.values()].map((one) => one.join(' | ')));
  }
  return rows;
}

describe.each(WIDTHS)('at $size', ({ size, quarter, date }) => {
  /** The company whose visit is planned. */
  let company: string;
  const field = (name: string) => page.getByLabel(`${name} ${company}`);
  /** A field is stored when it is left, and says nothing when that succeeds. */
  const leave = async (name: string) => {
    await field(name).blur();
    await untilQuiet(page);
  };

  test('a quarter is chosen, which the address keeps, and nothing is planned in it yet', async () => {
    await page.setViewportSize(SIZES[size]);
    await page.goto('/rencana');
    await page.getByLabel('Triwulan yang direncanakan').selectOption({ label: quarter });
    await page.getByText(`0 kunjungan direncanakan untuk ${quarter}`).waitFor();
    await page.reload();
    await page.getByText(`0 kunjungan direncanakan untuk ${quarter}`).waitFor();
  });

  test('a proposal is taken into the plan', async () => {
    const proposal = button(/^Masukkan .+ ke rencana$/).first();
    company = /^Masukkan (.+) ke rencana$/.exec((await proposal.getAttribute('aria-label'))!)![1]!;
    await proposal.click();
    await page.getByText(`1 kunjungan direncanakan untuk ${quarter}`).waitFor();
    expect(await button(`Masukkan ${company} ke rencana`).count()).toBe(0);
  });

  test('the visit gets its date, person, status and note, which are there after a reload', async () => {
    await field('Tanggal').fill(date);
    await leave('Tanggal');
    await field('Petugas').selectOption('plan-journey');
    await untilQuiet(page);
    await field('Status').selectOption({ label: 'Disepakati' });
    await untilQuiet(page);
    await field('Catatan').fill('Hubungi manajer keuangan dahulu');
    await leave('Catatan');
    await page.reload();
    await field('Tanggal').waitFor();
    expect(await field('Tanggal').inputValue()).toBe(date);
    expect(await field('Petugas').inputValue()).toBe('plan-journey');
    expect(await field('Status').inputValue()).toBe('agreed');
    expect(await field('Catatan').inputValue()).toBe('Hubungi manajer keuangan dahulu');
  });

  test('a date outside the quarter is told, and stays what the person wrote', async () => {
    await field('Tanggal').fill('2027-01-04');
    await page.getByText(`di luar ${quarter}`).first().waitFor();
    await field('Tanggal').fill(date);
    await leave('Tanggal');
    expect(await page.getByText(`di luar ${quarter}`).count()).toBe(0);
  });

  test('each sector takes an aim, and the plan says what it lacks', async () => {
    const aim = page.getByRole('textbox', { name: /^Target / }).first();
    await aim.fill('9');
    await aim.press('Enter');
    await page.getByText(/^Masih kurang \d+ kunjungan di 1 sektor$/).waitFor();
    await page.reload();
    await page.getByText(/^Masih kurang \d+ kunjungan di 1 sektor$/).waitFor();
    expect(await aim.inputValue()).toBe('9');
  });

  test('the plan is exported as it stands', async () => {
    const { name, bytes } = await downloaded('Ekspor xlsx');
    expect(name).toMatch(/\.xlsx$/);
    const rows = await rowsOf(bytes);
    const visit = rows.find((row) => row.includes(company) && row.includes('plan-journey'));
    expect(visit).toContain('Hubungi manajer keuangan dahulu');
    expect(visit).toContain('Disepakati');
    expect(rows.join('\n')).toContain(quarter);
  });

  test('what is taken off comes back with its date and note', async () => {
    await press(`Keluarkan ${company} dari rencana`);
    await page.getByText(`0 kunjungan direncanakan untuk ${quarter}`).waitFor();
    await press('Urungkan');
    await page.getByText(`1 kunjungan direncanakan untuk ${quarter}`).waitFor();
    await untilQuiet(page);
    expect(await field('Catatan').inputValue()).toBe('Hubungi manajer keuangan dahulu');
    expect(await field('Tanggal').inputValue()).toBe(date);
  });
});

test('a plan with visits in it fits every screen, light and dark', async () => {
  const { targets } = await callsOf(page).call('plan', { query: {} });
  expect(targets.length).toBeGreaterThan(1);
  await page.setViewportSize(SIZES['1366x768']);
  await page.goto('/rencana');
  await page.getByText(/^1 kunjungan direncanakan/).waitFor();
  expect(await problemsAtEverySize(page, 'layar-rencana-terisi')).toEqual([]);
});

staysQuiet();
