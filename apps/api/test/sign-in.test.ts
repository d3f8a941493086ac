import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '@lqc/contracts';
import { waitingForLocks } from '@lqc/database/testing';
import { hashPassword } from '../src/auth/passwords.js';
import { ADMIN } from './support/a-gateway.js';
import { gateway, withGateway } from './support/with-gateway.js';

withGateway();

const login = (username: string, password: string, headers: Record<string, string> = {}) =>
  gateway.stranger().send('login', { body: { username, password }, headers });

const passwordOf = ({ username }: { username: string }) =>
  `kata-sandi-uji-${username.split('-')[1]}`;

test('the first admin signs in and is told who they are and until when', async () => {
  const answered = Date.now();
  const answer = await gateway.stranger().call('login', { body: ADMIN });
  expect(answer.user).toEqual({
    username: 'admin',
    role: 'admin',
    is_admin: true,
    must_change_password: false,
  });
  const idleMs = Date.parse(answer.expires) - answered;
  expect(Math.abs(idleMs - SESSION_IDLE_MS)).toBeLessThan(10_000);
});

test('user names are the same in capitals', async () => {
  const answer = await gateway
    .stranger()
    .call('login', { body: { ...ADMIN, username: ' ADMIN ' } });
  expect(answer.user.username).toBe('admin');
});

test('the cookie cannot be read by scripts nor sent by other sites', async () => {
  const response = await login(ADMIN.username, ADMIN.password);
  const [cookie] = response.headers.getSetCookie();
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=Strict/i);
  expect(cookie).toMatch(/Path=\//i);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('signing out revokes the credential on the server and clears the cookie', async () => {
  const staff = await gateway.signedIn('staff');
  const response = await staff.send('logout');
  expect(response.headers.getSetCookie()[0]).toMatch(/Expires=Thu, 01 Jan 1970|Max-Age=0/);
  expect(await staff.refusal('me')).toMatchObject({ status: 401, code: 'NOT_AUTHENTICATED' });
});

test('an unknown user, a wrong password and a disabled user get one and the same answer', async () => {
  const staff = await gateway.signedIn('staff');
  await gateway.database.dataSource.query(
    `UPDATE app_user SET disabled = true WHERE username = $1`,
    [staff.username],
  );
  const other = await gateway.signedIn('staff');
  const refusals = await Promise.all(
    [
      { username: 'nobody', password: 'some-wrong-password' },
      { username: other.username, password: 'some-wrong-password' },
      { username: staff.username, password: passwordOf(staff) },
    ].map((body) => gateway.stranger().refusal('login', { body })),
  );
  for (const { status, code, message } of refusals)
    expect({ status, code, message }).toEqual({
      status: 401,
      code: 'LOGIN_FAILED',
      message: refusals[0]!.message,
    });
});

test('an unknown user takes about as long as a wrong password', async () => {
  const time = async (username: string) => {
    const began = performance.now();
    await login(username, 'some-wrong-password');
    return performance.now() - began;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  const { username } = await gateway.signedIn('staff', hashPassword);
  for (let i = 0; i < 4; i += 1) {
    unknown.push(await time(`nobody-${i}`));
    known.push(await time(username));
  }
  // Without a hash of a dummy password the unknown user would be answered in a tenth of the time.
  expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 3);
});

test('after five failures the account waits, also with the right password, and is told how long', async () => {
  const staff = await gateway.signedIn('staff');
  for (let i = 0; i < 5; i += 1)
    expect((await login(staff.username, 'some-wrong-password')).status).toBe(401);
  const refused = await gateway.stranger().refusal('login', {
    body: { username: staff.username.toUpperCase(), password: passwordOf(staff) },
  });
  expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY_LOGINS' });
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(900);
  expect(refused.message).toContain(String(seconds));
  // Who is signed in stays so, and others may sign in.
  await staff.call('me');
  expect((await login(ADMIN.username, ADMIN.password)).status).toBe(200);
});

test('fifty guesses at once are no way round the limit', async () => {
  const staff = await gateway.signedIn('staff', hashPassword);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => login(staff.username, 'some-wrong-password')),
  );
  const tried = answers.filter(({ status }) => status === 401).length;
  expect(tried).toBeLessThanOrEqual(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(50 - tried);
});

