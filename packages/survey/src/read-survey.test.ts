import fc from 'fast-check';
import { CellError, NOT_CALCULATED } from '@lqc/workbook';
import { aNote, aSheet } from '../test/sheets.js';
import { readSurvey } from './read-survey.js';

const read = async (...sheets: ReturnType<typeof aNote>[]) => readSurvey(sheets);
const answerOf = async (label: string, value: Parameters<typeof aNote>[0][0][1]) => {
  const { survey, findings } = await read(aNote([[label, value]]));
  return { answer: survey.contacts[0]!.answers[0], findings };
};

test.each([
  'Permintaan Domestik  - Likert Scale',
  'permintaan domestik – likert scale ',
  'Permintaan\u00a0Domestik—Likert   Scale:',
  '\u200fPERMINTAAN DOMESTIK - LIKERT SCALE',
  'Permintaan Domestik - Likert Scale*',
])('the label "%s" asks for domestic demand', async (label) => {
  expect((await answerOf(label, 4)).answer).toMatchObject({
    indicator: 'domestik',
    score: 4,
    scoreCell: 'D3',
  });
});

test('a narrative and its Likert row of the same name are told apart', async () => {
  const { survey } = await read(
    aNote([
      ['Kapasitas Utilisasi', 'naik 2%'],
      ['Kapasitas Utilisasi - Likert Scale', 4],
    ]),
  );
  expect(survey.contacts[0]!.answers).toEqual([
    {
      indicator: 'kapasitas utilisasi',
      hasLikertRow: true,
      score: 4,
      scoreCell: 'D4',
      narrative: 'naik 2%',
      narrativeCell: 'D3',
    },
  ]);
});

test.each([
  [4, 4],
  ['4', 4],
  ['4.', 4],
  ['4,', 4],
  ['4,5', 4.5],
  [' 4.5 ', 4.5],
  ['\u200e4\u00a0', 4],
])('the answer %j counts as %s', async (value, score) => {
  const { answer, findings } = await answerOf('Investasi - Likert Scale', value);
  expect(answer).toMatchObject({ score });
  expect(findings).toMatchObject({ answers_valid: 1, invalid_answers: [] });
});

test.each([
  [7, 'OUT_OF_SCALE', '7'],
  [0, 'OUT_OF_SCALE', '0'],
  ['1.234,5', 'OUT_OF_SCALE', '1.234,5'],
  ['4 (naik)', 'NOT_A_NUMBER', '4 (naik)'],
  [true, 'NOT_A_NUMBER', 'true'],
  [new Date('2025-01-04T00:00:00Z'), 'NOT_A_NUMBER', '2025-01-04'],
  [new CellError('#N/A'), 'ERROR_CELL', '#N/A'],
  [NOT_CALCULATED, 'NOT_CALCULATED', '='],
])('the answer %j is left out and reported with its place', async (value, reason, shown) => {
  const { answer, findings } = await answerOf('Investasi - Likert Scale', value);
  expect(answer).toMatchObject({ score: null, hasLikertRow: true });
  expect(findings.invalid_answers).toEqual([
    { sheet: 'Lembar', cell: 'D3', indicator: 'Investasi', value: shown, reason },
  ]);
});

test.each([null, '', '   ', '\u200b'])(
  'the blank %j is no answer and no finding',
  async (value) => {
    const { answer, findings } = await answerOf('Investasi - Likert Scale', value);
    expect(answer).toMatchObject({ score: null });
    expect(findings.invalid_answers).toEqual([]);
  },
);

test('a label that matches nothing is reported with its cell, known details are not', async () => {
  const { findings } = await read(
    aNote([
      ['Persedian - Likert Scale', 3],
      ['Alamat', 'Jl. Teratai'],
      ['Responden', 'Pemilik'],
    ]),
  );
  expect(findings.unknown_labels).toEqual([
    { sheet: 'Lembar', cell: 'C3', label: 'Persedian - Likert Scale' },
  ]);
  expect(findings.missing_labels[0]!.labels).toContain('Persediaan - Likert Scale');
});

