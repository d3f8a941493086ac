import { randomUUID } from 'node:crypto';
import type { Report } from '@lqc/contracts';
import type { IncompleteContent } from '@lqc/database';
import { sampleCompanyDatabase, sampleQuarter } from '@lqc/sample-data';
import { pino } from 'pino';
import { aReport, reportOf, sectionOf } from './reports/a-report.js';
import { plainWorkbook } from './plain-workbook.js';
import { NEVER_MS, type Running, startRunningWorker } from './running-worker.js';
import { readingHere as isolation } from './shared-isolation.js';

let running: Running;
const logged: string[] = [];
beforeAll(async () => {
  const log = pino({ level: 'warn' }, { write: (line) => void logged.push(line) });
  running = await startRunningWorker(undefined, { log, isolation });
});
afterAll(() => running?.stop());

const details = () =>
  running.database.dataSource.query(
    `SELECT n.position, visited, visited_on::text, method, employees, interviewer, year, quarter,
            (SELECT array_agg(direction ORDER BY indicator) FROM answer WHERE contact_id = n.id) AS directions
       FROM contact_note n JOIN workbook_file f USING (survey_id) ORDER BY f.label, n.position`,
  ) as Promise<Record<string, unknown>[]>;
const companies = () =>
  running.database.dataSource.query(
    `SELECT name, district, status, is_active FROM company ORDER BY position`,
  ) as Promise<Record<string, unknown>[]>;

test('what notes and register say beside answers is kept, and completed or read anew where a version before did not', async () => {
  const { run, content, database } = running;
  for (const quarter of [1, 2] as const) {
    const bytes = await sampleQuarter({ seed: 5, contacts: 6, year: 2024, quarter });
    const stored = await run('read-quarterly-file', {
      contentSha256: await content(bytes),
      fileName: 'a.xlsx',
      label: `TW ${quarter}-2024`,
    });
    expect(stored).toMatchObject({ status: 'completed', errorCode: null });
  }
  const register = await sampleCompanyDatabase({ seed: 5, contacts: 6 });
  await run('read-company-file', {
    contentSha256: await content(register),
    fileName: 'database.xlsx',
  });
  const kept = await details();
  expect(kept).toHaveLength(14);
  for (const note of kept)
    expect(note).toMatchObject({
      visited_on: expect.stringMatching(/^2024-0[1-6]-\d\d$/),
      method: expect.stringMatching(/Tatap muka|Daring|Telepon/),
      employees: expect.any(Number),
      interviewer: expect.stringContaining('Tim Liaison'),
      year: 2024,
    });
  const keptCompanies = await companies();
  expect(keptCompanies[0]).toMatchObject({
    district: expect.any(String),
    status: 'Aktif',
    is_active: true,
  });

  const read = () =>
    database.dataSource.query(
      `SELECT s.id, s.findings, r.report FROM survey s, company_register r ORDER BY s.id`,
    ) as Promise<unknown>;
  const keptRead = await read();

  // As the version before kept them.
  await database.dataSource.query(`
    UPDATE contact_note SET visited = NULL, visited_on = NULL, method = NULL, employees = NULL,
           interviewer = NULL;
    UPDATE answer SET direction = 1 WHERE narrative IS NOT NULL;
    UPDATE company SET district = NULL, status = NULL;
    UPDATE survey SET read_version = 0, findings = findings - 'unlabelled_answers';
    UPDATE company_register SET read_version = 0, report = report - 'duplicate_companies';
    UPDATE workbook_file SET year = NULL, quarter = NULL, period_read = false;`);
  expect(await database.files.ownerOfIncomplete()).toBe(running.ownerId);
  const completed = await run('complete-stored-files', {});
  expect(completed.result).toEqual({ files: 3 });
  expect(await details()).toEqual(kept);
  expect(await companies()).toEqual(keptCompanies);
  expect(await read()).toEqual(keptRead);
  expect(await database.files.ownerOfIncomplete()).toBeNull();
  expect((await run('complete-stored-files', {})).result).toEqual({ files: 0 });
});

test('who speaks for a company is a name that no model is told, also where an earlier version read the note', async () => {
  const { run, content, database } = running;
  const bytes = plainWorkbook([
    {
      name: 'a',
      rows: [
        ['Nama Contact', 'PT Arunika Pertama'],
        ['Responden', 'Bpk. Hendrawan Tanuwijaya (Direktur Keuangan), 0812-3899-7741'],
        ['Narahubung', 'Ni Luh Putu Kartikasari'],
        ['Permintaan Domestik', 'Permintaan naik.'],
      ],
    },
  ]);
  const stored = await run('read-quarterly-file', {
    contentSha256: await content(bytes),
    fileName: 'a.xlsx',
    label: 'TW 2-2018',
  });
  expect(stored).toMatchObject({ status: 'completed' });
  const persons = async () =>
    (await database.names.all()).filter((name) => /Hendrawan|Kartikasari|Direktur|08/.test(name));
  const named = expect.arrayContaining(['Hendrawan Tanuwijaya', 'Ni Luh Putu Kartikasari']);
  expect(await persons()).toEqual(named);
  expect(await persons()).toHaveLength(2);
  await database.dataSource.query(
    `UPDATE contact_note SET respondents = NULL; UPDATE survey SET read_version = 12`,
  );
  await run('complete-stored-files', {});
  expect(await persons()).toEqual(named);
});

