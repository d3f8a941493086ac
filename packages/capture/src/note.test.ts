import { INDICATORS, type CaptureValue } from '@lqc/contracts';
import { readSurvey } from '@lqc/survey';
import { openWorkbook } from '@lqc/workbook';
import ExcelJS from 'exceljs';
import {
  answersOf,
  capturedNoteRows,
  hintsOf,
  missingFields,
  questionOf,
  SHEET_DAYS,
} from './index.js';
import { diaryNoteWorkbook } from './sheet.js';

const VISIT = { company: 'PT Uji Tangkap', quarter: 'Triwulan IV 2025' };
const values = (entries: Record<string, CaptureValue>) => new Map(Object.entries(entries));
const SCORED = INDICATORS.filter(({ likertLabel }) => likertLabel);

async function read(given: ReadonlyMap<string, CaptureValue>) {
  const bytes = await diaryNoteWorkbook(capturedNoteRows(VISIT, given), VISIT.company);
  const { survey, findings } = await readSurvey((await openWorkbook(bytes)).sheets());
  return { contact: survey.contacts[0]!, findings };
}

test('every field of a note is read from its sheet as it was typed', async () => {
  const given = values({
    date: '2025-11-11',
    respondent: 'General Manager',
    method: 'Tatap muka',
    employees: 186,
    ...Object.fromEntries(
      INDICATORS.map(({ key }) => [`narrative:${key}`, `Kata tentang ${key}; =SUM(A1) & <b>`]),
    ),
    ...Object.fromEntries(SCORED.map(({ key }, at) => [`score:${key}`, (at % 5) + 1])),
  });
  const { contact } = await read(given);
  expect(contact.name).toBe(VISIT.company);
  for (const { key } of INDICATORS) {
    const answer = contact.answers.find(({ indicator }) => indicator === key)!;
    expect(answer.narrative).toBe(given.get(`narrative:${key}`));
    expect(answer.score).toBe(given.get(`score:${key}`) ?? null);
  }
  expect(contact.details).toMatchObject({
    visitedOn: '2025-11-11',
    method: 'Tatap muka',
    employees: 186,
  });
});

test('a note is printed on A4, one page wide, under its company and quarter', async () => {
  const setUp = async (company: string) => {
    const rows = capturedNoteRows({ ...VISIT, company }, values({}));
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(Buffer.from(await diaryNoteWorkbook(rows, company)).buffer);
    return workbook.worksheets[0]!;
  };
  const { pageSetup, headerFooter } = await setUp('PT Sari & Putra <Tabanan>');
  expect(pageSetup).toMatchObject({ paperSize: 9, fitToPage: true, fitToWidth: 1, fitToHeight: 0 });
  expect(headerFooter.oddHeader).toBe('&LPT Sari && Putra <Tabanan>&RTriwulan IV 2025');
  expect(headerFooter.oddFooter).toContain('&P / &N');
  const long = (await setUp('Usaha & '.repeat(80))).headerFooter.oddHeader!;
  expect(long.length).toBeLessThanOrEqual(255);
  expect(long).toMatch(/^&L(?:[^&]|&&)+&RTriwulan IV 2025$/);
});

test('what looks like an escape of Excel is read from the sheet as it was typed', async () => {
  const typed = [
    '_x0041_bc',
    '_x000D_',
    'kode _x005F_ dan _x0041_',
    'baris satu\nbaris _x000A_ dua',
  ];
  const given = values(
    Object.fromEntries(typed.map((text, at) => [`narrative:${INDICATORS[at]!.key}`, text])),
  );
  const visit = { ...VISIT, company: 'PT _x0041_bc' };
  const bytes = await diaryNoteWorkbook(capturedNoteRows(visit, given), visit.company);
  const sheets = (await openWorkbook(bytes)).sheets();
  const { survey } = await readSurvey(sheets);
  expect(survey.contacts[0]!.name).toBe(visit.company);
  expect(survey.contacts[0]!.answers.slice(0, typed.length).map((one) => one.narrative)).toEqual(
    typed,
  );
});

test.each(['0025-11-11', '1900-02-28', '2025-13-01', '2025-02-31', '2026-02-29', '12/2025'])(
  'the date %s, which no sheet can hold as one, is written as it was typed',
  (date) => {
    const row = capturedNoteRows(VISIT, values({ date })).find(
      ({ label }) => label === 'Tanggal Pelaksanaan',
    );
    expect(row!.answer).toBe(date);
  },
);

test.each([SHEET_DAYS.first, '2024-02-29', '2025-11-11', SHEET_DAYS.last])(
  'the date %s is read from the sheet as that day',
  async (date) => {
    const { contact } = await read(values({ date }));
    expect(contact.details).toMatchObject({ visitedOn: date });
  },
);

test('what changed stands below the narrative, and a field of another version at the end', async () => {
  const { contact, findings } = await read(
    values({
      'narrative:harga jual': 'Tarif turun.',
      'score:harga jual': 2,
      'change:harga jual': 'Hunian turun ke 62 persen.',
      'kolom lama': 'sisa',
    }),
  );
  expect(contact.answers.find(({ indicator }) => indicator === 'harga jual')!.narrative).toBe(
    'Tarif turun.\nHunian turun ke 62 persen.',
  );
  expect(findings.unknown_labels.map(({ label }) => label)).toEqual(['kolom lama']);
});