test('one address may fail at most twenty times a minute, over all accounts', async () => {
  const stranger = gateway.stranger();
  const statuses: number[] = [];
  for (let i = 0; i < 22; i += 1) {
    const body = { username: `someone-${i}`, password: 'some-wrong-password' };
    statuses.push((await stranger.send('login', { body })).status);
  }
  expect(statuses.slice(0, 20).every((status) => status === 401)).toBe(true);
  expect(statuses.slice(20)).toEqual([429, 429]);
});

test('an office that signs in all at once from one address is let in', async () => {
  const staff = await gateway.signedIn('staff');
  const office = gateway.stranger();
  const body = { username: staff.username, password: passwordOf(staff) };
  for (let i = 0; i < 25; i += 1) await office.call('login', { body });
});

describe('the session', () => {
  const expiry = async (username: string) => {
    const [row]: { idle: Date; absolute: Date }[] = await gateway.database.dataSource.query(
      `SELECT s.idle_expires_at AS idle, s.absolute_expires_at AS absolute FROM auth_session s
         JOIN app_user u ON u.id = s.user_id WHERE u.username = $1`,
      [username],
    );
    return row!;
  };
  const lateInTheHour = (username: string) =>
    gateway.database.dataSource.query(
      `UPDATE auth_session SET idle_expires_at = now() + interval '3 minutes'
        WHERE user_id = (SELECT id FROM app_user WHERE username = $1)`,
      [username],
    );

  test('is extended by what a person does', async () => {
    const staff = await gateway.signedIn('staff');
    await lateInTheHour(staff.username);
    const { expires } = await staff.call('me');
    expect(Date.parse(expires) - Date.now()).toBeGreaterThan(SESSION_IDLE_MS - 10_000);
  });

  test('is not extended by polling', async () => {
    const staff = await gateway.signedIn('staff');
    await lateInTheHour(staff.username);
    const { expires } = await staff.call('adminStatus', { headers: { 'x-background': '1' } });
    expect(Date.parse(expires) - Date.now()).toBeLessThan(3 * 60_000 + 1000);
  });

  test('never outlives ten hours', async () => {
    const staff = await gateway.signedIn('staff');
    const { absolute } = await expiry(staff.username);
    expect(Math.abs(absolute.getTime() - Date.now() - SESSION_ABSOLUTE_MS)).toBeLessThan(30_000);
    await gateway.database.dataSource.query(
      `UPDATE auth_session SET absolute_expires_at = now() + interval '2 minutes',
              idle_expires_at = now() + interval '1 minute'
        WHERE user_id = (SELECT id FROM app_user WHERE username = $1)`,
      [staff.username],
    );
    const { expires } = await staff.call('me');
    expect(Date.parse(expires) - Date.now()).toBeLessThanOrEqual(2 * 60_000);
  });

  test('says how many are active and how long they last', async () => {
    const staff = await gateway.signedIn('staff');
    expect(await staff.call('adminStatus')).toMatchObject({ session_expire_minutes: 60 });
  });
});

describe('a one-time password', () => {
  const invited = async () => {
    const admin = await gateway.admin();
    const { user, one_time_password } = await admin.call('createUser', {
      body: { username: `tamu-${Date.now()}`, role: 'staff' },
    });
    const guest = gateway.stranger();
    await guest.signIn(user.username, one_time_password!);
    return { guest, user, password: one_time_password! };
  };

  test('opens nothing but the way to a password of one’s own', async () => {
    const { guest } = await invited();
    expect((await guest.call('me')).user.must_change_password).toBe(true);
    expect(await guest.refusal('userFiles', { body: {} })).toMatchObject({
      status: 403,
      code: 'PASSWORD_CHANGE_REQUIRED',
    });
  });

  test('is changed into a password that works, and the old one no longer does', async () => {
    const { guest, user, password } = await invited();
    const change = { current_password: password, new_password: 'sandi-baru-yang-panjang' };
    await guest.call('changePassword', { body: change });
    await guest.call('userFiles', { body: {} });
    expect((await login(user.username, password)).status).toBe(401);
    expect((await login(user.username, change.new_password)).status).toBe(200);
  });

  test('is not accepted again as the new password', async () => {
    const { guest, password } = await invited();
    const same = { current_password: password, new_password: password };
    expect((await guest.refusal('changePassword', { body: same })).status).toBe(422);
  });

  test('given by a reset signs the user out everywhere', async () => {
    const { guest, user } = await invited();
    const admin = await gateway.admin();
    const { one_time_password } = await admin.call('resetPassword', { params: { id: user.id } });
    expect(await guest.refusal('me')).toMatchObject({ status: 401 });
    await guest.signIn(user.username, one_time_password!);
  });

  test('given by a reset holds, also when the user is changing their password just then', async () => {
    const { guest, user, password } = await invited();
    const admin = await gateway.admin();
    // The reset waits first and the change, whose password was verified before it, behind it.
    const [resetting, changing] = await gateway.database.dataSource.transaction(async (manager) => {
      await manager.query('SELECT FROM app_user WHERE id = $1 FOR UPDATE', [user.id]);
      const reset = admin.call('resetPassword', { params: { id: user.id } });
      await waitingForLocks(gateway.databaseUrl, 1);
      const body = { current_password: password, new_password: 'sandi-baru-yang-panjang' };
      const change = guest.refusal('changePassword', { body });
      await waitingForLocks(gateway.databaseUrl, 2);
      return [reset, change] as const;
    });
    const { one_time_password } = await resetting;
    expect(await changing).toMatchObject({ status: 422, code: 'CURRENT_PASSWORD_WRONG' });
    await guest.signIn(user.username, one_time_password!);
    expect((await guest.call('me')).user.must_change_password).toBe(true);
  });
});