test('of a question asked twice the first filled answer counts and the other is reported', async () => {
  const { survey, findings } = await read(
    aNote([
      ['Investasi - Likert Scale', null],
      ['Investasi - Likert Scale', ' '],
      ['Investasi - Likert Scale', 2],
      ['Investasi - Likert Scale', ' '],
      ['investasi – likert scale', 5],
    ]),
  );
  expect(survey.contacts[0]!.answers[0]).toMatchObject({ score: 2, scoreCell: 'D5' });
  expect(findings.repeated_labels).toEqual([
    { sheet: 'Lembar', cell: 'D7', label: 'investasi – likert scale', value: '5' },
  ]);
});

test('a narrative that goes on in a row without a label is reported, and joined to nothing', async () => {
  const { survey, findings } = await read(
    aSheet([
      ['DIARY NOTES', null, null, 'Catatan'],
      [1, 'Informasi', 'Nama Contact', 'PT Contoh Utama'],
      [2, null, 'Investasi', 'Mesin baru dibeli.'],
      [null, null, null, 'Namun sejak Februari batal.'],
      [null, null, ' ', 'Dan tertunda lagi.'],
      [3, null, 'Investasi - Likert Scale', 4],
      [null, null, null, 'Pabrik kedua menyusul.'],
      [],
      [null, null, null, 'Denpasar, 3 Maret 2025'],
    ]),
  );
  expect(survey.contacts[0]!.answers).toMatchObject([
    { narrative: 'Mesin baru dibeli.', narrativeCell: 'D3', score: 4 },
  ]);
  expect(findings.unlabelled_answers).toEqual([
    { sheet: 'Lembar', cell: 'D4', value: 'Namun sejak Februari batal.' },
    { sheet: 'Lembar', cell: 'D5', value: 'Dan tertunda lagi.' },
    { sheet: 'Lembar', cell: 'D7', value: 'Pabrik kedua menyusul.' },
  ]);
});

test('a label that is an error is reported, and the answer beside it', async () => {
  const { survey, findings } = await read(
    aSheet([
      [null, null, 'Nama Contact', 'PT Contoh Utama'],
      [null, null, new CellError('#REF!'), 2],
      [null, null, NOT_CALCULATED],
      [null, null, 'Investasi - Likert Scale', 4],
    ]),
  );
  expect(survey.contacts[0]!.answers).toMatchObject([{ score: 4 }]);
  expect(findings.unlabelled_answers).toEqual([
    { sheet: 'Lembar', cell: 'C2', value: '#REF!' },
    { sheet: 'Lembar', cell: 'D2', value: '2' },
    { sheet: 'Lembar', cell: 'C3', value: '=' },
  ]);
});

test('a second note beside the first is reported by its label, and in one line how much of it is not read', async () => {
  const { survey, findings } = await read(
    aSheet([
      [null, null, 'Nama Contact', 'PT Contoh Utama', null, 'Nama Contact', 'PT Kedua'],
      [null, null, 'Investasi - Likert Scale', 4, null, 'Investasi - Likert Scale', 2],
    ]),
  );
  expect(survey.contacts.map(({ name }) => name)).toEqual(['PT Contoh Utama']);
  expect(findings.unlabelled_answers).toEqual([
    { sheet: 'Lembar', cell: 'F1', value: 'Nama Contact' },
  ]);
  expect(findings.beside_answers).toEqual([{ sheet: 'Lembar', cell: 'F1:G2', count: 3 }]);
});

test('a second column of answers is told in one line, and none of it counts', async () => {
  const { survey, findings } = await read(
    aSheet([
      [null, null, null, 'TW IV', 'TW I'],
      [null, null, 'Nama Contact', 'PT Contoh Utama', 'PT Kedua'],
      [null, null, 'Investasi', 'turun', 'naik'],
      [null, null, 'Investasi - Likert Scale', 2, 4],
      [null, null, 'Persediaan - Likert Scale', null, 5],
      [null, null, null, null, 'Denpasar, 3 Maret 2025'],
    ]),
  );
  expect(survey.contacts).toMatchObject([{ answers: [{ score: null }, { score: 2 }] }]);
  expect(findings.answers_valid).toBe(1);
  expect(findings.beside_answers).toEqual([{ sheet: 'Lembar', cell: 'E2:E4', count: 3 }]);
  expect(findings.unlabelled_answers).toEqual([{ sheet: 'Lembar', cell: 'E5', value: '5' }]);
});