test('a register that is uploaded again is told of as it is read now', async () => {
  const { run, content, database } = running;
  const contentSha256 = await content(await sampleCompanyDatabase({ seed: 5, contacts: 6 }));
  await database.dataSource.query(
    `UPDATE company_register SET report = report - 'duplicate_companies'`,
  );
  const { result } = await run('read-company-file', { contentSha256, fileName: 'database.xlsx' });
  const registerId = (await database.registers.currentId())!;
  expect(await database.files.registerReport(registerId)).toEqual(result.report);
});

test('a file that is stored has the id by which the audit log told of it', async () => {
  const { run, content } = running;
  const fileId = randomUUID();
  const quarter = await sampleQuarter({ seed: 8, contacts: 2, year: 2019, quarter: 1 });
  const register = await sampleCompanyDatabase({ seed: 5, contacts: 6 });
  const named = { fileId, fileName: 'a.xlsx', label: 'TW 1-2019' };
  const stored = await run('read-quarterly-file', {
    ...named,
    contentSha256: await content(quarter),
  });
  expect(stored.result.file.id).toBe(fileId);
  const companyId = randomUUID();
  const database = await run('read-company-file', {
    fileId: companyId,
    fileName: 'b.xlsx',
    contentSha256: await content(register),
  });
  expect(database.result.file.id).toBe(companyId);
});

test('of two files of an earlier version with the same period, the one that was first keeps it', async () => {
  const { run, content, database } = running;
  const bytes = await sampleQuarter({ seed: 6, contacts: 2, year: 2020, quarter: 1 });
  for (const label of ['gelombang A', 'gelombang B'])
    await run('read-quarterly-file', {
      contentSha256: await content(bytes),
      fileName: 'a.xlsx',
      label,
    });
  await database.dataSource.query(`
    UPDATE workbook_file SET label = replace(label, 'gelombang', 'Q1 2020'), period_read = false
     WHERE label LIKE 'gelombang%'`);
  await run('complete-stored-files', {});
  const files = (await database.files.list()).filter(({ label }) => label?.startsWith('Q1 2020'));
  expect(
    Object.fromEntries(files.map(({ label, year, quarter }) => [label, { year, quarter }])),
  ).toEqual({
    'Q1 2020 A': { year: 2020, quarter: 1 },
    'Q1 2020 B': { year: null, quarter: null },
  });
});

test('a stored content that is refused is told in the log, left until the next reader, and holds up no other', async () => {
  const { run, content, database } = running;
  for (const year of [2021, 2022]) {
    const bytes = await sampleQuarter({ seed: 7, contacts: 3, year, quarter: 3 });
    const contentSha256 = await content(bytes);
    await run('read-quarterly-file', { contentSha256, fileName: 'a.xlsx', label: `TW 3-${year}` });
  }
  const readBefore = (version: string) =>
    database.dataSource.query(
      `UPDATE survey SET read_version = ${version}; UPDATE company_register SET read_version = ${version}`,
    );
  const incomplete = async () => [
    await database.registers.incomplete(),
    await database.surveys.incomplete(),
  ];
  await readBefore('0');
  const [registers, surveys] = (await incomplete()) as [IncompleteContent[], IncompleteContent[]];
  const refused = [registers[0]!, surveys[0]!].map(({ contentSha256 }) => contentSha256);
  await database.dataSource.query(
    `UPDATE workbook_content SET bytes = 'bukan buku kerja' WHERE sha256 = ANY($1)`,
    [refused],
  );
  const completed = await run('complete-stored-files', {});
  expect(completed).toMatchObject({ status: 'completed', result: { files: surveys.length - 1 } });
  expect(await database.quarterSumming.left()).toEqual([]);
  expect(logged.filter((line) => line.includes('stored content'))).toEqual(
    refused.map((sha256) => expect.stringContaining(`${sha256} not read: WORKBOOK_NOT_A_WORKBOOK`)),
  );
  for (const { name } of [...registers, ...surveys]) expect(logged.join()).not.toContain(name);
  expect(await incomplete()).toEqual([[], []]);
  expect(await database.files.ownerOfIncomplete()).toBeNull();

  // The next version of the reader asks for them again.
  await readBefore('read_version - 1');
  expect(await database.files.ownerOfIncomplete()).toBe(running.ownerId);
  expect(await incomplete()).toEqual([registers, surveys]);
});

const draft = (office: Running, report: Report, target: string) =>
  office.run('draft-report', {
    reportId: report.id,
    request: { writer: 'automatic', sections: [sectionOf(report, target).id] },
  });