describe('changing a password', () => {
  test('needs the current one', async () => {
    const staff = await gateway.signedIn('staff');
    const body = { current_password: 'not-it-at-all', new_password: 'sandi-baru-yang-panjang' };
    expect(await staff.refusal('changePassword', { body })).toMatchObject({
      status: 422,
      code: 'CURRENT_PASSWORD_WRONG',
    });
  });

  test('needs twelve characters, and says so', async () => {
    const staff = await gateway.signedIn('staff');
    const body = { current_password: 'anything', new_password: 'pendek' };
    expect(await staff.refusal('changePassword', { body })).toMatchObject({
      status: 422,
      code: 'PASSWORD_TOO_SHORT',
    });
  });

  test.each(['Bismillah2024', 'aaa bbb ccc 1', 'Password-Admin-Bank1'])(
    'refuses %s, which is soon tried',
    async (common) => {
      const staff = await gateway.signedIn('staff');
      const body = { current_password: passwordOf(staff), new_password: common };
      expect(await staff.refusal('changePassword', { body })).toMatchObject({
        status: 422,
        code: 'PASSWORD_TOO_COMMON',
      });
      expect((await login(staff.username, passwordOf(staff))).status).toBe(200);
    },
  );

  test('signs other devices out and keeps this one', async () => {
    const staff = await gateway.signedIn('staff');
    const password = passwordOf(staff);
    const other = gateway.stranger();
    await other.signIn(staff.username, password);
    await staff.call('changePassword', {
      body: { current_password: password, new_password: 'sandi-baru-yang-panjang' },
    });
    await staff.call('me');
    expect(await other.refusal('me')).toMatchObject({ status: 401 });
  });
});

test.each(['changePassword', 'resetPassword'] as const)(
  'of %s nothing is kept when other devices cannot be signed out with it',
  async (act) => {
    const staff = await gateway.signedIn('staff');
    const password = passwordOf(staff);
    const other = gateway.stranger();
    await other.signIn(staff.username, password);
    const { id } = (await gateway.database.users.findByName(staff.username))!;
    const body = { current_password: password, new_password: 'sandi-baru-yang-panjang' };
    const refused = await gateway.database.dataSource.transaction(async (manager) => {
      await manager.query('SELECT FROM auth_session WHERE user_id = $1 FOR UPDATE', [id]);
      const refusal =
        act === 'changePassword'
          ? staff.refusal(act, { body })
          : (await gateway.admin()).refusal(act, { params: { id } });
      await waitingForLocks(gateway.databaseUrl, 1);
      await manager.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return refusal;
    });
    expect(refused).toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
    expect((await login(staff.username, password)).status).toBe(200);
    await other.call('me');
  },
);

test('signing in anew in a browser ends its former session', async () => {
  const staff = await gateway.signedIn('staff');
  const cookie = `__Host-liaison_session=${staff.token}`;
  expect((await gateway.stranger().send('me', { headers: { cookie } })).status).toBe(200);
  await login(staff.username, passwordOf(staff), { cookie });
  expect((await gateway.stranger().send('me', { headers: { cookie } })).status).toBe(401);
});