test('a label is no name: of two labels side by side the second asks, and the first is reported', async () => {
  const { survey, findings } = await read(
    aSheet([
      [null, 'Nama Contact', 'Nama Contact', 'PT Contoh Utama'],
      [null, null, 'Investasi - Likert Scale', 4],
    ]),
  );
  expect(survey.contacts).toMatchObject([{ name: 'PT Contoh Utama', answers: [{ score: 4 }] }]);
  expect(findings.unlabelled_answers).toEqual([
    { sheet: 'Lembar', cell: 'B1', value: 'Nama Contact' },
  ]);
});

test('of two notes one below the other only the first is read, and its blanks stay blank', async () => {
  const { survey, findings } = await read(
    aSheet([
      [null, null, 'Nama Contact', 'PT Satu'],
      [null, null, 'Permintaan Domestik - Likert Scale', 4],
      [null, null, 'Permintaan Ekspor - Likert Scale', null],
      [],
      [null, null, 'Nama Contact', 'PT Dua'],
      [null, null, 'Permintaan Domestik - Likert Scale', null],
      [null, null, 'Permintaan Ekspor - Likert Scale', 1],
      [null, null, 'Investasi - Likert Scale', 2],
    ]),
  );
  expect(survey.contacts).toMatchObject([
    { name: 'PT Satu', answers: [{ score: 4 }, { score: null, scoreCell: 'D3' }] },
  ]);
  expect(findings.repeated_labels).toMatchObject([
    { cell: 'D5', value: 'PT Dua' },
    { cell: 'D7', value: '1' },
    { cell: 'D8', value: '2' },
  ]);
});

test('the last quarter of a company, pasted below this one, answers nothing of this one', async () => {
  const { survey, findings } = await read(
    aSheet([
      ['Nama Contact', 'PT Satu'],
      ['Periode', 'Triwulan III 2025'],
      ['Persediaan - Likert Scale', null],
      ['Nama Contact', 'PT Satu'],
      ['Periode', 'Triwulan II 2025'],
      ['Persediaan - Likert Scale', 1],
    ]),
  );
  expect(survey.contacts).toMatchObject([{ answers: [{ score: null }] }]);
  expect(findings).toMatchObject({ period: { year: 2025, quarter: 3 }, answers_valid: 0 });
  expect(findings.repeated_labels).toHaveLength(3);
});

test('a name that is repeated in the middle of a note begins no other note', async () => {
  const { survey, findings } = await read(
    aNote([
      ['Permintaan Domestik - Likert Scale', 4],
      ['Nama Contact', 'PT Contoh Utama'],
      ['Permintaan Ekspor - Likert Scale', 2],
    ]),
  );
  expect(survey.contacts).toMatchObject([{ answers: [{ score: 4 }, { score: 2 }] }]);
  expect(findings.repeated_labels).toMatchObject([{ cell: 'D4' }]);
});

test('what stands to the right of a blank answer is reported, and is no answer', async () => {
  const { survey, findings } = await read(
    aSheet([
      [null, null, 'Nama Contact', 'PT Contoh Utama', 'lewat telepon'],
      [null, null, 'Investasi', null, 'Mesin baru dibeli.'],
      [null, null, 'Investasi - Likert Scale', ' ', 4],
      [null, null, 'Persediaan - Likert Scale', 3, 'pasti'],
      [null, null, null, null, 'Denpasar'],
      [null, null, 'Penutup', null, 'terima kasih'],
    ]),
  );
  expect(survey.contacts).toMatchObject([
    { answers: [{ score: 3 }, { indicator: 'investasi', score: null, narrative: null }] },
  ]);
  expect(findings.unlabelled_answers).toEqual([
    { sheet: 'Lembar', cell: 'E2', value: 'Mesin baru dibeli.' },
    { sheet: 'Lembar', cell: 'E3', value: '4' },
  ]);
});

