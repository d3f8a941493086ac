import { randomUUID } from 'node:crypto';
import type { ChoosePlanRequest } from '@lqc/contracts';
import type { Database } from '../src/index.js';
import { companyOf } from '../src/repositories/plan-choices.js';
import {
  aPerson,
  startTestPostgres,
  storeUnreadQuarter,
  type TestPostgres,
} from '../src/testing/index.js';

const TARGET = '2026-3';
const SETTLED = { date: '2026-08-05', person: 'sari', status: 'agreed', note: 'jam 9' } as const;

interface Registered {
  readonly key: string;
  readonly sector?: string | null;
  readonly isActive?: boolean;
}

let postgres: TestPostgres;
let database: Database;
let personId: string;

beforeAll(async () => {
  postgres = await startTestPostgres();
});
afterAll(() => postgres?.stop());

beforeEach(async () => {
  ({ database } = await postgres.createDatabase());
  personId = (await aPerson(database, 'sari', 'staff')).id;
  for (const quarter of [1, 2])
    await storeUnreadQuarter(database, {
      label: `Triwulan ${quarter}`,
      year: 2026,
      quarter,
      contacts: 4,
      narrative: `'naik'`,
    });
});

/** Makes these companies the register, in place of the one before; gives its id. */
async function storeRegister(companies: readonly Registered[]): Promise<string> {
  const { dataSource } = database;
  const sha = randomUUID();
  await dataSource.query(`DELETE FROM workbook_file WHERE kind = 'company'`);
  await dataSource.query(`INSERT INTO workbook_content VALUES ($1, '', 0)`, [sha]);
  const [{ id }]: [{ id: string }] = await dataSource.query(
    `INSERT INTO company_register (content_sha256, report, companies) VALUES ($1, '{}', 1) RETURNING id`,
    [sha],
  );
  await dataSource.query(
    `INSERT INTO company (register_id, key, position, name, sector, is_active)
     SELECT $1, key, row_number() OVER (), upper(key), sector, is_active
       FROM unnest($2::text[], $3::text[], $4::boolean[]) one(key, sector, is_active)`,
    [
      id,
      companies.map(({ key }) => key),
      companies.map(({ sector = 'Konstruksi' }) => sector),
      companies.map(({ isActive = true }) => isActive),
    ],
  );
  await dataSource.query(
    `INSERT INTO workbook_file (kind, file_name, content_sha256, register_id, owner_id)
     VALUES ('company', 'c.xlsx', $1, $2, $3)`,
    [sha, id, personId],
  );
  return id;
}
const basis = () => database.plan.basis({ target: TARGET });
const choose = (
  companyKey: string,
  choice: 'added' | 'removed' | null,
  settled: Partial<Pick<ChoosePlanRequest, 'date' | 'person' | 'status' | 'note'>> = {},
  target = TARGET,
) =>
  database.planChoices.choose({ company_keys: [companyKey], target, choice, ...settled }, personId);
const visits = async () =>
  (await basis()).companies.flatMap(({ company_key: key, name, standing, visit }) =>
    visit ? [{ key, name, standing, visit }] : [],
  );
const match = (contactKey: string, companyKey: string, registerId: string) =>
  database.confirmedCompanies.confirm(
    { contact: contactKey, contact_key: contactKey, company_key: companyKey },
    { registerId, userId: personId },
  );

test('a planned visit stays, with all that was settled, when its contact is matched with a company', async () => {
  const registerId = await storeRegister([{ key: 'pt satu' }]);
  await choose('pt 2', 'added', SETTLED);
  await match('pt 2', 'pt satu', registerId);
  expect(await visits()).toEqual([
    {
      key: 'pt satu',
      name: 'PT SATU',
      standing: null,
      visit: { key: 'pt 2', ...SETTLED, by: 'sari', recorded: false },
    },
  ]);
  const { companies, told } = await basis();
  expect(companies.filter((one) => one.company_key === 'pt satu')).toHaveLength(1);
  expect(told.regulars).toEqual(['pt 1', 'pt 3', 'pt 4']);
  expect(await database.planChoices.choiceOf('pt satu')).toBe('added');

  await database.confirmedCompanies.forget('pt 2');
  expect(await visits()).toMatchObject([{ key: 'pt 2', visit: SETTLED }]);
});

