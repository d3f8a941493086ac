import { randomUUID } from 'node:crypto';
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

const report = {
  sheet: 'S',
  rows: 2,
  companies: 2,
  rows_without_name: [],
  rows_without_sector: [],
  unknown_sectors: [],
  duplicate_companies: [],
};

test('what people said and planned of a company stays its own when a version makes another key of its name', async () => {
  const { dataSource, registers, surveys } = database;
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
    const companies = [named('P.T. H.M. Arunika', 'hm arunika|pt'), named('PT Lain', 'lain|pt')];
    expect(await registers.complete(manager, registerId, 'daftar', companies, report)).toBe(
      registerId,
    );
    const reading = { contentSha256: 'isi', findings: {}, contacts: contact('ab motor|cv') };
    expect(await surveys.complete(manager, surveyId, reading)).toBe(surveyId);
  });

  expect((await registers.read(registerId)).map(({ key }) => key)).toEqual([
    'hm arunika|pt',
    'lain|pt',
  ]);
  expect((await surveys.read(surveyId))?.survey.contacts).toMatchObject([
    { companyKey: 'ab motor|cv' },
  ]);
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

test('an analysis on a replaced register and a file of its own matches the same companies under the keys of another version', async () => {
  const { dataSource, registers, surveys, sessions, files } = database;
  const registerId = await dataSource.transaction((manager) =>
    registers.store(
      manager,
      'diganti',
      [
        { name: 'P.T. H.M. Arunika', key: 'pthm arunika', sector: null, isActive: false },
        { name: 'PT HM Arunika', key: 'hm arunika|pt', sector: 'Konstruksi' },
        { name: 'P.T. S.A. Lestari', key: 'ptsa lestari', sector: 'Pertanian', isActive: false },
      ],
      report,
    ),
  );
  const surveyBeforeId = await dataSource.transaction((manager) =>
    surveys.store(manager, {
      contentSha256: 'unggahan',
      findings: {},
      contacts: [
        {
          name: 'U.D. H.M. Baru',
          companyKey: 'udhm baru',
          sheet: 'A',
          position: 0,
          answers: [
            {
              indicator: 'ekspor',
              hasLikertRow: true,
              score: 2,
              scoreCell: 'D3',
              narrative: 'Ekspor turun',
              narrativeCell: 'D4',
              direction: -1,
            },
          ],
        },
      ],
    }),
  );
  const id = randomUUID();
  const sources = { before: null, now: null, last_year: null, company: null };
  await sessions.create({ id, ownerId: personId, surveyBeforeId, registerId, sources });
  await ask(`UPDATE analysis_session SET confirmed = $2 WHERE id = $1`, [
    id,
    {
      'udhm baru': 'ptsa lestari',
      'ptsa lestari': 'sector:Konstruksi',
      'pthm arunika': 'lain|pt',
      'hm arunika|pt': 'sector:Pertanian',
    },
  ]);
  await ask(`UPDATE survey SET read_version = 0 WHERE id = $1`, [surveyBeforeId]);
  await ask(`UPDATE company_register SET read_version = 0 WHERE id = $1`, [registerId]);
  expect(await files.ownerOfIncomplete()).toBe(personId);
  expect(await registers.incomplete()).toMatchObject([{ id: registerId }]);
  expect(await surveys.incomplete()).toMatchObject([{ id: surveyBeforeId }]);

  await dataSource.transaction(async (manager) => {
    await registers.leave(manager, registerId);
    await surveys.setAside(manager, surveyBeforeId);
  });
  expect(await registers.read(registerId)).toMatchObject([
    { key: 'hm arunika|pt', sector: 'Konstruksi' },
    { key: 'sa lestari|pt', sector: 'Pertanian', isActive: false },
  ]);
  expect((await surveys.read(surveyBeforeId))?.survey.contacts).toMatchObject([
    { companyKey: 'hm baru|ud', answers: [{ narrative: 'Ekspor turun' }] },
  ]);
  expect(await ask(`SELECT direction FROM answer WHERE narrative = 'Ekspor turun'`)).toEqual([
    { direction: -1 },
  ]);
  expect((await sessions.find(id))?.confirmed).toEqual({
    'hm baru|ud': 'sa lestari|pt',
    'sa lestari|pt': 'sector:Konstruksi',
    'pthm arunika': 'lain|pt',
    'hm arunika|pt': 'sector:Pertanian',
  });
  expect(await files.ownerOfIncomplete()).toBeNull();
  expect(await surveys.findIdByContent('unggahan')).toBeNull();
});

test('what was worked out stays where a register is read again and its keys and sectors are as before', async () => {
  const { dataSource, registers } = database;
  const companies = [{ name: 'PT Tetap', key: 'tetap|pt', sector: null }];
  const id = await dataSource.transaction((manager) =>
    registers.store(manager, 'tetap', companies, report),
  );
  await ask(
    `INSERT INTO stored_computation (key, name, result, register_id)
     VALUES ('tetap', 'start-session', '{}', $1)`,
    [id],
  );
  await dataSource.transaction((manager) =>
    registers.complete(manager, id, 'tetap', companies, report),
  );
  expect(await ask(`SELECT key FROM stored_computation`)).toEqual([{ key: 'tetap' }]);
});

test('a register in which this version reads other sectors is another one, also of a file that was put aside', async () => {
  const { dataSource, registers, files, undo } = database;
  const maju = (sector: string) => [{ name: 'PT Maju', key: 'maju|pt', sector }];
  const [before, now] = [maju('Industri Pengolahan (C)'), maju('Industri Pengolahan')];
  await ask(`INSERT INTO workbook_content VALUES ('maju', '', 0)`);
  const oldId = await dataSource.transaction(async (manager) => {
    const registerId = await registers.store(manager, 'maju', before, report);
    await files.store(manager, {
      kind: 'company',
      label: null,
      fileName: 'daftar.xlsx',
      contentSha256: 'maju',
      surveyId: null,
      registerId,
      ownerId: personId,
    });
    return registerId;
  });
  const deletion = (await files.delete((await files.findCompanyFile())!.id, 'company', personId))!;

  const complete = () =>
    dataSource.transaction((manager) => registers.complete(manager, oldId, 'maju', now, report));
  const newId = await complete();
  expect(newId).not.toBe(oldId);
  expect(await complete()).toBe(newId);
  expect(await registers.read(oldId)).toMatchObject(before);
  expect(await registers.read(newId)).toMatchObject(now);
  await undo.undo(deletion, { id: personId, isAdmin: true });
  expect(await registers.currentId()).toBe(newId);
});
