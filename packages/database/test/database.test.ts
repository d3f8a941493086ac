import { randomUUID } from 'node:crypto';
import { until } from '@lqc/contracts/testing';
import { type Database, listenToRuns, migrate, migrated, openDatabase } from '../src/index.js';
import { aPerson, startOwnTestPostgres, startPartingProxy } from '../src/testing/index.js';

let postgres: Awaited<ReturnType<typeof startOwnTestPostgres>>;
let database: Database;
let url: string;
let ownerId: string;

beforeAll(async () => {
  postgres = await startOwnTestPostgres();
  ({ database, url } = await postgres.createDatabase());
  const owner = await aPerson(database);
  ownerId = owner.id;
});
afterAll(() => postgres?.stop());

const aRun = () =>
  database.runs.create({
    name: 'compare-quarters',
    payload: { sessionId: randomUUID() },
    ownerId,
    requestId: null,
  });

test('a worker that starts before the gateway waits for the schema', async () => {
  const empty = await postgres.createDatabase({ migrated: false });
  const waiting = migrated(empty.database, 10_000);
  await expect(migrated(empty.database, 0)).rejects.toThrow('no schema yet');
  await migrate(empty.database);
  await expect(waiting).resolves.toBeUndefined();
});

test('a server that ends a connection in the very bytes that open it costs a statement, not the process', async () => {
  const proxy = await startPartingProxy(url);
  const through = await openDatabase({ url: proxy.url, poolSize: 2 });
  const inUse = through.dataSource.createQueryRunner();
  await inUse.connect();
  proxy.partFromNext();
  expect(await through.isReady()).toBe(false);
  expect(await through.isReady()).toBe(true);
  await inUse.release();
  await through.close();
  await proxy.stop();
});

test('user names are one without regard to case', async () => {
  const again = {
    username: 'ADMIN',
    passwordHash: 'y',
    role: 'staff',
    mustChangePassword: true,
  } as const;
  expect(await database.users.create(again)).toBeNull();
  expect((await database.users.findByName('Admin'))?.id).toBe(ownerId);
});

test('the last admin can be neither disabled nor made staff', async () => {
  for (const change of [{ disabled: true }, { role: 'staff' } as const])
    await expect(database.users.changeAccess(ownerId, change)).rejects.toThrow('LAST_ADMIN');
  expect((await database.users.findById(ownerId))?.disabled).toBe(false);
});

test('of two workers that claim a run at once, one gets it', async () => {
  const id = await aRun();
  const claims = await Promise.all(
    [1, 2, 3].map(() => database.claimedRuns.claim(id, randomUUID())),
  );
  expect(claims.filter(Boolean)).toHaveLength(1);
});

test('a result, its effects and the final state are committed together, by the claiming worker only', async () => {
  const id = await aRun();
  const worker = randomUUID();
  await database.claimedRuns.claim(id, worker);
  await expect(
    database.claimedRuns.complete(id, worker, async (manager) => {
      await manager.query(
        `INSERT INTO workbook_content (sha256, bytes, size_bytes) VALUES ('abc', '', 0)`,
      );
      throw new Error('the work broke');
    }),
  ).rejects.toThrow('the work broke');
  expect(await database.contents.read('abc')).toBeNull();
  expect(await database.claimedRuns.complete(id, randomUUID(), async () => ({}))).toBe(false);
  expect(
    await database.claimedRuns.complete(id, worker, async () => ({ teks: 'a\u0000b\ud800' })),
  ).toBe(true);
  expect(await database.runs.find(id)).toMatchObject({
    status: 'completed',
    progress: 100,
    result: { teks: 'ab\uFFFD' },
  });
});

test('a cancelled run is over at once and its worker cannot complete it', async () => {
  const id = await aRun();
  const worker = randomUUID();
  await database.claimedRuns.claim(id, worker);
  expect(await database.runs.cancel(id)).toBe(true);
  expect(await database.claimedRuns.heartbeat(id, worker)).toBe(false);
  expect(await database.claimedRuns.complete(id, worker, async () => ({}))).toBe(false);
  expect(await database.runs.cancel(id)).toBe(false);
});

test('an error message with NUL is recorded', async () => {
  const id = await aRun();
  const worker = randomUUID();
  await database.claimedRuns.claim(id, worker);
  await database.claimedRuns.fail(id, worker, { code: 'INTERNAL', args: { detail: 'x\u0000y' } });
  expect(await database.runs.find(id)).toMatchObject({
    status: 'failed',
    errorArgs: { detail: 'xy' },
  });
});

test('every change of a run is announced to those who listen, also after the server was away', async () => {
  const heard: string[] = [];
  let reconnects = 0;
  let errors = 0;
  const listener = listenToRuns(url, {
    onRun: (id) => heard.push(id),
    onReconnect: () => (reconnects += 1),
    onError: () => (errors += 1),
  });
  const hears = (id: string) => until(() => heard.includes(id));
  try {
    await new Promise((done) => setTimeout(done, 300));
    const first = await aRun();
    await database.claimedRuns.claim(first, randomUUID());
    await hears(first);
    await postgres.restart(1500);
    await until(() => reconnects > 0);
    const second = await aRun();
    await database.claimedRuns.claim(second, randomUUID());
    await hears(second);
    expect(errors).toBeLessThan(10);
  } finally {
    await listener.close();
  }
});

