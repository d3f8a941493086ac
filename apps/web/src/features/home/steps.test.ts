import type { CompanyFile, ListedQuarterlyFile, ReportListed } from '@lqc/contracts';
import { nextOf, type QuarterFacts, stepsOf } from './steps';

const aQuarter = (label: string, contacts = 57, newer_notes = 0) =>
  ({ label, contacts, newer_notes }) as ListedQuarterlyFile;
const COMPANY = {
  companies: 75,
  upload_date: '2025-07-03T02:00:00Z',
  owner_username: 'sari',
} as CompanyFile;
const NOTHING: QuarterFacts = {
  company: undefined,
  quarter: undefined,
  before: undefined,
  lastYear: undefined,
  isAnalysed: false,
  changes: null,
  chaptersKept: 0,
  report: undefined,
};
const LOADED: QuarterFacts = {
  ...NOTHING,
  company: COMPANY,
  quarter: aQuarter('Triwulan III 2025', 58),
  before: aQuarter('Triwulan II 2025'),
  lastYear: aQuarter('Triwulan III 2024'),
};
const statesOf = (facts: QuarterFacts) => stepsOf(facts).map(({ id, state }) => `${id} ${state}`);

test('in an empty office the company database comes first and everything else waits', () => {
  const steps = stepsOf(NOTHING);
  expect(steps.map(({ state }) => state)).toEqual([
    'next',
    'waiting',
    'waiting',
    'waiting',
    'waiting',
  ]);
  expect(nextOf(steps)).toBe('database perusahaan');
});

test('the data tick the steps off: what is stored is done, the first open one is next', () => {
  expect(statesOf(LOADED)).toEqual([
    'company done',
    'quarter done',
    'analysis next',
    'chapters waiting',
    'report waiting',
  ]);
  expect(stepsOf(LOADED)[1]!.detail).toBe(
    '58 kontak · pembanding siap: TW II 2025 (57) dan TW III 2024 (57)',
  );
});

test('an analysis says what it can tell apart, and two of four chapters are half a step', () => {
  const steps = stepsOf({
    ...LOADED,
    isAnalysed: true,
    changes: { told: 8, untold: 7 },
    chaptersKept: 2,
  });
  expect(steps[2]).toMatchObject({
    state: 'done',
    detail: '8 perubahan dapat dibedakan dari nol, 7 tidak',
  });
  expect(steps[3]).toMatchObject({ state: 'next', share: 0.5, detail: '2 dari 4 bab tersimpan' });
});

test('work begun out of order shows as begun, not as next', () => {
  expect(statesOf({ ...NOTHING, quarter: aQuarter('Triwulan I 2025'), chaptersKept: 1 })).toEqual([
    'company next',
    'quarter done',
    'analysis waiting',
    'chapters started',
    'report waiting',
  ]);
});

test('a report fills the chapters, and its approval ends the way', () => {
  const report = {
    state: 'draf',
    counts: { sections: 30, empty: 12, red: 0, unchecked: 0 },
  } as ReportListed;
  const drafted = stepsOf({ ...LOADED, isAnalysed: true, report });
  expect(drafted[3]).toMatchObject({ share: 0.6, detail: '18 dari 30 bagian laporan terisi' });
  expect(drafted[4]).toMatchObject({ state: 'started', detail: 'Masih draf' });
  const checked = { ...report, counts: { ...report.counts, red: 1, unchecked: 3 } };
  expect(stepsOf({ ...LOADED, isAnalysed: true, report: checked })[4]!.detail).toBe(
    'Masih draf · ✕ 1 tidak sesuai data · ? 3 belum diperiksa',
  );
  const approved = {
    ...report,
    state: 'disetujui',
    counts: { ...report.counts, empty: 0 },
  } as const;
  const done = stepsOf({ ...LOADED, isAnalysed: true, report: approved });
  expect(done.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done', 'done']);
});

test('a quarter whose notes were corrected after it was stored says so', () => {
  const detailOf = (newer: number) =>
    stepsOf({ ...LOADED, quarter: aQuarter('Triwulan III 2025', 58, newer) })[1]!.detail;
  expect(detailOf(2)).toContain('lebih lama daripada 2 catatan kunjungan');
  expect(detailOf(0)).not.toContain('catatan kunjungan');
});