describe('ending every session', () => {
  test('of one’s own ends this one and all others', async () => {
    const staff = await gateway.signedIn('staff');
    const other = gateway.stranger();
    await other.signIn(staff.username, passwordOf(staff));
    await staff.call('signOutEverywhere');
    for (const client of [staff, other])
      expect(await client.refusal('me')).toMatchObject({ status: 401, code: 'NOT_AUTHENTICATED' });
  });

  test('of a user is an administrator’s act', async () => {
    const staff = await gateway.signedIn('staff');
    const admin = await gateway.admin();
    const { users } = await admin.call('listUsers');
    const { id } = users.find(({ username }) => username === staff.username)!;
    await admin.call('signOutUser', { params: { id } });
    expect(await staff.refusal('me')).toMatchObject({ status: 401 });
    expect((await login(staff.username, passwordOf(staff))).status).toBe(200);
  });
});

test('every signed-in answer says how long the session holds, a stranger’s none', async () => {
  const staff = await gateway.signedIn('staff');
  const left = Number((await staff.send('me')).headers.get('x-session-left-ms'));
  expect(Math.abs(left - SESSION_IDLE_MS)).toBeLessThan(30_000);
  expect((await gateway.stranger().send('live')).headers.has('x-session-left-ms')).toBe(false);
});

describe('accounts', () => {
  test('a name that is taken is refused, also in capitals', async () => {
    const admin = await gateway.admin();
    const body = { username: 'ADMIN', role: 'staff' };
    expect(await admin.refusal('createUser', { body })).toMatchObject({
      status: 409,
      code: 'USERNAME_TAKEN',
    });
  });

  test.each(['ab', 'x'.repeat(65), 'dua kata'])(
    'the name %s is told what a name may be',
    async (username) => {
      const admin = await gateway.admin();
      const body = { username, role: 'staff' };
      expect(await admin.refusal('createUser', { body })).toMatchObject({
        status: 422,
        code: 'USERNAME_INVALID',
        message: expect.stringContaining('3 sampai 64 huruf'),
      });
    },
  );

  test.each(['sistem', 'SISTEM'])(
    'nobody is called %s, as the audit log calls the acts of the product',
    async (username) => {
      const admin = await gateway.admin();
      const body = { username, role: 'staff' };
      expect(await admin.refusal('createUser', { body })).toMatchObject({
        status: 422,
        code: 'USERNAME_OF_PRODUCT',
      });
    },
  );

  test('a name longer than any account has is refused like one that nobody has', async () => {
    const body = { username: 'x'.repeat(65), password: 'kata-sandi-apa-saja' };
    expect(await gateway.stranger().refusal('login', { body })).toMatchObject({
      status: 401,
      code: 'LOGIN_FAILED',
    });
  });

  test('a disabled user is signed out at once', async () => {
    const staff = await gateway.signedIn('staff');
    const admin = await gateway.admin();
    const { users } = await admin.call('listUsers');
    const { id } = users.find(({ username }) => username === staff.username)!;
    const changed = await admin.call('updateUser', { params: { id }, body: { disabled: true } });
    expect(changed.disabled).toBe(true);
    expect(await staff.refusal('me')).toMatchObject({ status: 401 });
    // Enabled again, the old credential does not come back to life.
    await admin.call('updateUser', { params: { id }, body: { disabled: false } });
    expect(await staff.refusal('me')).toMatchObject({ status: 401 });
  });

  test('the last admin stays', async () => {
    const admin = await gateway.admin();
    const { users } = await admin.call('listUsers');
    for (const user of users.filter(
      ({ role, username }) => role === 'admin' && username !== 'admin',
    ))
      await admin.call('updateUser', { params: { id: user.id }, body: { role: 'staff' } });
    const { id } = users.find(({ username }) => username === 'admin')!;
    expect(
      await admin.refusal('updateUser', { params: { id }, body: { disabled: true } }),
    ).toMatchObject({ status: 409, code: 'LAST_ADMIN' });
  });

  test('an unknown user is not found', async () => {
    const admin = await gateway.admin();
    for (const [name, body] of [
      ['updateUser', { disabled: true }],
      ['resetPassword', undefined],
    ] as const)
      expect(await admin.refusal(name, { body })).toMatchObject({
        status: 404,
        code: 'USER_NOT_FOUND',
      });
  });

  test('no answer ever holds a password hash', async () => {
    const admin = await gateway.admin();
    const answer = await admin.send('listUsers');
    expect(await answer.text()).not.toMatch(/hash|argon2/);
  });
});
