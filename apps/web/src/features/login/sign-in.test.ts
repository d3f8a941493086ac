import { ApiError, NetworkError } from '@lqc/client';
import { signInStore } from '../../lib/sign-in-store';
import { readRemembered } from './remembered';
import { signIn, signInAdvice, signInProblem } from './sign-in';

const user = { username: 'rani', role: 'staff', is_admin: false, must_change_password: false };
const request = { username: 'rani', password: 'kalimat sandi' };

/** The server's response to the next call; gives the bodies that were sent. */
function answering(body: unknown, status = 200): unknown[] {
  const sent: unknown[] = [];
  globalThis.fetch = (async (_path: string, init: RequestInit) => {
    sent.push(JSON.parse(init.body as string));
    return {
      ok: status < 400,
      status,
      headers: new Headers(),
      json: async () => body,
      text: async () => JSON.stringify(body),
    };
  }) as unknown as typeof fetch;
  return sent;
}

/** Lets time pass, and what was waited for go on. */
async function pass(ms: number): Promise<void> {
  jest.advanceTimersByTime(ms);
  for (let step = 0; step < 20; step += 1) await Promise.resolve();
}

beforeEach(() => {
  jest.useFakeTimers();
  signInStore.clear();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('the server is asked after 1.5 s, and the person moves on 1 s after its yes', async () => {
  const sent = answering({ success: true, token: 'x', user, expires: '2999-01-01T00:00:00.000Z' });
  const onSuccess = jest.fn();
  const done = signIn(request, { remember: true, onSuccess });
  await pass(1499);
  expect(sent).toEqual([]);
  await pass(1);
  expect(sent).toEqual([request]);
  expect(onSuccess).toHaveBeenCalled();
  await pass(999);
  expect(signInStore.get()).toBeNull();
  await pass(1);
  await done;
  expect(signInStore.get()?.user.username).toBe('rani');
  expect(readRemembered()).toBe('rani');
  expect(localStorage.getItem('token')).not.toContain('"x"');
});

test('nothing is kept of somebody whose password was wrong, whatever the network does', async () => {
  answering({ success: false, code: 'LOGIN_FAILED', message: 'Tidak sesuai.' }, 401);
  const refused = signIn(request, { remember: true, onSuccess: () => {} }).catch(signInProblem);
  await pass(3000);
  expect(await refused).toBe('Tidak sesuai.');
  globalThis.fetch = async () => {
    throw new TypeError('fetch failed');
  };
  const offline = signIn(request, { remember: true, onSuccess: () => {} }).catch(signInProblem);
  await pass(3000);
  expect(await offline).toBe('Connection error or invalid credentials');
  expect(localStorage.length).toBe(0);
});

test('who has no network is told that signing in needs one; a refusal has its own words', () => {
  expect(signInAdvice(new NetworkError())).toContain('diperlukan jaringan');
  expect(signInAdvice(new ApiError(401, 'LOGIN_FAILED', '', null))).toBeNull();
});

test('a refusal without a sentence reads Login failed', () => {
  expect(signInProblem(new ApiError(401, 'LOGIN_FAILED', '', null))).toBe('Login failed');
});

test('so does one that something between us and the server gave', async () => {
  answering({ success: false }, 502);
  const refused = signIn(request, { remember: false, onSuccess: () => {} }).catch(signInProblem);
  await pass(3000);
  expect(await refused).toBe('Login failed');
});
