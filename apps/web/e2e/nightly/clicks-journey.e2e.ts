import { sampleCompanyDatabase, sampleQuarter } from '@lqc/sample-data';
import { signInFirst } from '../support/first-analysis';
import { journey, page, press, product, staysQuiet } from '../support/journey';

const SHAPE = { seed: 21, contacts: 60 };
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const QUARTERS = [
  { year: 2024, quarter: 3 },
  { year: 2025, quarter: 2 },
  { year: 2025, quarter: 3 },
] as const;

/** What a person has pressed since the last count, with the mouse and on the keyboard. */
const pressed = { clicks: 0, keys: 0 };

journey('empty', async () => {
  await page.exposeFunction('count', (what: keyof typeof pressed) => {
    pressed[what] += 1;
  });
  await page.addInitScript(() => {
    const { count } = window as unknown as { count: (what: 'clicks' | 'keys') => void };
    addEventListener('pointerdown', () => count('clicks'), { capture: true });
    addEventListener('keydown', () => count('keys'), { capture: true });
  });
  await signInFirst(page, product.admin);
});

/** What is pressed on the way. */
async function counted(way: () => Promise<void>): Promise<typeof pressed> {
  Object.assign(pressed, { clicks: 0, keys: 0 });
  await way();
  return { ...pressed };
}

let storedAt: number;

test('three quarters and the register take three clicks and no typing', async () => {
  const files = [
    ...(await Promise.all(
      QUARTERS.map(async (one) => ({
        name: `diary_notes_TW${one.quarter}_${one.year}.xlsx`,
        mimeType: XLSX,
        buffer: await sampleQuarter({ ...SHAPE, ...one }),
      })),
    )),
    { name: 'perusahaan.xlsx', mimeType: XLSX, buffer: await sampleCompanyDatabase(SHAPE) },
  ];
  await page.goto('/admin-settings');
  const taken = await counted(async () => {
    const system = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Pilih file', exact: true }).click();
    await (await system).setFiles(files);
    await press('Simpan 4 file');
    await page.getByText('Semua file tersimpan.').waitFor({ timeout: 60_000 });
  });
  storedAt = Date.now();
  // The third click is in the system's own window, where all files are chosen.
  expect(taken).toEqual({ clicks: 2, keys: 0 });
});

test('an analysis starts with one click, and its figures are there at once', async () => {
  const taken = await counted(async () => {
    await press('Mulai Analisis');
    await page.getByText('Yang berubah: Triwulan III 2025 terhadap Triwulan II 2025').waitFor();
    await page
      .getByText(/ (naik|turun) \d,\d\d menjadi \d,\d\d/)
      .first()
      .waitFor();
  });
  // Depends on the machine, so it is told, never judged.
  process.stdout.write(
    `First figures of 60 contacts ${((Date.now() - storedAt) / 1000).toFixed(1)} s after the last upload\n`,
  );
  expect(taken).toEqual({ clicks: 1, keys: 0 });
});

test('from the average to a contact and its words takes two clicks', async () => {
  await page.getByRole('tab', { name: 'Triwulan Sekarang' }).click();
  const taken = await counted(async () => {
    await press(/sebaran dan kontak Permintaan Domestik/);
    const contacts = page.getByRole('region', { name: 'Kontak di balik angka ini' });
    const first = contacts.getByRole('rowheader').first().getByRole('button');
    await first.click();
    await contacts
      .getByText(/sel [A-Z]+\d+/)
      .first()
      .waitFor();
  });
  expect(taken).toEqual({ clicks: 2, keys: 0 });
});

staysQuiet();