test('a survey of 2,500 contacts comes back as it was stored', async () => {
  const contacts = Array.from({ length: 2500 }, (_, position) => ({
    name: `PT Contoh ${position}`,
    companyKey: `contoh ${position}|pt`,
    sheet: `Lembar ${position}`,
    position,
    answers: [
      {
        indicator: 'domestik' as const,
        hasLikertRow: true,
        score: 4.5,
        scoreCell: 'D11',
        narrative: 'naik \u0000',
        narrativeCell: 'D10',
      },
      {
        indicator: 'ekspor' as const,
        hasLikertRow: true,
        score: null,
        scoreCell: 'D13',
        narrative: null,
        narrativeCell: null,
      },
    ],
  }));
  const store = () =>
    database.dataSource.transaction((manager) =>
      database.surveys.store(manager, { contentSha256: 'survei', findings: { a: 1 }, contacts }),
    );
  const id = await store();
  expect(await store()).toBe(id);
  const { contacts: read } = (await database.surveys.read(id))!.survey;
  expect(read).toHaveLength(2500);
  expect(read[7]).toMatchObject({
    ...contacts[7],
    answers: [{ ...contacts[7]!.answers[0], narrative: 'naik ' }, contacts[7]!.answers[1]],
  });
});

test('labels of quarterly files are one without regard to case and outer spaces; a company file replaces the one before', async () => {
  const contentSha256 = await database.contents.store(Buffer.from('isi'));
  const { dataSource, surveys, registers, files } = database;
  const report = {
    sheet: 'S',
    rows: 1,
    companies: 1,
    rows_without_name: [],
    rows_without_sector: [],
    unknown_sectors: [],
    duplicate_companies: [],
  };
  const surveyId = await dataSource.transaction((manager) =>
    surveys.store(manager, { contentSha256, findings: {}, contacts: [] }),
  );
  const registerId = await dataSource.transaction((manager) =>
    registers.store(manager, contentSha256, [{ name: 'PT X', key: 'x|pt', sector: null }], report),
  );
  const store = (kind: 'quarterly' | 'company', label: string | null) =>
    dataSource.transaction((manager) =>
      files.store(manager, {
        kind,
        label,
        fileName: 'a.xlsx',
        contentSha256,
        ownerId,
        surveyId: kind === 'quarterly' ? surveyId : null,
        registerId: kind === 'company' ? registerId : null,
      }),
    );
  expect(await store('quarterly', 'Triwulan I 2025')).not.toBeNull();
  expect(await store('quarterly', '  triwulan i 2025 ')).toBeNull();
  expect(await files.labelTaken('TRIWULAN I 2025 ')).toBe(true);
  const first = await store('company', null);
  const second = await store('company', null);
  expect((await files.findCompanyFile())?.id).toBe(second?.id);
  expect(await files.find(first!.id)).toBeNull();
  await database.contents.deleteUnreferenced();
  expect(await database.contents.read(contentSha256)).not.toBeNull();
  expect(await files.delete(second!.id, 'company', ownerId)).not.toBeNull();
  expect(await files.delete(second!.id, 'company', ownerId)).toBeNull();
});

test('a sign-in is extended without a change of any index', async () => {
  const { id: userId } = await aPerson(database, 'panjang', 'staff');
  await database.dataSource.transaction(async (transaction) => {
    await transaction.query(
      `INSERT INTO auth_session (id, user_id, idle_expires_at, absolute_expires_at)
       VALUES (gen_random_uuid(), $1, now(), now())`,
      [userId],
    );
    await transaction.query(
      `UPDATE auth_session SET idle_expires_at = now() + interval '1 h' WHERE user_id = $1`,
      [userId],
    );
    const [counted] = await transaction.query(
      `SELECT n_tup_upd, n_tup_hot_upd FROM pg_stat_xact_user_tables WHERE relname = 'auth_session'`,
    );
    expect(counted).toEqual({ n_tup_upd: '1', n_tup_hot_upd: '1' });
  });
});

test('signing in is extended by use, ends by revoking and by time, and a disabled user is out at once', async () => {
  const staff = await aPerson(database, 'staf', 'staff');
  const [a, b, c] = [randomUUID(), randomUUID(), randomUUID()];
  for (const id of [a, b, c]) await database.authSessions.open(id, staff);
  expect(await database.authSessions.use(a, { extend: true })).toMatchObject({
    user: { username: 'staf' },
  });
  await database.authSessions.revoke(a);
  expect(await database.authSessions.use(a, { extend: true })).toBeNull();
  await database.dataSource.query(
    `UPDATE auth_session SET idle_expires_at = now() + interval '5 minutes' WHERE id = $1`,
    [b],
  );
  await database.authSessions.use(b, { extend: false });
  const unextended = await database.authSessions.use(b, { extend: false });
  expect(unextended).toMatchObject({ session: { id: b } });
  const left =
    (unextended as { session: { idleExpiresAt: Date } }).session.idleExpiresAt.getTime() -
    Date.now();
  expect(left).toBeLessThan(301_000);
  await database.dataSource.query(`UPDATE auth_session SET idle_expires_at = now() WHERE id = $1`, [
    b,
  ]);
  expect(await database.authSessions.use(b, { extend: true })).toBe('expired');
  expect(await database.authSessions.use(randomUUID(), { extend: true })).toBeNull();
  await database.users.changeAccess(staff.id, { disabled: true });
  expect(await database.authSessions.use(c, { extend: true })).toBeNull();
});
