import { once } from 'node:events';
import { request } from 'node:http';
import { Writable } from 'node:stream';
import { pathOf } from '@lqc/contracts';
import { until } from '@lqc/contracts/testing';
import { Database } from '@lqc/database';
import { pino } from 'pino';
import { ADMIN } from './support/a-gateway.js';
import { gateway, withGateway } from './support/with-gateway.js';

const KEY = 'xai-kunci-yang-sangat-rahasia';
const SECRET = 'rahasia-penanda-tangan-token-yang-panjang';
const lines: string[] = [];
const log = pino(
  { level: 'trace' },
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  }),
);

withGateway(async () => {}, { settings: { XAI_API_KEY: KEY, JWT_SECRET: SECRET }, log });

test('no password, token, key, narrative or query stands in a log, at its most talkative', async () => {
  const staff = await gateway.signedIn('staff');
  const password = 'sandi-salah-yang-dicoba';
  await gateway.stranger().send('login', { body: { username: 'admin', password } });
  const change = { current_password: password, new_password: 'sandi-baru-yang-panjang' };
  await staff.send('changePassword', { body: change });
  await staff.send('me', { headers: { cookie: `liaison_session=${staff.token}` } });
  await staff.send('keyword', { query: 'word=narasi-rahasia&text_type=domestik' });
  await staff.send('saveConclusion', { body: { summary: 'narasi-rahasia' } });
  // What nobody foresaw: the database refuses the statement and repeats it in its error.
  const database = gateway.app.get(Database);
  const list = database.files.list.bind(database.files);
  database.files.list = () => database.dataSource.query(`SELECT 'narasi-rahasia' FROM nowhere`);
  expect((await staff.send('userFiles', { body: {} })).status).toBe(500);
  database.files.list = list;
  const everything = lines.join('\n');
  expect(lines.length).toBeGreaterThan(5);
  for (const secret of [
    password,
    change.new_password,
    ADMIN.password,
    staff.token!,
    KEY,
    SECRET,
    'narasi-rahasia',
    'argon2',
    'eyJ',
  ])
    expect({ secret, isLogged: everything.includes(secret) }).toEqual({ secret, isLogged: false });
  // Of the statement that failed its code and place, but not where the product lies.
  expect(everything).toMatch(/"error":"QueryFailedError 42P01 at /);
  expect(everything).not.toMatch(/file:\/\/|node_modules/);
});

test('a call is found again by its request id', async () => {
  const staff = await gateway.signedIn('staff');
  const id = 'permintaan-uji-0001';
  await staff.send('me', { headers: { 'x-request-id': id } });
  await until(() => lines.some((line) => line.includes(id)));
});

test.each([pathOf('login').replace('/api/', '/API/'), `http://kantor.contoh${pathOf('login')}`])(
  'a sign-in that is tried at %s is logged',
  async (path) => {
    const { hostname, port } = new URL(gateway.url);
    const id = `permintaan-uji-${path.length}`;
    const headers = { 'x-request-id': id, 'content-type': 'application/json' };
    const call = request({ hostname, port, path, method: 'POST', headers });
    call.end(JSON.stringify({ username: 'admin', password: 'sandi-salah' }));
    const [response] = await once(call, 'response');
    expect(response.resume().statusCode).toBe(401);
    await until(() => lines.some((line) => line.includes(id) && line.includes('/node/login')));
  },
);

test('of connections that are lost the kind of error is told, not what the server says', async () => {
  lines.length = 0;
  await gateway.database.dataSource.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND application_name LIKE 'liaison-%'
       AND pid <> pg_backend_pid()`,
  );
  const told = ['database connection lost', 'listening connection lost', 'queue error'];
  await until(() => told.every((one) => lines.some((line) => line.includes(one))));
  for (const one of told) {
    const line = lines.find((line) => line.includes(one));
    expect(JSON.parse(line!)).toMatchObject({
      msg: one,
      error: expect.stringMatching(/^error( 57P01)?$/i),
    });
  }
});
