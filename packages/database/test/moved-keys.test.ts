import type { Database } from '../src/index.js';
import { aPerson, startTestPostgres, type TestPostgres } from '../src/testing/index.js';

let postgres: TestPostgres;
let database: Database;
let personId: string;

beforeAll(async () => {
  postgres = await startTestPostgres();
  ({ database } = await postgres.createDatabase());
  personId = (await aPerson(database)).id;
});
afterAll(() => postgres?.stop());

const ask = (sql: string, values: unknown[] = []): Promise<unknown> =>
  database.dataSource.query(sql, values);

test('what people said and planned of a company stays its own when a version makes another key of its name', async () => {
  const { dataSource, registers, surveys } = database;
  const report = {
    sheet: 'S',
    rows: 2,
    companies: 2,
    rows_without_name: [],
    rows_without_sector: [],
    unknown_sectors: [],
    duplicate_companies: [],
  };
  const named = (name: string, key: string) => ({ name, key, sector: 'Konstruksi' });
  const registerId = await dataSource.transaction((manager) =>
    registers.store(
      manager,
      'daftar',
      [named('P.T. H.M. Arunika', 'pthm arunika'), named('PT Lain', 'lain|pt')],
      report,
    ),
  );
  const contact = (companyKey: string) => [
    { name: 'C.V. A.B. Motor', companyKey, sheet: 'A', position: 0, answers: [] },
  ];
  const surveyId = await dataSource.transaction((manager) =>
    surveys.store(manager, { contentSha256: 'isi', findings: {}, contacts: contact('cvab motor') }),
  );
  await ask(
    `INSERT INTO confirmed_company (contact_key, contact, company_key, company, confirmed_by)
     VALUES ('cvab motor', 'C.V. A.B. Motor', 'pthm arunika', 'P.T. H.M. Arunika', $1)`,
    [personId],
  );
  await ask(
    `INSERT INTO given_sector (contact_key, contact, sector, given_by)
     VALUES ('cvab motor', 'C.V. A.B. Motor', 'Real Estat', $1)`,
    [personId],
  );
  await ask(
    `INSERT INTO contradiction_verdict (company_key, indicator, score, narrative_md5, verdict, decided_by)
     VALUES ('cvab motor', 'ekspor', 2, 'x', 'words', $1), ('cvab motor', 'ekspor', 3, 'x', 'words', $1),
            ('ab motor|cv', 'ekspor', 3, 'x', 'score', $1)`,
    [personId],
  );
  await ask(
    `INSERT INTO plan_removal (company_key, note, removed_by) VALUES ('pthm arunika', 'pindah', $1)`,
    [personId],
  );
  await ask(
    `INSERT INTO planned_visit (year, quarter, company_key, planned_by)
     VALUES (2026, 1, 'pthm arunika', $1), (2026, 2, 'pthm arunika', $1),
            (2026, 2, 'hm arunika|pt', $1)`,
    [personId],
  );
  for (const column of ['register_id', 'survey_before_id'])
    await ask(
      `INSERT INTO stored_computation (key, name, result, ${column})
       VALUES ($1::text, 'start-session', '{}', $2)`,
      [column, column === 'register_id' ? registerId : surveyId],
    );

  await dataSource.transaction(async (manager) => {
    await registers.complete(manager, registerId, [
      named('P.T. H.M. Arunika', 'hm arunika|pt'),
      named('PT Lain', 'lain|pt'),
    ]);
    await surveys.complete(manager, surveyId, contact('ab motor|cv'));
  });

  expect((await registers.read(registerId)).map(({ key }) => key)).toEqual([
    'hm arunika|pt',
    'lain|pt',
  ]);
  expect((await surveys.read(surveyId))?.contacts).toMatchObject([{ companyKey: 'ab motor|cv' }]);
  expect(await ask(`SELECT contact_key, company_key FROM confirmed_company`)).toEqual([
    { contact_key: 'ab motor|cv', company_key: 'hm arunika|pt' },
  ]);
  expect(await ask(`SELECT contact_key FROM given_sector`)).toEqual([
    { contact_key: 'ab motor|cv' },
  ]);
  expect(
    await ask(
      `SELECT company_key, score, verdict FROM contradiction_verdict ORDER BY company_key, score`,
    ),
  ).toEqual([
    { company_key: 'ab motor|cv', score: 2, verdict: 'words' },
    { company_key: 'ab motor|cv', score: 3, verdict: 'score' },
    { company_key: 'cvab motor', score: 3, verdict: 'words' },
  ]);
  expect(await ask(`SELECT company_key, note FROM plan_removal`)).toEqual([
    { company_key: 'hm arunika|pt', note: 'pindah' },
  ]);
  expect(
    await ask(`SELECT company_key, quarter FROM planned_visit ORDER BY company_key, quarter`),
  ).toEqual([
    { company_key: 'hm arunika|pt', quarter: 1 },
    { company_key: 'hm arunika|pt', quarter: 2 },
    { company_key: 'pthm arunika', quarter: 2 },
  ]);
  expect(await ask(`SELECT key FROM stored_computation`)).toEqual([]);
});

test('what was worked out stays where a register is read again and its keys and sectors are as before', async () => {
  const { dataSource, registers } = database;
  const companies = [{ name: 'PT Tetap', key: 'tetap|pt', sector: null }];
  const report = {
    sheet: 'S',
    rows: 1,
    companies: 1,
    rows_without_name: [],
    rows_without_sector: [],
    unknown_sectors: [],
    duplicate_companies: [],
  };
  const id = await dataSource.transaction((manager) =>
    registers.store(manager, 'tetap', companies, report),
  );
  await ask(
    `INSERT INTO stored_computation (key, name, result, register_id)
     VALUES ('tetap', 'start-session', '{}', $1)`,
    [id],
  );
  await dataSource.transaction((manager) => registers.complete(manager, id, companies));
  expect(await ask(`SELECT key FROM stored_computation`)).toEqual([{ key: 'tetap' }]);
});
