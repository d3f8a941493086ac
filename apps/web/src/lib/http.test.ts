/** @jest-environment node */
import { jest } from '@jest/globals';
import { REQUEST_ID_PATTERN } from '@lqc/contracts';
import { api, ApiError, NetworkError, whenSessionEnds } from './http';

const ended = jest.fn();
const response = (body: unknown, status = 200) => {
  const fetched = jest.fn(async (_path: string, _init: RequestInit) =>
    typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status }),
  );
  globalThis.fetch = fetched as unknown as typeof fetch;
  return fetched;
};
const refusal = (code: string) => ({
  success: false,
  code,
  message: 'Kalimat.',
  request_id: 'r-1',
});

beforeEach(() => {
  ended.mockClear();
  whenSessionEnds(ended);
});

test('a refusal carries the code, the sentence for a person and the request id', async () => {
  response(refusal('LABEL_TAKEN'), 409);
  await expect(api.post('/x', {})).rejects.toEqual(
    new ApiError(409, 'LABEL_TAKEN', 'Kalimat.', 'r-1'),
  );
  expect(ended).not.toHaveBeenCalled();
});

test.each(['SESSION_EXPIRED', 'NOT_AUTHENTICATED'])(
  '%s announces that the session ended',
  async (code) => {
    response(refusal(code), 401);
    await expect(api.get('/x')).rejects.toBeInstanceOf(ApiError);
    expect(ended).toHaveBeenCalledTimes(1);
  },
);

test.each([
  ['FORBIDDEN', 403],
  ['LOGIN_FAILED', 401],
])('%s is a message, not the end of the session', async (code, status) => {
  response(refusal(code), status);
  await expect(api.get('/x')).rejects.toHaveProperty('code', code);
  expect(ended).not.toHaveBeenCalled();
});

test('an response that is no JSON still tells a person what to do', async () => {
  response('<html>Bad gateway</html>', 502);
  await expect(api.get('/x')).rejects.toThrow(/coba lagi/);
});

test('a server out of reach is a network error', async () => {
  globalThis.fetch = (async () => {
    throw new TypeError('fetch failed');
  }) as typeof fetch;
  await expect(api.get('/x')).rejects.toBeInstanceOf(NetworkError);
});

test('a call that no person made says so, so that it does not extend the session', async () => {
  const fetched = response({});
  await api.get('/x', { background: true });
  expect(new Headers(fetched.mock.calls[0]![1].headers).get('x-background')).toBe('1');
  await api.get('/x');
  expect(new Headers(fetched.mock.calls[1]![1].headers).has('x-background')).toBe(false);
});

test('every call carries a number of its own, which the server takes as the request id', async () => {
  const fetched = response({});
  await api.get('/x');
  await api.get('/x');
  const ids = fetched.mock.calls.map(([, { headers }]) => new Headers(headers).get('x-request-id'));
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(REQUEST_ID_PATTERN);
});
