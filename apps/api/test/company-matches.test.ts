import { changeLimits } from './support/change-limits.js';
import type { Client } from './support/client.js';
import { storeCompanies } from './support/stored-files.js';
import { idOf, storeSession } from './support/stored-sessions.js';
import { gateway, withGateway } from './support/with-gateway.js';

let admin: Client;

withGateway(async () => {
  admin = await gateway.admin();
});

const said = (company_key: string) => ({
  contact: 'PT Rajwali Buana',
  contact_key: 'rajwalibuana',
  company_key,
});

test('without a company database nothing can be confirmed', async () => {
  expect(await admin.refusal('confirmCompany', { body: said('x') })).toMatchObject({
    code: 'COMPANY_FILE_MISSING',
  });
});

test('an admin says which company it is; a session started afterwards keeps it', async () => {
  const { registerId } = await storeCompanies(gateway, { 'PT Rajawali Buana': 'Konstruksi' });
  const [company] = await gateway.database.registers.read(registerId);
  const staff = await gateway.signedIn('staff');
  expect(await staff.refusal('confirmCompany', { body: said(company!.key) })).toMatchObject({
    code: 'FORBIDDEN',
  });
  expect(await admin.refusal('confirmCompany', { body: said('tidak ada') })).toMatchObject({
    status: 404,
    code: 'COMPANY_NOT_FOUND',
  });
  await admin.call('confirmCompany', { body: said(company!.key) });
  const { matches } = await staff.call('confirmedCompanies');
  expect(matches).toMatchObject([
    { contact: 'PT Rajwali Buana', company: company!.name, confirmed_by: 'admin' },
  ]);
  const { events } = await admin.call('auditEvents', { query: { action: 'confirm-company' } });
  expect(events[0]).toMatchObject({ object_label: `PT Rajwali Buana = ${company!.key}` });

  const id = await storeSession(gateway, admin);
  await admin.call('forgetCompany', { body: { contact_key: 'rajwalibuana' } });
  expect((await staff.call('confirmedCompanies')).matches).toEqual([]);
  const session = await gateway.database.sessions.find(id);
  expect(session!.confirmed).toEqual({ rajwalibuana: company!.key });
  expect(
    await admin.refusal('forgetCompany', { body: { contact_key: 'rajwalibuana' } }),
  ).toMatchObject({ code: 'COMPANY_NOT_FOUND' });
});

test('a company whose sector the company database tells is given no other', async () => {
  const { registerId } = await storeCompanies(gateway, { 'PT Contoh Satu': 'Konstruksi' });
  const [company] = await gateway.database.registers.read(registerId);
  const body = { contact: 'PT Contoh Satu', contact_key: company!.key, sector: 'Real Estat' };
  expect(await admin.refusal('giveSector', { body })).toMatchObject({
    status: 409,
    code: 'COMPANY_HAS_SECTOR',
  });
});

test('what people say of companies reaches the reports that are not published, by one run for all that was said before it', async () => {
  const { id: fileId, registerId } = await storeCompanies(gateway, {
    'PT Contoh Satu': 'Konstruksi',
  });
  const waiting = () =>
    gateway.database.dataSource.query(
      `SELECT payload FROM job_run WHERE name = 'refresh-reports' AND status = 'queued'`,
    );
  const [company] = await gateway.database.registers.read(registerId);
  const body = { contact: 'PT Contoh Stu', contact_key: 'contohstu' };
  const calls = [
    () => admin.call('giveSector', { body: { ...body, sector: 'Konstruksi' } }),
    () => admin.call('takeSectorBack', { body: { contact_key: body.contact_key } }),
    () => admin.call('confirmCompany', { body: { ...body, company_key: company!.key } }),
    () => admin.call('forgetCompany', { body: { contact_key: body.contact_key } }),
  ];
  for (const call of calls) await call();
  expect(await waiting()).toEqual([]);

  const quarter = { file_id: null, label: 'Triwulan I 2025', year: 2025, quarter: 1 };
  await gateway.database.reports.create(
    {
      title: 'Laporan',
      people: '',
      sessionId: await storeSession(gateway, admin),
      createdBy: await idOf(gateway, admin),
      quarters: { now: quarter, before: quarter },
      sections: [],
    },
    10,
  );
  for (const call of calls) {
    await gateway.database.dataSource.query(
      `UPDATE job_run SET status = 'completed' WHERE status = 'running';
       UPDATE job_run SET status = 'running' WHERE status = 'queued'`,
    );
    await call();
    expect(await waiting()).toEqual([{ payload: { fileId } }]);
  }
  await calls[0]!();
  expect(await waiting()).toHaveLength(1);

  // What was said stands by then, whatever else the person has under way.
  const { dataSource, runs } = gateway.database;
  await dataSource.query(`DELETE FROM job_run`);
  await changeLimits(admin, { unfinished_heavy_per_person: 2 });
  const ownerId = await idOf(gateway, admin);
  for (const _ of 'ab')
    await runs.create({ name: 'sum-quarters', payload: {}, ownerId, requestId: null });
  await calls[1]!();
  expect(await waiting()).toEqual([{ payload: { fileId } }]);
  const { events } = await admin.call('auditEvents', { query: { action: 'take-sector-back' } });
  expect(events[0]).toMatchObject({ actor: 'admin', outcome: 'done' });
});
