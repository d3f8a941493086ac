import type { SectorName } from '@lqc/contracts';
import type { Database } from '../src/index.js';
import {
  aPerson,
  startTestPostgres,
  storeUnreadQuarter,
  type TestPostgres,
} from '../src/testing/index.js';

let postgres: TestPostgres;
let database: Database;
let personId: string;

beforeEach(async () => {
  postgres = await startTestPostgres();
  ({ database } = await postgres.createDatabase());
  personId = (await aPerson(database)).id;
});
afterEach(() => postgres?.stop());

/** Stores a company database with this one company in place of the one before; gives its id. */
async function storeRegister(key: string, sector: string | null): Promise<string> {
  await database.dataSource.query(`DELETE FROM workbook_file WHERE kind = 'company'`);
  const sha = `sha of ${key} ${sector}`;
  const [{ id }]: [{ id: string }] = await database.dataSource.query(
    `WITH content AS (INSERT INTO workbook_content VALUES ($1, '', 0)),
          register AS (INSERT INTO company_register (content_sha256, report, companies)
                       VALUES ($1, '{}', 1) RETURNING id),
          company AS (INSERT INTO company (register_id, key, position, name, sector)
                      SELECT id, $2, 1, $2, $3 FROM register)
     INSERT INTO workbook_file (kind, file_name, content_sha256, register_id, owner_id)
     SELECT 'company', 'c.xlsx', $1, id, $4 FROM register RETURNING register_id AS id`,
    [sha, key, sector, personId],
  );
  return id;
}
const contact = { contact: 'PT 2', contact_key: 'pt 2' };
const confirm = (registerId: string, key: string) =>
  database.confirmedCompanies.confirm(
    { ...contact, company_key: key },
    { registerId, userId: personId },
  );
const giveSector = (sector: SectorName) =>
  database.confirmedCompanies.giveSector({ ...contact, sector }, personId);
const counted = async () => {
  const [found]: [{ sector: string | null }] = await database.dataSource.query(
    `SELECT c.sector FROM noted_company c JOIN contact_note n ON n.id = c.contact_id
      WHERE n.company_key = 'pt 2'`,
  );
  return found.sector;
};

test.each([
  ['is in the register no more', 'pt lain', 'Konstruksi'],
  ['has no sector there any more', 'pt satu', null],
])(
  'a sector given by hand counts in Kontak, Riwayat and analyses once the confirmed company %s',
  async (_, key, sector) => {
    await storeUnreadQuarter(database, {
      label: 'Triwulan I 2026',
      year: 2026,
      quarter: 1,
      contacts: 3,
      narrative: `'naik'`,
    });
    await confirm(await storeRegister('pt satu', 'Konstruksi'), 'pt satu');
    await storeRegister(key, sector);
    await database.quarterSumming.carryOut(await database.quarterSumming.left());

    await giveSector('Real Estat');
    const left = await database.quarterSumming.left();
    expect(left).toHaveLength(1);
    await database.quarterSumming.carryOut(left);
    expect(await database.quarterSums.sectors({ indicator: 'domestik' })).toContainEqual(
      expect.objectContaining({ sector: 'Real Estat', n: 1 }),
    );
    expect(await counted()).toBe('Real Estat');
    expect(await database.confirmedCompanies.said()).toEqual({ 'pt 2': 'sector:Real Estat' });
  },
);

test('a confirmed company that the register has counts before a given sector; without one it is told in any case, as a session may bring its own register', async () => {
  const registerId = await storeRegister('pt satu', 'Konstruksi');
  await confirm(registerId, 'pt satu');
  await giveSector('Real Estat');
  expect(await database.confirmedCompanies.said()).toEqual({ 'pt 2': 'pt satu' });
  await storeRegister('pt lain', 'Konstruksi');
  await database.confirmedCompanies.takeSectorBack('pt 2');
  expect(await database.confirmedCompanies.said()).toEqual({ 'pt 2': 'pt satu' });
});
