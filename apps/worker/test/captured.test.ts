import { narrativeField, scoreField, VISIT_FIELDS } from '@lqc/capture';
import { type CaptureValue, INDICATORS } from '@lqc/contracts';
import { normaliseLabel } from '@lqc/survey';
import ExcelJS from 'exceljs';
import { running, storedSession, withRunningWorker } from './running-worker.js';

const QUARTER = 'Triwulan III 2025';
const CAPTURED = 'Triwulan III 2025 dari catatan';
const BEFORE = 'Triwulan II 2025';

withRunningWorker({ samples: 12 });

/** The fields by the labels of a sheet. */
const FIELDS = new Map<string, string>([
  ...Object.entries(VISIT_FIELDS).map(([field, label]) => [label, field] as const),
  ...INDICATORS.flatMap(({ key, narrativeLabel, likertLabel }) => [
    [narrativeLabel, narrativeField(key)] as const,
    ...(likertLabel ? [[likertLabel, scoreField(key)] as const] : []),
  ]),
]);
const fieldOf = (label: string) =>
  [...FIELDS].find(([known]) => normaliseLabel(known) === normaliseLabel(label))?.[1];

async function sheetsIn(bytes: Uint8Array): Promise<ExcelJS.Worksheet[]> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(bytes as unknown as ArrayBuffer);
  return workbook.worksheets;
}

/** What stands on a diary note, as a person would type it at the visit. */
function typedFrom(sheet: ExcelJS.Worksheet): {
  company: string;
  values: Map<string, CaptureValue>;
} {
  const values = new Map<string, CaptureValue>();
  let company = '';
  sheet.eachRow((row) => {
    const label = row.getCell(3).text;
    const { value } = row.getCell(4);
    const field = fieldOf(label);
    if (label === 'Nama Contact') company = String(value);
    else if (field && value !== null)
      values.set(
        field,
        value instanceof Date ? value.toISOString().slice(0, 10) : (value as CaptureValue),
      );
  });
  return { company, values };
}

async function captured(
  company: string,
  values: ReadonlyMap<string, CaptureValue>,
  state = 'finished',
) {
  const [{ id }] = await running.database.dataSource.query<[{ id: string }]>(
    `INSERT INTO capture_note (id, owner_id, company, quarter, state, fields)
     VALUES (gen_random_uuid(), $1, $2, $3, $4, $5) RETURNING id`,
    [
      running.ownerId,
      company,
      CAPTURED,
      state,
      JSON.stringify(
        [...values].map(([field, value]) => ({ field, value, hash: '', versions: [] })),
      ),
    ],
  );
  return id;
}

const bytesOf = async ({ artifact_id: id }: { artifact_id: string }) =>
  (await running.database.artifacts.read(id))!.bytes;

test('the quarter made of captured notes has every figure of the same quarter from Excel', async () => {
  const { database, run } = running;
  const file = (await database.files.list()).find(({ label }) => label === QUARTER)!;
  const sheets = await sheetsIn((await database.contents.read(file.sha256))!);
  const notes = sheets.map(typedFrom).filter(({ company }) => company !== '');
  expect(notes).toHaveLength(13);
  for (const { company, values } of notes) await captured(company, values);
  await captured('PT Belum Selesai', new Map([[scoreField('domestik'), 5]]), 'open');

  const made = await run('write-captured-quarter', { label: CAPTURED });
  if (made.status !== 'completed') throw new Error(JSON.stringify(made));
  expect(made.status).toBe('completed');
  expect(made.result.certificate).toMatchObject({ errors: [], losses: [] });
  expect(made.result.certificate.sheets).toHaveLength(notes.length);
  const contentSha256 = await running.content(await bytesOf(made.result));
  const named = { fileName: 'catatan.xlsx', label: CAPTURED, year: 2026, quarter: 1 };
  expect((await run('read-quarterly-file', { contentSha256, ...named })).status).toBe('completed');
  expect(await figuresOf(CAPTURED)).toEqual(await figuresOf(QUARTER));
});

/** Every figure of a quarter beside the one before. */
async function figuresOf(now: string) {
  const sessionId = await storedSession(running, { now, before: BEFORE });
  const { result } = await running.run('start-session', { sessionId });
  const { contacts, companies, avg_values: averages, indicators, quality } = result.quarters.now!;
  const { answers_valid: valid } = quality;
  const { main_result: main, domestik_ekspor_result: orientation, changes } = result;
  return { contacts, companies, averages, indicators, valid, main, orientation, changes };
}

test('a note is one sheet with the company’s name, of which every field is read back', async () => {
  const company = 'PT Uji/Tangkap';
  const values = new Map<string, CaptureValue>([
    [scoreField('domestik'), 4],
    [narrativeField('domestik'), 'Penjualan naik.'],
  ]);
  const noteId = await captured(company, values, 'open');
  const { result } = await running.run('write-note-sheet', { noteId, company, quarter: CAPTURED });
  expect(result.file_name).toBe('Diary_Note_PT Uji Tangkap_Triwulan III 2025 dari catatan.xlsx');
  expect((await sheetsIn(await bytesOf(result))).map(typedFrom)).toEqual([{ company, values }]);
});

test('a quarter without a finished note makes no workbook', async () => {
  const over = await running.run('write-captured-quarter', { label: 'Triwulan I 2031' });
  expect(over).toMatchObject({ status: 'failed', errorCode: 'CAPTURE_NOTHING_FINISHED' });
});
