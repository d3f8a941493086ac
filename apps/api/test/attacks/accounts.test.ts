import { randomUUID } from 'node:crypto';
import { STREAMS_AT_ONCE, ErrorBody } from '@lqc/contracts';
import { hashPassword } from '../../src/auth/passwords.js';
import { ADMIN } from '../support/a-gateway.js';
import { Client } from '../support/client.js';
import { gateway, withGateway } from '../support/with-gateway.js';

withGateway();

const passwordOf = ({ username }: Client) => `kata-sandi-uji-${username.split('-')[1]}`;
const statusOf = async (answer: Promise<Response>) => (await answer).status;
const guess = (username: string, headers: Record<string, string> = {}) =>
  gateway
    .stranger()
    .send('login', { body: { username, password: 'some-wrong-password' }, headers });

test('a hundred ways to write a name are no hundred guesses', async () => {
  const { username } = await gateway.signedIn('staff');
  const [head, tail] = [username.slice(0, 3), username.slice(3)];
  const unseen = ['\0', '\u200B', '\u00AD', '\u202E', '\u2066', '\uFE0F', '\u0007', '\uFEFF'];
  let tried = 0;
  for (let at = 0; at < 100; at += 1) {
    const between = unseen[at % unseen.length]!.repeat(Math.floor(at / unseen.length));
    if ((await statusOf(guess(`${head}${between}${tail}`))) === 401) tried += 1;
  }
  expect(tried).toBeLessThanOrEqual(5);
}, 60_000);

test('a name with characters that nobody sees is refused by a sentence that says so', async () => {
  const body = { username: 'sta\0f-1', password: 'some-wrong-password' };
  const refused = await gateway.stranger().refusal('login', { body });
  expect(refused).toMatchObject({ status: 422, code: 'USERNAME_UNREADABLE' });
  expect(refused.message).toContain('tidak terlihat');
});

test('one machine with a whole IPv6 network is one address', async () => {
  const answers: number[] = [];
  for (let at = 1; at <= 25; at += 1)
    answers.push(
      await statusOf(
        guess(`orang-${at}`, { 'x-forwarded-for': `2001:db8:7:1:${at.toString(16)}::1` }),
      ),
    );
  expect(answers.filter((status) => status === 401)).toHaveLength(20);
  expect(answers.slice(20)).toEqual([429, 429, 429, 429, 429]);
}, 60_000);

test('names that somebody has and names that nobody has are answered alike, from the office too', async () => {
  const staff = await gateway.signedIn('staff');
  const tell = async (username: string) => {
    const answers: unknown[] = [];
    // A stranger uses up the tries of elsewhere, then goes on from where the person sits.
    for (const address of [...Array.from({ length: 6 }, () => null), staff.address]) {
      const headers: Record<string, string> = address ? { 'x-forwarded-for': address } : {};
      const response = await guess(username, headers);
      const { code, message } = ErrorBody.parse(await response.json());
      answers.push([response.status, code, message.replace(/\d+/, 'n')]);
    }
    return answers;
  };
  const known = await tell(staff.username);
  expect(await tell('nobody-at-all')).toEqual(known);
  expect(await tell('never-seen-here')).toEqual(known);
}, 60_000);

test('a sign-in that races a change of the password does not survive it', async () => {
  for (let round = 0; round < 3; round += 1) {
    const staff = await gateway.signedIn('staff', hashPassword);
    const password = passwordOf(staff);
    const thieves = Array.from({ length: 4 }, () => new Client(gateway.url));
    const changed = staff.call('changePassword', {
      body: { current_password: password, new_password: `kalimat sandi baru nomor ${round}` },
    });
    const stolen = thieves.map(async (thief, at) => {
      await new Promise((wait) => setTimeout(wait, at * 40));
      await thief.signIn(staff.username, password).catch(() => {});
    });
    await Promise.all([changed, ...stolen]);
    for (const thief of thieves) expect(await statusOf(thief.send('me'))).toBe(401);
    await staff.call('me');
  }
}, 60_000);

describe('event streams', () => {
  const aRun = async (username: string) => {
    const { database } = gateway;
    const { id: ownerId } = (await database.users.findByName(username))!;
    const payload = { sessionId: randomUUID() };
    return database.runs.create({ name: 'start-session', payload, ownerId, requestId: null });
  };
  const listen = (client: Client, id: string) => client.send('jobEvents', { params: { id } });

  test('nobody opens more than six, and what is left may be opened again', async () => {
    const staff = await gateway.signedIn('staff');
    const id = await aRun(staff.username);
    const answers = await Promise.all(Array.from({ length: 60 }, () => listen(staff, id)));
    const open = answers.filter(({ status }) => status === 200);
    expect(open).toHaveLength(STREAMS_AT_ONCE);
    const refused = await staff.refusal('jobEvents', { params: { id } });
    expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY_STREAMS' });
    expect(refused.message).toContain(String(STREAMS_AT_ONCE));
    for (const { body } of open) await body!.cancel();
    let again = 429;
    for (let tries = 0; tries < 50 && again !== 200; tries += 1) {
      await new Promise((wait) => setTimeout(wait, 20));
      const response = await listen(staff, id);
      again = response.status;
      await response.body?.cancel();
    }
    expect(again).toBe(200);
  });

  test('nothing is told to who has signed out, though the stream was open', async () => {
    const staff = await gateway.signedIn('staff');
    const id = await aRun(staff.username);
    const response = await listen(staff, id);
    const text = response.text();
    await staff.call('logout');
    await gateway.database.runs.cancel(id);
    // The stream ends, and the last thing that it told is from before.
    expect(await text).not.toContain('"cancelled"');
  });

  test('nor to an admin who is one no longer, of what others do', async () => {
    const staff = await gateway.signedIn('staff');
    const former = await gateway.signedIn('admin');
    const id = await aRun(staff.username);
    const text = (await listen(former, id)).text();
    const { users } = await former.call('listUsers');
    const own = users.find(({ username }) => username === former.username)!;
    const boss = await gateway.admin();
    await boss.call('updateUser', { params: { id: own.id }, body: { role: 'staff' } });
    await gateway.database.runs.cancel(id);
    expect(await text).not.toContain('"cancelled"');
  });
});

test('the first admin is let in all the same', async () => {
  await gateway.stranger().call('login', { body: ADMIN });
});