test('a quarter whose answers an earlier version read otherwise is read again: its report is held against the new ones, and an analysis on the old ones stays', async () => {
  const office = await startRunningWorker(undefined, {
    samples: 12,
    sweepEveryMs: NEVER_MS,
    isolation,
  });
  try {
    const { database, run, ownerId } = office;
    const { dataSource, surveys, files, undo } = database;
    const file = (await files.list()).find(({ label }) => label === 'Triwulan III 2025')!;
    const oldId = file.survey_id!;
    const readIn = async (id: string) => {
      const { survey, findings } = (await surveys.read(id))!;
      return { findings, contacts: survey.contacts.map((contact) => ({ ...contact, id: '' })) };
    };
    const asRead = await readIn(oldId);
    await dataSource.query(
      `UPDATE answer a SET score = 5, narrative = 'Harga naik 0.05'
         FROM contact_note n
        WHERE n.id = a.contact_id AND n.survey_id = $1 AND a.indicator = 'harga jual' AND a.score < 3`,
      [oldId],
    );
    await dataSource.query(`UPDATE survey SET read_version = read_version - 1 WHERE id = $1`, [
      oldId,
    ]);
    const readBefore = await readIn(oldId);
    const report = await aReport(office);
    await draft(office, report, 'harga jual');
    const copy = await dataSource.transaction((manager) =>
      files.store(manager, {
        kind: 'quarterly',
        label: 'Salinan',
        fileName: 'a.xlsx',
        contentSha256: file.sha256,
        surveyId: oldId,
        registerId: null,
        ownerId,
      }),
    );
    const deletion = (await files.delete(copy!.id, 'quarterly', ownerId))!;
    // Meanwhile somebody uploads the same file once more.
    const upload = { contentSha256: file.sha256, fileName: 'a.xlsx', label: 'Unggahan' };
    expect(await run('read-quarterly-file', upload)).toMatchObject({ status: 'completed' });
    const uploaded = (await files.list()).find(({ label }) => label === 'Unggahan')!;
    expect(await readIn(uploaded.survey_id!)).toEqual(asRead);

    expect((await run('complete-stored-files', {})).result).toEqual({ files: 1 });
    const newId = (await files.find(file.id))!.survey_id!;
    expect(newId).toBe(uploaded.survey_id);
    expect(await surveys.findIdByContent(file.sha256)).toBe(newId);
    expect(await readIn(oldId)).toEqual(readBefore);
    expect(await office.lastRun('refresh-reports')).toMatchObject({ status: 'completed' });
    const after = await reportOf(office, report.id);
    expect(after.session_id).not.toBe(report.session_id);
    expect(sectionOf(after, 'harga jual').changed_figures).not.toEqual([]);
    const [restored] = await undo.undo(deletion, { id: ownerId, isAdmin: true });
    expect((await files.find(restored!))!.survey_id).toBe(newId);
    expect(await files.ownerOfIncomplete()).toBeNull();
  } finally {
    await office.stop();
  }
}, 120_000);

test('a company database in which an earlier version read other sectors is read again: reports are held against it, and analyses on the old sectors stay', async () => {
  const office = await startRunningWorker(undefined, {
    samples: 12,
    sweepEveryMs: NEVER_MS,
    isolation,
  });
  try {
    const { database, run, ownerId } = office;
    const { dataSource, registers, files, undo } = database;
    const oldId = (await registers.currentId())!;
    const asRead = await registers.read(oldId);
    const asReadBefore = 'Perdagangan Besar dan Eceran (G)';
    await dataSource.query(`
      UPDATE company SET sector = '${asReadBefore}' WHERE sector LIKE 'Perdagangan%';
      UPDATE company_register SET read_version = read_version - 1;
      UPDATE workbook_file SET is_sample = false WHERE kind = 'company'`);
    const readBefore = await registers.read(oldId);
    const file = (await files.findCompanyFile())!;
    const deletion = (await files.delete(file.id, 'company', ownerId))!;
    const upload = { contentSha256: file.sha256, fileName: 'lain.xlsx' };
    // Somebody uploads the same file once more, and brings the one before back.
    await run('read-company-file', upload);
    expect((await registers.currentId())!).not.toBe(oldId);
    await undo.undo(deletion, { id: ownerId, isAdmin: true });
    expect(await registers.currentId()).toBe(oldId);
    const report = await aReport(office);
    await draft(office, report, asReadBefore);

    expect((await run('complete-stored-files', {})).result).toEqual({ files: 1 });
    const newId = (await registers.currentId())!;
    expect(newId).not.toBe(oldId);
    expect(await registers.read(newId)).toEqual(asRead);
    expect(await registers.read(oldId)).toEqual(readBefore);
    expect(await office.lastRun('refresh-reports')).toMatchObject({ status: 'completed' });
    const after = await reportOf(office, report.id);
    expect(after.session_id).not.toBe(report.session_id);
    expect(after.sections.flatMap((section) => section.changed_figures)).not.toEqual([]);
    expect((await database.sessions.find(report.session_id))!.registerId).toBe(oldId);
    expect(await files.ownerOfIncomplete()).toBeNull();
  } finally {
    await office.stop();
  }
}, 120_000);
