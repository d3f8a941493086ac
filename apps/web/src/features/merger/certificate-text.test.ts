import { MERGE_COUNTS, type MergeResponse } from '@lqc/contracts';
import { certificateText, isWhole } from './certificate-text';

const none = Object.fromEntries(MERGE_COUNTS.map((key) => [key, 0]));

test('a hidden sheet that came along is counted, and told where it is listed', () => {
  const text = certificateText({
    file_name: 'gabungan.xlsx',
    size_bytes: 1,
    certificate: {
      before: none,
      after: none,
      losses: [],
      errors: [],
      sheets: [
        { position: 0, file_name: 'a.xlsx', sheet: 'A', final_sheet: 'A', hidden: false },
        { position: 0, file_name: 'a.xlsx', sheet: 'B', final_sheet: 'B', hidden: true },
      ],
    },
  } as unknown as MergeResponse);
  expect(text).toContain('1 lembar tersembunyi berisi kontak ikut digabungkan');
  expect(text).toContain('2. B ← a.xlsx, B (lembar tersembunyi)');
});

test('a certificate with a .xls says that what the conversion lost is not in its counts', () => {
  const textWith = (converted: boolean) =>
    certificateText({
      file_name: 'gabungan.xlsx',
      size_bytes: 1,
      certificate: {
        before: none,
        after: none,
        losses: [],
        errors: [],
        sheets: [{ position: 0, file_name: 'a.xls', sheet: 'A', final_sheet: 'A', converted }],
      },
    } as unknown as MergeResponse);
  expect(textWith(true)).toContain('Dari file .xls dihitung hanya yang diambil');
  expect(textWith(false)).not.toContain('.xls dihitung');
});

test('what is still there but broken is told beside its count, which is then not the same', () => {
  const certificate = {
    before: { ...none, charts: 2 },
    after: { ...none, charts: 2 },
    losses: [
      {
        kind: 'dead-chart',
        label: 'grafik',
        file_name: 'a.xlsx',
        sheet: 'A',
        count: 1,
        still_counted: 'charts',
      },
    ],
    errors: [],
    sheets: [{ position: 0, file_name: 'a.xlsx', sheet: 'A', final_sheet: 'A' }],
  } as unknown as MergeResponse['certificate'];
  const text = certificateText({
    file_name: 'g.xlsx',
    size_bytes: 1,
    certificate,
  } as MergeResponse);
  expect(text).toContain('- Grafik: 2 / 2 (1 tidak utuh)');
  expect(isWhole(certificate)).toBe(false);
  expect(isWhole({ ...certificate, losses: [] })).toBe(true);
});

test('a certificate of six files out of twenty-one says that fifteen stayed out', () => {
  const text = certificateText({
    file_name: 'gabungan.xlsx',
    size_bytes: 1,
    certificate: {
      before: none,
      after: none,
      losses: [],
      sheets: Array.from({ length: 6 }, (_, position) => ({ position })),
      errors: Array.from({ length: 15 }, (_, at) => ({ position: 6 + at, message: 'Rusak.' })),
    },
  } as unknown as MergeResponse);
  expect(text).toContain('15 dari 21 file tidak ikut digabungkan; hasilnya belum lengkap.');
  // What is not lost is said of the merged files alone.
  expect(text).not.toMatch(/^Tidak ada yang hilang\.?$/m);
});
