import type { Client } from './support/client.js';
import { storeCompanies } from './support/stored-files.js';
import { storeSession } from './support/stored-sessions.js';
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

  const id = await storeSession(gateway, admin);
  await admin.call('forgetCompany', { body: { contact_key: 'rajwalibuana' } });
  expect((await staff.call('confirmedCompanies')).matches).toEqual([]);
  const session = await gateway.database.sessions.find(id);
  expect(session!.confirmed).toEqual({ rajwalibuana: company!.key });
  expect(
    await admin.refusal('forgetCompany', { body: { contact_key: 'rajwalibuana' } }),
  ).toMatchObject({ code: 'COMPANY_NOT_FOUND' });
});
