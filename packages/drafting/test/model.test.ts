import { LLM_DEFAULTS } from '@lqc/contracts';
import { Model } from '../src/index.js';
import {
  type ModelScript,
  type ModelStandIn,
  nobody,
  startModelStandIn,
} from '../src/testing/index.js';

const KEY = 'kunci-rahasia-sekali';
let standIn: ModelStandIn;
const never = new AbortController().signal;
const messages = [{ role: 'user', content: 'Tulis.' }] as const;

beforeAll(async () => {
  standIn = await startModelStandIn(nobody);
});
afterAll(async () => {
  await standIn.stop();
});

const model = (over: { baseUrl?: string; timeout?: number; silenceMs?: number } = {}) =>
  new Model({
    baseUrl: over.baseUrl ?? standIn.url,
    apiKey: KEY,
    config: { ...LLM_DEFAULTS, xai_timeout: over.timeout ?? 30 },
    silenceMs: over.silenceMs ?? 5000,
  });

async function codeOf(script: ModelScript, over: Parameters<typeof model>[0] = {}) {
  standIn.script(script);
  const error = await model(over)
    .ask(messages, { signal: never })
    .catch((reason: unknown) => reason as Error & { code?: string });
  expect(JSON.stringify(error) + String((error as Error).stack)).not.toContain(KEY);
  return (error as { code?: string }).code;
}

test('pieces come as they are written, and the whole at the end', async () => {
  standIn.script(() => ({
    kind: 'text',
    text: 'Harga jual turun menjadi 2,98 pada triwulan ini.',
  }));
  const pieces: string[] = [];
  const answer = await model().ask(messages, { signal: never, onPiece: (one) => pieces.push(one) });
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.join('')).toBe(answer.text);
  expect(answer).toMatchObject({ isTruncated: false });
  expect(standIn.requests.at(-1)).toMatchObject({
    authorization: `Bearer ${KEY}`,
    model: LLM_DEFAULTS.xai_model,
  });
});

test('an answer cut at its length says so', async () => {
  standIn.script(() => ({ kind: 'text', text: 'Belum sel', finish: 'length' }));
  expect(await model().ask(messages, { signal: never })).toMatchObject({
    text: 'Belum sel',
    isTruncated: true,
  });
});

test('without a key nothing is asked', () => {
  expect(() => new Model({ baseUrl: standIn.url, apiKey: '', config: LLM_DEFAULTS })).toThrow(
    expect.objectContaining({ code: 'LLM_NOT_CONFIGURED' }),
  );
});

test('too many calls and faults at the other end are tried once more', async () => {
  for (const status of [429, 500, 503]) {
    const before = standIn.requests.length;
    standIn.script(({ position }) =>
      position === before ? { kind: 'status', status } : { kind: 'text', text: 'Baik.' },
    );
    expect((await model().ask(messages, { signal: never })).text).toBe('Baik.');
    expect(standIn.requests.length - before).toBe(2);
  }
});

test('a refusal is not repeated', async () => {
  for (const status of [400, 401, 403, 404]) {
    const before = standIn.requests.length;
    expect(await codeOf(() => ({ kind: 'status', status, text: KEY }))).toBe('LLM_REFUSED');
    expect(standIn.requests.length - before).toBe(1);
  }
});

test('every way of failing has its code, and the key stands in none', async () => {
  expect(await codeOf(() => ({ kind: 'status', status: 429 }))).toBe('LLM_BUSY');
  expect(await codeOf(() => ({ kind: 'status', status: 500 }))).toBe('LLM_FAILED');
  expect(await codeOf(() => ({ kind: 'text', text: '  \n' }))).toBe('LLM_EMPTY_ANSWER');
  expect(await codeOf(() => ({ kind: 'hang' }), { silenceMs: 200 })).toBe('LLM_TIMED_OUT');
  expect(await codeOf(() => ({ kind: 'hang', pieces: ['Harga'] }), { silenceMs: 200 })).toBe(
    'LLM_TIMED_OUT',
  );
  expect(await codeOf(() => ({ kind: 'hang', pieces: ['a'] }), { timeout: 0.3 })).toBe(
    'LLM_TIMED_OUT',
  );
  expect(await codeOf(() => ({ kind: 'break', pieces: ['Harga jual '] }))).toMatch(/^LLM_/);
  expect(await codeOf(() => ({ kind: 'text', text: 'x' }), { baseUrl: 'http://127.0.0.1:1' })).toBe(
    'LLM_UNREACHABLE',
  );
});

test('whoever stops waiting is not kept', async () => {
  standIn.script(() => ({ kind: 'hang', pieces: ['Harga'] }));
  const control = new AbortController();
  const asked = model().ask(messages, {
    signal: control.signal,
    onPiece: () => control.abort(new Error('pergi')),
  });
  await expect(asked).rejects.toThrow('pergi');
});