test('a question that was not asked is told from one that was forgotten, and is no answer', async () => {
  const given = values({
    other: 'Kunjungan kedua.',
    'not_asked:ekspor': true,
    'not_asked:investasi': true,
    // Answered all the same, so it was asked.
    'not_asked:persediaan': true,
    'score:persediaan': 3,
  });
  const other = capturedNoteRows(VISIT, given).find(({ label }) => label === 'Informasi Lainnya');
  expect(other!.answer).toBe('Kunjungan kedua.\nTidak ditanyakan: Permintaan Ekspor, Investasi.');
  const { contact, findings } = await read(given);
  expect(contact.answers.find(({ indicator }) => indicator === 'ekspor')).toMatchObject({
    narrative: null,
    score: null,
  });
  expect(findings).toMatchObject({ unknown_labels: [], invalid_answers: [] });
});

test('what changed leaves the sheet with the score that it explained, and is there again with it', () => {
  const changed = { 'change:investasi': 'Mesin baru dibeli.', 'not_asked:investasi': true };
  const sheet = (more: Record<string, CaptureValue>) =>
    capturedNoteRows(VISIT, values({ ...changed, ...more }))
      .map(({ answer }) => answer)
      .filter((answer) => answer !== null);
  expect(sheet({ 'score:investasi': 5 })).toEqual([
    VISIT.company,
    VISIT.quarter,
    'Mesin baru dibeli.',
    5,
  ]);
  expect(sheet({ 'score:investasi': null })).toEqual([
    VISIT.company,
    VISIT.quarter,
    'Tidak ditanyakan: Investasi.',
  ]);
  const told = { 'narrative:investasi': 'Belum tahu.', 'score:investasi': null };
  expect(sheet(told)).toEqual([VISIT.company, VISIT.quarter, 'Belum tahu.']);
});

test('names that Excel does not allow, and texts that one cell cannot hold, keep nothing from being written', async () => {
  const long = 'a'.repeat(20_000);
  for (const company of ['History', "'PT Uji'", 'PT [Uji]: */?', '']) {
    const visit = { company: company || 'x', quarter: null };
    const rows = capturedNoteRows(
      visit,
      values({ 'narrative:domestik': long, 'score:domestik': 2, 'change:domestik': long }),
    );
    const workbook = await openWorkbook(await diaryNoteWorkbook(rows, company));
    const { survey, findings } = await readSurvey(workbook.sheets());
    expect(survey.contacts[0]!.answers[0]!.narrative).toBe(long);
    expect(findings.unknown_labels.map(({ label }) => label)).toEqual(['change:domestik']);
  }
});

test('a note lacks what was asked and not answered; a question that was not asked lacks nothing', () => {
  const none = missingFields(new Map());
  expect(none).toEqual([
    'date',
    'respondent',
    'method',
    ...INDICATORS.flatMap(({ key, likertLabel }) => [
      `narrative:${key}`,
      ...(likertLabel ? [`score:${key}`] : []),
    ]),
  ]);
  const some = missingFields(
    values({
      date: '2025-11-11',
      'not_asked:ekspor': true,
      'narrative:domestik': 'Naik',
      'score:investasi': 0,
    }),
  );
  expect(none.filter((field) => !some.includes(field))).toEqual([
    'date',
    'narrative:domestik',
    'narrative:ekspor',
    'score:ekspor',
    'score:investasi',
  ]);
});

test('each indicator has a question, and five answers in words where it has a score', () => {
  for (const { key, likertLabel } of INDICATORS) {
    expect(questionOf(key)).toMatch(/^\p{Lu}.*\?$/u);
    expect(answersOf(key)).toHaveLength(likertLabel ? 5 : 0);
  }
});

test('what is expected is asked for as an expectation, by the name of its indicator', () => {
  expect(questionOf('perkiraan jumlah tenaga kerja')).toBe(
    'Bagaimana perkiraan jumlah tenaga kerja triwulan depan, dan mengapa?',
  );
  expect(questionOf('harga jual')).toBe(
    'Bagaimana harga jual dibanding triwulan lalu, dan mengapa?',
  );
});

const COPIED =
  'Tarif kamar dinaikkan sekitar 8 persen sejak Juli karena hunian penuh, tarif rombongan ditinjau lagi pada Oktober.';
const LAST = new Map([['harga jual' as const, { score: 4, narrative: COPIED }]]);
test.each([
  ['otherwise', { 'narrative:biaya energi': 'Turun, tarif tetap.', 'score:biaya energi': 4 }],
  [
    'moved',
    { 'score:harga jual': 2, 'narrative:harga jual': 'Turun karena agen meminta potongan.' },
  ],
  ['copied', { 'narrative:harga jual': COPIED.replace('8', '9') }],
  ['without-words', { 'score:investasi': 5 }],
  ['off-scale', { 'score:investasi': 7, 'narrative:investasi': 'Membeli mesin baru.' }],
])('the hint %s is given', (kind, given) => {
  expect(hintsOf(values(given), LAST).map((hint) => hint.kind)).toEqual([kind]);
});

test('a hint that a person has answered is not given again', () => {
  const given = { 'narrative:biaya energi': 'Turun, tarif tetap.', 'score:biaya energi': 4 };
  expect(hintsOf(values({ ...given, 'confirmed:biaya energi': 4 }))).toEqual([]);
  expect(hintsOf(values({ ...given, 'confirmed:biaya energi': 5 }))).toHaveLength(1);
});