test('a stored key means the company that the notes under it are counted with', async () => {
  const before = await storeRegister([{ key: 'pt lama' }]);
  await match('pt 4', 'pt lama', before);
  const registerId = await storeRegister([
    { key: 'pt 1' },
    { key: 'pt 2', sector: null },
    { key: 'pt satu' },
    { key: 'pt dua', sector: null },
  ]);
  for (const key of ['pt 1', 'pt 2']) await match(key, 'pt satu', registerId);
  await match('pt 3', 'pt dua', registerId);
  const found: { key: string; company: string; counted: string }[] =
    await database.dataSource.query(
      `SELECT DISTINCT n.company_key AS key, ${companyOf('n.company_key')} AS company,
              c.company_key AS counted
         FROM contact_note n JOIN noted_company c ON c.contact_id = n.id ORDER BY 1`,
    );
  expect(found.map(({ key, company }) => [key, company])).toEqual([
    ['pt 1', 'pt 1'],
    ['pt 2', 'pt satu'],
    ['pt 3', 'pt 3'],
    ['pt 4', 'pt 4'],
  ]);
  for (const { company, counted } of found) expect(company).toBe(counted);
});

test('the visit of a matched contact is recorded once the quarter has an interview of its company', async () => {
  const registerId = await storeRegister([{ key: 'pt satu' }]);
  await choose('pt 2', 'added');
  await match('pt 2', 'pt satu', registerId);
  await storeUnreadQuarter(database, {
    label: 'Triwulan 3',
    year: 2026,
    quarter: 3,
    contacts: 2,
    narrative: `'naik'`,
  });
  expect(await visits()).toMatchObject([{ key: 'pt satu', visit: { recorded: true } }]);
});

test('a planned visit stays, and is labelled, when the register has its company as inactive or no more', async () => {
  await storeRegister([{ key: 'pt baru' }, { key: 'tutup|cv' }]);
  await choose('pt baru', 'added', SETTLED);
  await choose('tutup|cv', 'added');
  await storeRegister([{ key: 'pt baru', isActive: false }]);
  expect(await visits()).toMatchObject([
    { key: 'pt baru', name: 'PT BARU', standing: 'inactive', visit: SETTLED },
    { key: 'tutup|cv', name: 'tutup, cv', standing: 'unknown' },
  ]);
  expect(await database.planChoices.nameOf('tutup|cv')).toBe('tutup, cv');
  expect(await database.planChoices.nameOf('tidak ada')).toBeNull();
});

test('two visits that turn out to be of one company both stay, and each is changed and taken off by itself', async () => {
  const registerId = await storeRegister([{ key: 'pt satu' }]);
  await choose('pt 2', 'added', SETTLED);
  await choose('pt satu', 'added', { date: '2026-08-06', note: 'gudang' });
  await match('pt 2', 'pt satu', registerId);
  expect(await visits()).toMatchObject([
    { key: 'pt satu', visit: { key: 'pt 2', ...SETTLED } },
    { key: 'pt satu', visit: { key: 'pt satu', date: '2026-08-06', note: 'gudang' } },
  ]);
  const { taken_off: takenOff } = (await choose('pt 2', 'removed'))!;
  expect(takenOff).toEqual([{ key: 'pt 2', ...SETTLED }]);
  const left = await basis();
  expect(left.companies.filter(({ visit }) => visit)).toHaveLength(1);
  expect(left.companies.filter(({ removed }) => removed)).toEqual([]);
  await choose('pt 2', 'added', SETTLED);
  expect(await visits()).toHaveLength(2);
});

test('a company that is planned under its contact’s name is not planned twice, and its visit is taken off by the company', async () => {
  const registerId = await storeRegister([{ key: 'pt satu' }]);
  await choose('pt 2', 'added', SETTLED);
  await match('pt 2', 'pt satu', registerId);
  await choose('pt satu', 'added');
  expect(await visits()).toMatchObject([{ visit: { key: 'pt 2', ...SETTLED } }]);
  expect(await choose('pt satu', 'removed')).toEqual({
    target: TARGET,
    taken_off: [{ key: 'pt 2', ...SETTLED }],
  });
  expect(await visits()).toEqual([]);
});

