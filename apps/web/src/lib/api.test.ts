import { SESSION_LEFT_HEADER } from '@lqc/contracts';
import { api, whenBeyondRole } from './api';
import { signInStore } from './sign-in-store';

const answering = (body: unknown, status = 200, headers = {}) => {
  globalThis.fetch = async () => Response.json(body, { status, headers });
};

test.each(['SESSION_EXPIRED', 'NOT_AUTHENTICATED'])(
  '%s announces that the session ended',
  async (code) => {
    const ended = jest.spyOn(signInStore, 'expire');
    answering({ code }, 401);
    await expect(api.call('me')).rejects.toHaveProperty('code', code);
    expect(ended).toHaveBeenCalledTimes(1);
  },
);

test('other refusals are messages, not the end of the session', async () => {
  const ended = jest.spyOn(signInStore, 'expire');
  answering({ code: 'FORBIDDEN' }, 403);
  await expect(api.call('me')).rejects.toHaveProperty('code', 'FORBIDDEN');
  const body = { username: 'rani', password: 'salah' };
  answering({ code: 'LOGIN_FAILED' }, 401);
  await expect(api.call('login', { body })).rejects.toHaveProperty('code', 'LOGIN_FAILED');
  // Whoever signs out of a session that is over is simply out.
  answering({ code: 'SESSION_EXPIRED' }, 401);
  await expect(api.call('logout')).rejects.toHaveProperty('code', 'SESSION_EXPIRED');
  expect(ended).not.toHaveBeenCalled();
});

test('a call that is not for the person’s role is told apart from one that could not be made', async () => {
  const beyond = jest.fn();
  whenBeyondRole(beyond);
  answering({ code: 'LAST_ADMIN' }, 409);
  await expect(api.call('listUsers')).rejects.toHaveProperty('code', 'LAST_ADMIN');
  expect(beyond).not.toHaveBeenCalled();
  answering({ code: 'FORBIDDEN' }, 403);
  await expect(api.call('listUsers')).rejects.toHaveProperty('code', 'FORBIDDEN');
  expect(beyond).toHaveBeenCalledTimes(1);
  whenBeyondRole(() => {});
});

test('what the server says is left of the session is told, and who made the call', async () => {
  const left = jest.spyOn(signInStore, 'left');
  answering({}, 200, { [SESSION_LEFT_HEADER]: '3600000' });
  await api.call('me');
  await api.call('me', { background: true });
  answering({}, 200, { [SESSION_LEFT_HEADER]: 'soon' });
  await api.call('me');
  expect(left.mock.calls).toEqual([
    [3_600_000, { background: false, signIn: signInStore.number() }],
    [3_600_000, { background: true, signIn: signInStore.number() }],
  ]);
});