test.each([
  [
    'a list of contacts',
    [
      ['No', 'Sektor', 'Nama Contact', 'Petugas'],
      [1, 'Industri', 'PT A', 'Budi'],
    ],
  ],
  ['a pivot table', [['Nama Contact', '(Semua)'], [], ['Sektor', 'Rata-rata'], ['Industri', 3.5]]],
  [
    'a company database',
    [
      ['Nama Perusahaan', 'Lapangan Usaha', 'Nama Contact', 'No HP'],
      ['PT A', 'Konstruksi', 'Budi', '0812'],
    ],
  ],
])('%s with the words Nama Contact is no interview', async (_, rows) => {
  const { survey, findings } = await read(aNote([]), aSheet(rows, 'Rekap'));
  expect(survey.contacts.map(({ name }) => name)).toEqual(['PT Contoh Utama']);
  expect(findings.sheets_skipped).toEqual([{ sheet: 'Rekap', reason: 'NO_QUESTIONS' }]);
});

test.each([
  [null, 'CONTACT_NAME_BLANK'],
  ['-', 'CONTACT_NAME_BLANK'],
  [new CellError('#REF!'), 'CONTACT_NAME_ERROR'],
  [NOT_CALCULATED, 'CONTACT_NAME_ERROR'],
])('a note whose contact is called %j is skipped for its own reason', async (name, reason) => {
  const { findings } = await read(aNote([]), aNote([], name, 'Tanpa nama'));
  expect(findings.sheets_skipped).toEqual([{ sheet: 'Tanpa nama', reason, cell: 'D2' }]);
});

test.each([
  [0.05, true, '5%'],
  [0.1 + 0.2, undefined, '0,3'],
  [0.07, true, '7%'],
  [-0.125, true, '-12,5%'],
  [2025, undefined, '2025'],
  [1_234_567.5, undefined, '1234567,5'],
] as const)(
  'the number %d as a narrative (a percentage: %s) is told as %s',
  async (value, isPercent, told) => {
    const sheet = aNote([['Investasi', value]]);
    const cells = sheet.cells.map((cell) =>
      cell.row === 3 && isPercent ? { ...cell, isPercent } : cell,
    );
    const { survey } = await readSurvey([{ ...sheet, cells }]);
    expect(survey.contacts[0]!.answers).toMatchObject([{ narrative: told }]);
  },
);

test('a narrative whose formula has no stored value is reported', async () => {
  const { answer, findings } = await answerOf('Investasi', NOT_CALCULATED);
  expect(answer).toMatchObject({ narrative: null });
  expect(findings.invalid_answers).toEqual([
    { sheet: 'Lembar', cell: 'D3', indicator: 'Investasi', value: '=', reason: 'NOT_CALCULATED' },
  ]);
});

test('what is said of the visit and cannot be read is told with its cell', async () => {
  const { survey, findings } = await read(
    aNote([
      ['Tanggal Pelaksanaan', 'besok'],
      ['Periode', NOT_CALCULATED],
      ['Metode', new CellError('#N/A')],
      ['Jumlah Karyawan', '100-150'],
      ['Pewawancara', null],
    ]),
  );
  expect(survey.contacts[0]!.details).toMatchObject({
    visited: 'besok',
    visitedOn: null,
    method: null,
    employeesWritten: '100-150',
    employees: null,
  });
  const at = (cell: string, label: string, value: string, reason: string) => ({
    sheet: 'Lembar',
    cell,
    label,
    value,
    reason,
  });
  expect(findings.unread_details).toEqual([
    at('D3', 'Tanggal Pelaksanaan', 'besok', 'NOT_A_DATE'),
    at('D4', 'Periode', '=', 'NOT_CALCULATED'),
    at('D5', 'Metode', '#N/A', 'ERROR_CELL'),
    at('D6', 'Jumlah Karyawan', '100-150', 'NOT_A_COUNT'),
  ]);
});

