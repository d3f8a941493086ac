import type { ArtifactResponse, SessionFigures, UploadQuarterlyFileResponse } from '@lqc/contracts';
import { HOSTILE_TEXTS } from '@lqc/contracts/testing';
import { strFromU8, unzipSync } from 'fflate';
import { openWorkbook } from '@lqc/workbook';
import { type PlainSheet, plainWorkbook } from './plain-workbook.js';
import { running, storedSession, withRunningWorker } from './running-worker.js';

const NAMES = HOSTILE_TEXTS.filter((text) => text.trim() !== '');

/** One interview a name: it is the contact, the sheet, an unknown label and a narrative. */
const note = (name: string): PlainSheet => ({
  name,
  rows: [
    ['DIARY NOTES LIAISON'],
    [1, 'Informasi', 'Nama Contact', name],
    [2, null, 'Permintaan domestik - Likert Scale', 4],
    [3, null, 'Permintaan domestik', name],
    [4, null, name, name],
  ],
});

let stored: UploadQuarterlyFileResponse;
let artifact: ArtifactResponse;
let session: SessionFigures;

withRunningWorker({}, async () => {
  const upload = async (label: string, more: PlainSheet[]) => {
    const sheets = [...NAMES.map(note), ...more];
    const over = await running.run('read-quarterly-file', {
      contentSha256: await running.content(plainWorkbook(sheets)),
      fileName: 'catatan.xlsx',
      label,
    });
    expect(over.errorCode).toBeNull();
    return over.result;
  };
  stored = await upload('Triwulan II 2025', []);
  await upload('Triwulan I 2025', [note('PT Satu Lagi')]);
  const companies = await running.run('read-company-file', {
    contentSha256: await running.content(
      plainWorkbook([
        {
          name: '__proto__',
          rows: [
            ['Nama Perusahaan', 'Lapangan Usaha'],
            ...NAMES.map((name) => [name, 'Konstruksi']),
            ['constructor', '__proto__'],
          ],
        },
      ]),
    ),
    fileName: 'perusahaan.xlsx',
  });
  expect(companies.errorCode).toBeNull();
  const sessionId = await storedSession(running, {
    now: 'Triwulan II 2025',
    before: 'Triwulan I 2025',
  });
  session = (await running.run('start-session', { sessionId })).result;
  const made = await running.run('write-tabulation', {
    sessionId,
    request: {
      quarter_now: '=1+1',
      quarter_before: 'Triwulan I 2025',
      quarter_last_year: null,
    },
  });
  expect(made.errorCode).toBeNull();
  artifact = made.result;
});

test('every interview is read, whatever its company is called, and none is lost', () => {
  expect(stored.quality.sheets_read + stored.quality.sheets_skipped.length).toBe(NAMES.length);
  expect(stored.file.contacts).toBe(stored.quality.sheets_read);
  expect(stored.quality.sheets_read).toBeGreaterThan(NAMES.length - 3);
  expect(session.quarters.now!.indicators.find(({ key }) => key === 'domestik')!.n).toBe(
    stored.file.contacts,
  );
});

test('names of object keys are companies with a sector like all others', () => {
  const { lu_totals: totals } = session.main_result!;
  expect(totals).toHaveProperty('Konstruksi');
  expect(Object.keys(Object.prototype)).toEqual([]);
  for (const name of ['__proto__', 'constructor', 'toString'])
    expect(session.quality!.unmatched_companies.map(({ contact }) => contact)).not.toContain(name);
});

test('what comes back out holds text, never a formula or a relation to elsewhere', async () => {
  const { bytes } = (await running.database.artifacts.read(artifact.artifact_id))!;
  const parts = unzipSync(bytes);
  for (const [name, part] of Object.entries(parts)) {
    const xml = strFromU8(part);
    if (/worksheets\/sheet/.test(name)) expect(xml).not.toMatch(/<f[\s>]/);
    expect(xml).not.toContain('TargetMode="External"');
  }
  const texts: string[] = [];
  for await (const { cells } of (await openWorkbook(bytes)).sheets())
    for (const { value } of cells) if (typeof value === 'string') texts.push(value);
  expect(texts.some((text) => text.includes('HYPERLINK'))).toBe(true);
  expect(texts.every((text) => text.length <= 32_767 && text.isWellFormed())).toBe(true);
  expect(artifact.file_name).not.toMatch(/[/\\\r\n]/);
});
