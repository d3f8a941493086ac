import { sampleCompanyDatabase, sampleQuarter } from '@lqc/sample-data';
import { type Running, startRunningWorker } from './running-worker.js';

let running: Running;
beforeAll(async () => {
  running = await startRunningWorker();
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

  // As the version before kept them.
  await database.dataSource.query(`
    UPDATE contact_note SET visited = NULL, visited_on = NULL, method = NULL, employees = NULL,
           interviewer = NULL;
    UPDATE answer SET direction = 1 WHERE narrative IS NOT NULL;
    UPDATE company SET district = NULL, status = NULL;
    UPDATE survey SET read_version = 0;
    UPDATE company_register SET read_version = 0;
    UPDATE workbook_file SET year = NULL, quarter = NULL, period_read = false;`);
  expect(await database.files.ownerOfIncomplete()).toBe(running.ownerId);
  const completed = await run('complete-stored-files', {});
  expect(completed.result).toEqual({ files: 3 });
  expect(await details()).toEqual(kept);
  expect(await companies()).toEqual(keptCompanies);
  expect(await database.files.ownerOfIncomplete()).toBeNull();
  expect((await run('complete-stored-files', {})).result).toEqual({ files: 0 });
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