test.each(['-', '—', '...'])(
  'that there is nothing to tell of the visit, as by %s, is no finding',
  async (dash) => {
    const { findings } = await read(
      aNote([
        ['Tanggal Pelaksanaan', dash],
        ['Jumlah Karyawan', dash],
      ]),
    );
    expect(findings.unread_details).toEqual([]);
  },
);

test('a day without a date format is one of the calendar of its workbook', async () => {
  const note = aNote([['Tanggal Pelaksanaan', 44_239]]);
  const dayOf = async (sheet: typeof note) =>
    (await read(sheet)).survey.contacts[0]!.details!.visitedOn;
  expect(await dayOf(note)).toBe('2021-02-12');
  expect(await dayOf({ ...note, uses1904: true })).toBe('2025-02-13');
});

test.each([
  ['a colon in a column of its own', ':', {}],
  [
    'a merged label',
    null,
    {
      merged: [
        { top: 1, left: 1, bottom: 1, right: 2 },
        { top: 2, left: 1, bottom: 2, right: 2 },
      ],
    },
  ],
])('behind %s the answers are read all the same', async (_, between, more) => {
  const sheet = aSheet([
    ['Nama Contact', between, 'PT Contoh'],
    ['Periode', between, 'Triwulan I 2025'],
    ['Investasi - Likert Scale', between, 3],
    ['Persediaan - Likert Scale', 4, null],
  ]);
  const { survey, findings } = await readSurvey([{ ...sheet, ...more }]);
  expect(survey.contacts).toMatchObject([
    { name: 'PT Contoh', answers: [{ score: null }, { score: 3, scoreCell: 'C3' }] },
  ]);
  expect(findings).toMatchObject({
    period: { year: 2025, quarter: 1 },
    unlabelled_answers: [{ cell: 'B4', value: '4' }],
  });
});

test('labels that stand in the second column of a merged one are read', async () => {
  const note = aSheet([
    [1, 'Nama Contact', null, 'PT Contoh'],
    [2, null, 'Investasi', 'naik'],
    [3, null, 'Investasi - Likert Scale', 4],
  ]);
  const merged = [{ top: 1, left: 2, bottom: 1, right: 3 }];
  const { survey, findings } = await readSurvey([{ ...note, merged }]);
  expect(survey.contacts).toMatchObject([{ answers: [{ narrative: 'naik', score: 4 }] }]);
  expect(findings).toMatchObject({ unknown_labels: [], unlabelled_answers: [] });
});

test('an answer that lies under a merged cell, where Excel shows none, is told and does not count', async () => {
  const note = aNote([
    ['Investasi', 'naik'],
    ['Investasi - Likert Scale', 5],
    ['Persediaan - Likert Scale', 4],
  ]);
  const merged = [{ top: 3, left: 4, bottom: 4, right: 5 }];
  const { survey, findings } = await readSurvey([{ ...note, merged }]);
  expect(survey.contacts[0]!.answers).toMatchObject([
    { score: 4 },
    { narrative: 'naik', score: null },
  ]);
  expect(findings.unlabelled_answers).toEqual([{ sheet: 'Lembar', cell: 'D4', value: '5' }]);
});

test('where the contact stands in another column, that one asks and the next one answers', async () => {
  const { survey } = await read(
    aSheet(
      [
        ['Nama Contact', 'PT Contoh'],
        ['Investasi - Likert Scale', 3],
      ],
      '__proto__',
    ),
  );
  expect(survey.contacts[0]).toMatchObject({
    name: 'PT Contoh',
    sheet: '__proto__',
    answers: [{ indicator: 'investasi', score: 3 }],
  });
});

test('sheets that are no contact are skipped and named with the reason', async () => {
  const { survey, findings } = await read(
    aNote([]),
    aSheet([['Petunjuk']], 'Petunjuk'),
    aNote([], '  ', 'Tanpa nama'),
    aSheet([], 'Kosong'),
    { ...aSheet([], 'Grafik'), kind: 'other' },
  );
  expect(survey.contacts).toHaveLength(1);
  expect(findings).toMatchObject({
    sheets_total: 5,
    sheets_read: 1,
    sheets_skipped: [
      { sheet: 'Petunjuk', reason: 'NO_CONTACT_ROW' },
      { sheet: 'Tanpa nama', reason: 'CONTACT_NAME_BLANK', cell: 'D2' },
      { sheet: 'Kosong', reason: 'EMPTY_SHEET' },
      { sheet: 'Grafik', reason: 'NOT_A_WORKSHEET' },
    ],
  });
});

