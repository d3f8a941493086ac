import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { LLM_DEFAULTS, MODEL_ANSWER_MAX_LENGTH, MODEL_RESPONSE_MAX_BYTES } from '@lqc/contracts';
import { Model, type ModelSettings } from '../src/index.js';
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

interface Over {
  readonly baseUrl?: string;
  readonly name?: string;
  readonly timeout?: number;
  readonly silenceMs?: number;
  readonly onTokensUsed?: ModelSettings['onTokensUsed'];
}

const model = (over: Over = {}) =>
  new Model({
    baseUrl: over.baseUrl ?? standIn.url,
    apiKey: KEY,
    config: {
      ...LLM_DEFAULTS,
      xai_model: over.name ?? LLM_DEFAULTS.xai_model,
      xai_timeout: over.timeout ?? 30,
    },
    silenceMs: over.silenceMs ?? 5000,
    onTokensUsed: over.onTokensUsed,
  });

async function codeOf(script: ModelScript, over: Over = {}) {
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

test('content in parts is read by its text, and what is no text is none', async () => {
  const answers = (...contents: readonly unknown[]): ModelScript => {
    const lines = contents.map((content) => {
      const choices = [{ index: 0, delta: { content }, finish_reason: null }];
      return `data: ${JSON.stringify({ choices })}\n\n`;
    });
    return () => ({ kind: 'raw', headers: { 'content-type': 'text/event-stream' }, body: lines });
  };
  standIn.script(
    answers([{ type: 'text', text: 'Harga ' }, null, { type: 'reasoning', text: 'Hm.' }], 5, {}, [
      { type: 'text', text: 'naik.' },
    ]),
  );
  expect((await model().ask(messages, { signal: never })).text).toBe('Harga naik.');
  expect(await codeOf(answers(5, { text: 'x' }, [[]], [7], true))).toBe('LLM_EMPTY_ANSWER');
});

test('an answer cut at its length says so', async () => {
  standIn.script(() => ({ kind: 'text', text: 'Belum sel', finish: 'length' }));
  expect(await model().ask(messages, { signal: never })).toMatchObject({
    text: 'Belum sel',
    isTruncated: true,
  });
});

test('an endpoint that writes on and on is not listened to beyond the bound', async () => {
  standIn.script(() => ({ kind: 'text', text: 'Biaya energi tercatat 3,05. '.repeat(8000) }));
  const pieces: string[] = [];
  const { text, isTruncated } = await model().ask(messages, {
    signal: never,
    onPiece: (one) => pieces.push(one),
  });
  expect(text).toHaveLength(MODEL_ANSWER_MAX_LENGTH);
  expect(pieces.join('')).toBe(text);
  expect(isTruncated).toBe(true);
});

test('a response beyond any is given up, packed or not, an answer or an error', async () => {
  const room = ' '.repeat(MODEL_RESPONSE_MAX_BYTES);
  const line = `data: {"choices":[{"index":0,"delta":{"content":"Baik."}}]${room}}\n\n`;
  const type = { 'content-type': 'text/event-stream' };
  const packed = { ...type, 'content-encoding': 'gzip' };
  expect(await codeOf(() => ({ kind: 'raw', headers: type, body: [line] }))).toBe('LLM_FAILED');
  expect(await codeOf(() => ({ kind: 'raw', headers: packed, body: [gzipSync(line)] }))).toBe(
    'LLM_FAILED',
  );
  const endless = function* () {
    for (;;) yield 'x'.repeat(2 ** 20);
  };
  expect(
    await codeOf(() => ({ kind: 'raw', status: 401, headers: type, body: endless() }), {
      timeout: 10,
    }),
  ).toBe('LLM_REFUSED');
});

test('a provider is believed within what the text can be, whatever it says', async () => {
  const text = 'Harga jual turun. '.repeat(100);
  const question = [{ role: 'user', content: 'Tulis bab ini. '.repeat(100) }] as const;
  const counted = async (usage: unknown) => {
    standIn.script(() => ({ kind: 'text', text, usage }));
    let told: unknown;
    const answer = await model({ onTokensUsed: (tokens) => (told = tokens) }).ask(question, {
      signal: never,
    });
    expect(answer).toEqual({ text, isTruncated: false });
    return told;
  };
  const estimated = { prompt: Math.ceil(1500 / 3.5), completion: Math.ceil(1800 / 3.5) };
  for (const usage of [
    null,
    'nihil',
    { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 },
    { prompt_tokens: -5e9, completion_tokens: '9999999' },
  ])
    expect(await counted(usage)).toEqual(estimated);
  expect(await counted({ prompt_tokens: 600, completion_tokens: 3000.4 })).toEqual({
    prompt: 600,
    completion: 3000,
  });
  expect(await counted({ prompt_tokens: 1e18, completion_tokens: 1e18 })).toEqual({
    prompt: Buffer.byteLength(JSON.stringify([question, null])),
    completion: LLM_DEFAULTS.xai_max_tokens,
  });
});

test.each([
  ['LLM_TOKENS_USED_UP', { delta: { reasoning_content: 'Hm.' }, finish_reason: 'length' }],
  ['LLM_DECLINED', { delta: { refusal: 'Maaf.' }, finish_reason: 'stop' }],
])('what a response without text took is counted: %s', async (code, choice) => {
  const counted: unknown[] = [];
  const lines = [
    { choices: [choice] },
    { choices: [], usage: { prompt_tokens: 20, completion_tokens: 1500 } },
  ].map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`);
  const headers = { 'content-type': 'text/event-stream' };
  expect(
    await codeOf(() => ({ kind: 'raw', headers, body: lines }), {
      onTokensUsed: (tokens) => counted.push(tokens),
    }),
  ).toBe(code);
  expect(counted).toEqual([{ prompt: 20, completion: 1500 }]);
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
    const refuses: ModelScript = () => ({ kind: 'status', status, text: KEY });
    expect(await codeOf(refuses, { name: 'grok-3' })).toBe('LLM_REFUSED');
    expect(standIn.requests.length - before).toBe(1);
  }
});

test('a prompt that is too long for the model is no matter of key or name', async () => {
  const refuses = (status: number, text: string) =>
    codeOf(() => ({ kind: 'status', status, text }));
  expect(await refuses(413, 'no')).toBe('LLM_PROMPT_TOO_LONG');
  expect(await refuses(400, "This model's maximum context length is 8192 tokens.")).toBe(
    'LLM_PROMPT_TOO_LONG',
  );
  expect(await refuses(400, 'context_length_exceeded')).toBe('LLM_PROMPT_TOO_LONG');
  expect(await refuses(400, 'no')).toBe('LLM_REFUSED');
});

test('an endpoint that points elsewhere is not followed, at its own origin neither', async () => {
  const elsewhere = await startModelStandIn(nobody);
  try {
    for (const location of [`${elsewhere.url}/chat/completions`, '/v1/inner'])
      for (const status of [301, 302, 303, 307, 308]) {
        const before = standIn.requests.length;
        const headers = { location };
        expect(await codeOf(() => ({ kind: 'raw', status, headers, body: [] }))).toBe(
          'LLM_REDIRECTED',
        );
        expect(standIn.requests.length - before).toBe(1);
      }
    expect(elsewhere.requests).toEqual([]);
    expect(await model().canBeReached(never)).toBe(true);
    standIn.pointsTo(`${elsewhere.url}/models`);
    expect(await model().canBeReached(never)).toBe(false);
  } finally {
    standIn.pointsTo(null);
    await elsewhere.stop();
  }
});

test('every way of failing has its code, and the key stands in none', async () => {
  expect(await codeOf(() => ({ kind: 'status', status: 429 }))).toBe('LLM_BUSY');
  expect(await codeOf(() => ({ kind: 'status', status: 500 }))).toBe('LLM_FAILED');
  expect(await codeOf(() => ({ kind: 'text', text: '  \n' }))).toBe('LLM_EMPTY_ANSWER');
  expect(await codeOf(() => ({ kind: 'hang' }), { timeout: 0.2 })).toBe('LLM_TIMED_OUT');
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

test('a response without text says why there is none', async () => {
  const says = (type: string, body: string) =>
    codeOf(() => ({ kind: 'raw', headers: { 'content-type': type }, body: [body] }));
  const streamed = (choice: object) =>
    says(
      'text/event-stream',
      `data: ${JSON.stringify({ choices: [{ delta: {}, ...choice }] })}\n\n`,
    );
  const error = JSON.stringify({ error: { code: 'insufficient_quota', message: KEY } });
  const whole = JSON.stringify({ choices: [{ message: { content: 'Baik.' } }] });
  expect(await says('application/json', error)).toBe('LLM_WRONG_ANSWER');
  expect(await says('text/event-stream', `data: ${error}\n\n`)).toBe('LLM_WRONG_ANSWER');
  expect(await says('text/html', '<html>Masuk</html>')).toBe('LLM_WRONG_ANSWER');
  expect(await says('application/json', whole)).toBe('LLM_WRONG_ANSWER');
  expect(await streamed({ delta: { refusal: 'Maaf.' } })).toBe('LLM_DECLINED');
  expect(await streamed({ finish_reason: 'content_filter' })).toBe('LLM_DECLINED');
  expect(await streamed({ finish_reason: 'length' })).toBe('LLM_TOKENS_USED_UP');
  expect(await streamed({ finish_reason: 'stop' })).toBe('LLM_EMPTY_ANSWER');
  expect(await says('text/event-stream', '')).toBe('LLM_EMPTY_ANSWER');
  expect(await says('', '')).toBe('LLM_EMPTY_ANSWER');
});

describe('a parameter that the endpoint refuses', () => {
  const schema = { name: 'jawaban', schema: { type: 'object' } };
  const refusing =
    (...refused: readonly string[]): ModelScript =>
    ({ body }) =>
      refused.some((one) => body.includes(`"${one}"`))
        ? { kind: 'status', status: 400, text: 'unknown parameter' }
        : { kind: 'text', text: 'Baik.' };
  /** The optional parameters of each request that a question takes. */
  const sentBy = async (name: string, script: ModelScript, over: object = {}) => {
    standIn.script(script);
    const from = standIn.requests.length;
    const { text } = await model({ name }).ask(messages, { signal: never, ...over });
    expect(text).toBe('Baik.');
    return standIn.requests
      .slice(from)
      .map(({ body }) => body.match(/reasoning_effort|response_format/g) ?? []);
  };

  test('is left out, alone, and is not sent again', async () => {
    const script = refusing('reasoning_effort');
    expect(await sentBy('gemini-2.5-flash', script, { schema })).toEqual([
      ['reasoning_effort', 'response_format'],
      ['response_format'],
    ]);
    expect(await sentBy('gemini-2.5-flash', script, { schema })).toEqual([['response_format']]);
    expect(await sentBy('gemini-2.5-flash', script)).toEqual([[]]);
  });

  test('does not take the other one along', async () => {
    const script = refusing('response_format');
    await sentBy('grok-3-mini', script, { schema });
    expect(await sentBy('grok-3-mini', script, { schema })).toEqual([['reasoning_effort']]);
  });

  test('is left out with the other one where both are refused', async () => {
    const script = refusing('reasoning_effort', 'response_format');
    await sentBy('gpt-4o-mini', script, { schema });
    expect(await sentBy('gpt-4o-mini', script, { schema })).toEqual([[]]);
  });
});

test('before it begins a model may think for as long as the administrator grants it', async () => {
  const thinking: ModelScript = async () => {
    await pause(400);
    return { kind: 'text', text: 'Baik.' };
  };
  standIn.script(thinking);
  const asked = async () => (await model({ silenceMs: 100 }).ask(messages, { signal: never })).text;
  expect(await asked()).toBe('Baik.');
  // Most endpoints send a piece without words at once.
  standIn.script(() => ({ kind: 'text', text: 'Baik.', everyMs: 400 }));
  expect(await asked()).toBe('Baik.');
  expect(await codeOf(thinking, { timeout: 0.1 })).toBe('LLM_TIMED_OUT');
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