test('what was taken off stays off under the company that its contact is matched with, until it is brought back', async () => {
  const registerId = await storeRegister([{ key: 'pt satu' }]);
  await choose('pt 2', 'removed', { note: 'pindah kota' });
  await choose('pt satu', 'removed', { note: 'tidak menjawab' });
  await match('pt 2', 'pt satu', registerId);
  const removed = async () =>
    (await basis()).companies.flatMap((one) => (one.removed ? [one] : []));
  expect(await removed()).toMatchObject([
    { company_key: 'pt satu', removed: { by: 'sari', note: 'pindah kota; tidak menjawab' } },
  ]);
  expect((await basis()).told.regulars).not.toContain('pt satu');
  await choose('pt satu', null);
  expect(await removed()).toEqual([]);
});

test('a visit that was missed is proposed under the company that its contact is matched with', async () => {
  const registerId = await storeRegister([{ key: 'pt baru' }]);
  await choose('pt 9', 'added', {}, '2026-2');
  await match('pt 9', 'pt baru', registerId);
  expect((await basis()).companies).toMatchObject([{ company_key: 'pt baru', missed: '2026-2' }]);
});

test('of more than a thousand companies none that has a reason, is planned or was taken off is left out', async () => {
  const many = Array.from({ length: 1200 }, (_, at) => ({ key: `pt n${at}` }));
  await storeRegister([...many, { key: 'pt 3' }, { key: 'pt 4' }]);
  const planned = many.slice(0, 600).map(({ key }) => key);
  await database.planChoices.choose(
    { company_keys: planned, target: TARGET, choice: 'added' },
    personId,
  );
  await choose('pt 3', 'removed');
  const { companies } = await basis();
  expect(companies.filter(({ visit }) => visit)).toHaveLength(600);
  expect(companies.filter(({ removed }) => removed)).toMatchObject([{ company_key: 'pt 3' }]);
  expect(companies.filter(({ visit, removed }) => !visit && !removed)).toHaveLength(600);
});

test('sectors take the aim of the quarter before also where a person gave the sector and no register has it', async () => {
  await storeRegister([{ key: 'pt 1' }]);
  await database.confirmedCompanies.giveSector(
    { contact: 'PT 2', contact_key: 'pt 2', sector: 'Real Estat' },
    personId,
  );
  const aims = (await basis()).interviews.flatMap(({ sector, before }) =>
    sector && before ? [{ sector, n: before }] : [],
  );
  const set = (told: typeof aims) =>
    database.planChoices.setSectorTargets({ target: TARGET, aims: told }, personId);
  expect(await set(aims)).toBe(true);
  expect((await basis()).aims.map(({ sector, n }) => ({ sector, n }))).toEqual(
    expect.arrayContaining([
      { sector: 'Konstruksi', n: 1 },
      { sector: 'Real Estat', n: 1 },
    ]),
  );
  // An aim that stands can be changed, whatever became of its sector.
  await database.confirmedCompanies.takeSectorBack('pt 2');
  expect(await set([{ sector: 'Real Estat', n: 2 }])).toBe(true);
  expect(await set([{ sector: 'Tidak ada', n: 2 }])).toBe(false);
});

test('coverage counts by the calendar, as proposals do: a quarter that is not stored moves nothing closer', async () => {
  await storeRegister([{ key: 'pt 1' }, { key: 'pt 9' }]);
  // Seven quarters before the latest, and the third stored one back.
  await storeUnreadQuarter(database, {
    label: 'Lama',
    year: 2024,
    quarter: 3,
    contacts: 9,
    narrative: `'naik'`,
  });
  const { coverage, companies } = await basis();
  expect(companies).toMatchObject([{ company_key: 'pt 9', quarters_since: 7 }]);
  expect(coverage).toMatchObject([{ active: 2, visited: 1 }]);
});
