import type { RequestOf } from '@lqc/contracts';
import { waitingForLocks } from '@lqc/database/testing';
import type { Client } from './support/client.js';
import { storeCompanies, storeQuarter } from './support/stored-files.js';
import { gateway, withGateway } from './support/with-gateway.js';

const KEY = 'pt contoh 9';

let staff: Client;
let admin: Client;

withGateway(async () => {
  staff = await gateway.signedIn('staff');
  admin = await gateway.admin();
  await storeCompanies(gateway, { 'PT Contoh 1': 'Konstruksi', 'PT Contoh 9': 'Konstruksi' });
  await storeQuarter(gateway, {
    label: 'Periode 1',
    period: { year: 2025, quarter: 3 },
    contacts: [
      { name: 'Contoh Satu', companyKey: 'contoh satu', sheet: 'A', position: 0, answers: [] },
    ],
  });
});

const settled = () =>
  ({
    date: '2025-11-04',
    person: staff.username,
    status: 'agreed',
    note: 'jam 9 di pabrik',
  }) as const;
const choose = (
  key: string,
  choice: 'added' | 'removed' | null,
  told: Partial<RequestOf<'choosePlan'>['body']> = {},
) => staff.call('choosePlan', { body: { company_keys: [key], choice, ...told } });
const visits = async () => (await staff.call('plan')).visits;

test('a visit is found on the page of the company that its contact is matched with, and comes back as it was once taken off there', async () => {
  await choose('contoh satu', 'added', settled());
  const body = {
    contact: 'Contoh Satu',
    contact_key: 'contoh satu',
    company_key: 'pt contoh 1',
  };
  await admin.call('confirmCompany', { body });
  const planned = async () =>
    (await staff.call('contact', { params: { key: 'pt contoh 1' } })).planned;
  expect(await planned()).toBe('added');

  const off = await choose('pt contoh 1', 'removed');
  expect(off).toMatchObject({
    target: '2025-4',
    taken_off: [{ key: 'contoh satu', ...settled() }],
  });
  expect(await planned()).toBe('removed');
  for (const { key, ...told } of off.taken_off) await choose(key, 'added', told);
  expect(await visits()).toMatchObject([{ company_key: 'pt contoh 1', visit: settled() }]);
  await choose('pt contoh 1', null);
  await admin.call('forgetCompany', { body: { contact_key: 'contoh satu' } });
});

test.each([
  ['is inactive in the new register', 'inactive'],
  ['left the register', 'unknown'],
] as const)(
  'the visit of a company that %s can still be changed, taken off and put back, and its page opens',
  async (_, standing) => {
    await choose(KEY, 'added', settled());
    if (standing === 'unknown') await storeCompanies(gateway, { 'PT Contoh 1': 'Konstruksi' });
    else
      await gateway.database.dataSource.query(
        `UPDATE company SET is_active = false WHERE key = $1`,
        [KEY],
      );
    await choose(KEY, 'added', { status: 'declined' });
    const told = { ...settled(), status: 'declined' };
    expect(await visits()).toMatchObject([{ company_key: KEY, standing, visit: told }]);
    expect(await staff.call('contact', { params: { key: KEY } })).toMatchObject({
      name: expect.stringMatching(/pt contoh 9/i),
      planned: 'added',
    });
    const { taken_off: takenOff } = await choose(KEY, 'removed');
    expect((await staff.call('plan')).removed).toMatchObject([{ company_key: KEY, standing }]);
    for (const { key, ...rest } of takenOff) await choose(key, 'added', rest);
    expect(await visits()).toMatchObject([{ company_key: KEY, visit: told }]);
    await choose(KEY, null);
    await storeCompanies(gateway, { 'PT Contoh 1': 'Konstruksi', 'PT Contoh 9': 'Konstruksi' });
  },
);

test('two who take a company off the plan at the same moment both find it taken off', async () => {
  const both = await gateway.database.dataSource.transaction(async (manager) => {
    // Neither can name who took it off until both have begun to.
    await manager.query('SELECT FROM app_user WHERE username = $1 FOR UPDATE', [staff.username]);
    const choices = [choose(KEY, 'removed'), choose(KEY, 'removed')];
    await waitingForLocks(gateway.databaseUrl, choices.length);
    return choices;
  });
  for (const one of await Promise.all(both)) expect(one.taken_off).toEqual([]);
  const { removed } = await staff.call('plan');
  expect(removed).toMatchObject([{ company_key: KEY }]);
  await choose(KEY, null);
});

test('a company that nobody planned and no file names has no page and cannot be planned', async () => {
  const answers = [
    await staff.refusal('contact', { params: { key: 'tidak ada' } }),
    await staff.refusal('choosePlan', { body: { company_keys: ['tidak ada'], choice: 'added' } }),
  ];
  for (const refused of answers) expect(refused).toMatchObject({ code: 'CONTACT_NOT_FOUND' });
});

test('the numbers of the quarter before become aims also where a person gave the sector by hand', async () => {
  const given = { contact: 'Contoh Satu', contact_key: 'contoh satu' };
  await admin.call('giveSector', { body: { ...given, sector: 'Real Estat' } });
  const { target, sectors } = await staff.call('plan');
  const aims = sectors.flatMap(({ sector, before }) =>
    sector !== null && before ? [{ sector, n: before }] : [],
  );
  expect(aims).toEqual([{ sector: 'Real Estat', n: 1 }]);
  await staff.call('setSectorTargets', { body: { target, aims } });
  const after = (await staff.call('plan')).sectors;
  expect(after).toContainEqual(expect.objectContaining({ sector: 'Real Estat', target: 1 }));
});
