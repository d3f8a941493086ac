import { pino } from 'pino';
import { readConfig } from '../src/config.js';
import { createGateway } from '../src/gateway.js';
import { ADMIN } from './support/a-gateway.js';
import { Client } from './support/client.js';
import { gateway, withGateway } from './support/with-gateway.js';

withGateway();

const passwordOf = ({ username }: { username: string }) =>
  `kata-sandi-uji-${username.split('-')[1]}`;
const failFrom = async (client: Client, username: string, times: number) => {
  const statuses: number[] = [];
  for (let i = 0; i < times; i += 1) {
    const body = { username, password: 'some-wrong-password' };
    statuses.push((await client.send('login', { body })).status);
  }
  return statuses;
};
const signInFrom = (client: Client, who: Client, headers: Record<string, string> = {}) =>
  client.send('login', { body: { username: who.username, password: passwordOf(who) }, headers });
const deviceCookie = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0]!)
    .find((line) => line.includes('liaison_device'))!;

test('strangers, however many and from wherever, do not keep a person out of where they work', async () => {
  const staff = await gateway.signedIn('staff');
  for (let i = 0; i < 8; i += 1) await failFrom(gateway.stranger(), staff.username, 1);
  const refused = await signInFrom(gateway.stranger(), staff);
  expect(refused.status).toBe(429);
  // From the address of the last sign-in the right password is taken.
  expect((await signInFrom(staff, staff)).status).toBe(200);
});

test('a colleague behind the same address does not keep a person out of their browser', async () => {
  const staff = await gateway.signedIn('staff');
  const cookie = deviceCookie(await signInFrom(staff, staff));
  expect(await failFrom(staff, staff.username, 6)).toEqual([401, 401, 401, 401, 401, 429]);
  expect((await signInFrom(staff, staff)).status).toBe(429);
  expect((await signInFrom(staff, staff, { cookie })).status).toBe(200);
});

test("a browser's cookie opens nothing, and helps nobody else", async () => {
  const [staff, other] = [await gateway.signedIn('staff'), await gateway.signedIn('staff')];
  const response = await signInFrom(staff, staff);
  const line = response.headers.getSetCookie().find((one) => one.includes('liaison_device'))!;
  expect(line).toMatch(/HttpOnly/i);
  expect(line).toMatch(/SameSite=Strict/i);
  const cookie = deviceCookie(response);
  const stranger = gateway.stranger();
  expect((await stranger.send('me', { headers: { cookie } })).status).toBe(401);
  for (let i = 0; i < 5; i += 1) await failFrom(gateway.stranger(), other.username, 1);
  expect((await signInFrom(gateway.stranger(), other, { cookie })).status).toBe(429);
  // Guessing behind it is counted like everything else.
  const guesses: number[] = [];
  for (let i = 0; i < 6; i += 1) {
    const body = { username: staff.username, password: 'some-wrong-password' };
    guesses.push((await stranger.send('login', { body, headers: { cookie } })).status);
  }
  expect(guesses).toEqual([401, 401, 401, 401, 401, 429]);
});

test('a reset takes its trust from every place', async () => {
  const staff = await gateway.signedIn('staff');
  const admin = await gateway.admin();
  const { users } = await admin.call('listUsers');
  const { id } = users.find(({ username }) => username === staff.username)!;
  await admin.call('resetPassword', { params: { id } });
  const [{ count }] = await gateway.database.dataSource.query(
    `SELECT count(*)::int AS count FROM known_place WHERE user_id = $1`,
    [id],
  );
  expect(count).toBe(0);
});

test('what failed is known to the other gateway, and to one that starts again', async () => {
  const staff = await gateway.signedIn('staff');
  for (let i = 0; i < 5; i += 1) await failFrom(gateway.stranger(), staff.username, 1);
  const second = await createGateway(
    readConfig({
      PORT: '0',
      DATABASE_URL: gateway.databaseUrl,
      JWT_SECRET: 'x'.repeat(40),
      ADMIN_PASSWORD: ADMIN.password,
      BEHIND_TLS: 'true',
    }),
    pino({ level: 'silent' }),
  );
  expect(await failFrom(new Client(second.url), staff.username, 1)).toEqual([429]);
  await second.close();
});

test('the table of tries names nobody', async () => {
  const staff = await gateway.signedIn('staff');
  await failFrom(gateway.stranger(), staff.username, 1);
  const rows: { key: string }[] = await gateway.database.dataSource.query(
    `SELECT key FROM login_throttle`,
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map(({ key }) => key).join(' ')).not.toContain(staff.username);
  expect(rows.map(({ key }) => key).join(' ')).not.toContain(staff.address);
});