test('the same company on two sheets is said', async () => {
  const { findings } = await read(
    aNote([], 'PT Arunika Jaya', 'A'),
    aNote([], 'ARUNIKA JAYA, PT.', 'B'),
  );
  expect(findings).toMatchObject({
    companies: 1,
    duplicate_contacts: [{ contact: 'PT Arunika Jaya', sheets: ['A', 'B'] }],
  });
});

test('the quarter that most notes give as Periode is told, whatever the days of the visits', async () => {
  const noted = (period: string | null) =>
    aNote([
      ['Tanggal Pelaksanaan', '3 Januari 2025'],
      ['Periode', period],
    ]);
  const { findings } = await read(
    noted('Triwulan IV 2024'),
    noted('Triwulan I 2025'),
    noted('TW 4-2024'),
    noted(null),
  );
  expect(findings.period).toEqual({ year: 2024, quarter: 4 });
  expect(findings.periods?.map(({ period }) => period.quarter)).toEqual([4, 1, 4]);
  expect((await read(noted(null))).findings.period).toBeNull();
});

test('a workbook without contacts is refused with its number of sheets', async () => {
  await expect(read(aSheet([['x']]), aSheet([['y']]))).rejects.toMatchObject({
    code: 'WORKBOOK_WITHOUT_CONTACTS',
    args: { sheets: 2 },
  });
});

test('a workbook whose contacts have no name is refused with the cell where one was looked for', async () => {
  const noted = aNote([['Investasi', 'naik']], null, 'Satu');
  await expect(read(aSheet([['x']]), noted)).rejects.toMatchObject({
    code: 'WORKBOOK_WITHOUT_NAMES',
    args: { sheets: 2, sheet: 'Satu', cell: 'D2' },
  });
});

test('a contact named in the second of two rows is a contact all the same', async () => {
  const { survey } = await read(aNote([['Nama Contact', 'PT Arunika Jaya']], null));
  expect(survey.contacts.map(({ name }) => name)).toEqual(['PT Arunika Jaya']);
});

test('a hidden sheet with a contact is an interview, and is told', async () => {
  const { findings } = await read(
    { ...aNote([]), name: 'Ditarik', visibility: 'veryHidden' },
    { ...aSheet([['x']]), visibility: 'hidden' },
    aNote([]),
  );
  expect(findings.sheets_read).toBe(2);
  expect(findings.hidden_sheets).toEqual(['Ditarik']);
});

test('a sheet of a hundred thousand unknown labels and one of 32 kB end in a report', async () => {
  const strange = Array.from({ length: 130_000 }, (_, i) => [`Label ${i}`, null] as const);
  const { findings } = await read(
    aNote([['Investasi', null], ...strange, ['x'.repeat(32_767), 'y'.repeat(32_767)]]),
  );
  expect(findings.unknown_labels).toHaveLength(130_001);
  expect(findings.unknown_labels.at(-1)!.label.length).toBeLessThan(300);
});

test('the sum of read and skipped sheets is all of them, whatever stands in the cells', async () => {
  const value = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.double(),
    fc.boolean(),
    fc.constantFrom('Nama Contact', 'Investasi - Likert Scale', '4', '9', null),
  );
  const rows = fc.array(fc.array(value, { maxLength: 5 }), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(fc.array(rows, { maxLength: 4 }), async (books) => {
      const { survey, findings } = await read(aNote([]), ...books.map((book) => aSheet(book)));
      expect(findings.sheets_read + findings.sheets_skipped.length).toBe(books.length + 1);
      const scores = survey.contacts.flatMap(({ answers }) => answers.map(({ score }) => score));
      const given = scores.filter((score) => score !== null);
      expect(given).toHaveLength(findings.answers_valid);
      expect(given.every((score) => score >= 1 && score <= 5)).toBe(true);
    }),
  );
});
