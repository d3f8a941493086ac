import { randomUUID } from 'node:crypto';
import { ChatEvent, CodedError, LLM_DEFAULTS, MODEL_ANSWER_MAX_LENGTH } from '@lqc/contracts';
import { until } from '@lqc/contracts/testing';
import type { JobRun } from '@lqc/database';
import { pino } from 'pino';
import { readConfig } from '../src/config.js';
import { CHAT_QUESTIONS_PER_MINUTE } from '../src/chat/chat.service.js';
import { createGateway } from '../src/gateway.js';
import { Client } from './support/client.js';
import { staysPresent } from './support/in-test-worker.js';
import { storeQuarter } from './support/stored-files.js';
import { aSource, storeSession } from './support/stored-sessions.js';
import { gateway, withGateway } from './support/with-gateway.js';

const SECRET = 'rahasia-uji-yang-cukup-panjang-sekali';
let staff: Client;
let session: string;
let surveyId: string;
/** What the worker does with a reply, in the words of a test. */
type Pen = (writer: Writer) => Promise<void>;
let pen: Pen;
/** What a look at the model finds; null when nobody comes to look. */
let reachable: boolean | null = true;
const workerId = randomUUID();

interface Writer {
  readonly run: JobRun;
  readonly messageId: string;
  write(text: string): Promise<boolean>;
  finish(text: string, over?: object): Promise<void>;
}

const finishes =
  (text: string, over: object = {}): Pen =>
  ({ finish }) =>
    finish(text, over);
/** Writes and stays at it until it is released. */
const holds = (text: string) => {
  let release!: () => void;
  const released = new Promise<void>((done) => {
    release = done;
  });
  pen = async ({ write, finish }) => {
    await write(text);
    await released;
    await finish(`${text} selesai.`);
  };
  return release;
};

withGateway(
  async () => {
    const { database, queue } = gateway;
    staff = await gateway.signedIn('staff');
    await staysPresent(database, workerId);
    queue.consume(async (runId) => {
      if (reachable === null && (await database.runs.find(runId))?.name === 'reach-model') return;
      const run = await database.claimedRuns.claim(runId, workerId);
      if (!run) return;
      if (run.name === 'reach-model') {
        await database.claimedRuns.complete(runId, workerId, async () => ({ reachable }));
        return;
      }
      const { messageId } = run.payload as { messageId: string };
      try {
        await pen({
          run,
          messageId,
          write: (text) => database.chatReplies.write(messageId, runId, text),
          finish: (content, over = {}) =>
            database.claimedRuns
              .complete(runId, workerId, async (transaction) => {
                await database.chatReplies.finish(transaction, messageId, runId, {
                  content,
                  status: 'complete',
                  isTruncated: false,
                  citations: [],
                  checks: [],
                  facts: [],
                  basis: 'data',
                  errorCode: null,
                  ...over,
                });
                return { message_id: messageId, status: 'complete' };
              })
              .then(() => {}),
        });
      } catch (error) {
        if (!(error instanceof CodedError)) throw error;
        await database.claimedRuns.fail(runId, workerId, error);
      }
    });
    ({ surveyId } = await storeQuarter(gateway, { label: 'Triwulan I 2025' }));
  },
  { settings: { XAI_API_KEY: 'kunci', JWT_SECRET: SECRET } },
);

const aSession = (client: Client) =>
  storeSession(gateway, client, {
    surveyNowId: surveyId,
    sources: { now: aSource({ owner_username: client.username }) },
  });
beforeEach(async () => {
  staff = await gateway.signedIn('staff');
  session = await aSession(staff);
  pen = finishes('Baik.');
});

const asked = (message = 'Mengapa turun?') => ({ params: { session }, body: { message } });
const ask = (message?: string) => staff.call('chat', asked(message));
const history = (client = staff) => client.call('chatHistory', { params: { session } });

/** Listens to a reply as a window does. */
const listen = async (name: 'chat' | 'chatEvents' | 'continueChat', options: object = {}) => {
  const leaving = new AbortController();
  const response = await staff.send(name, {
    ...(name === 'chat'
      ? asked()
      : { params: { session }, body: name === 'chatEvents' ? undefined : {} }),
    headers: { accept: 'text/event-stream' },
    ...options,
  });
  const events: ChatEvent[] = [];
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  leaving.signal.addEventListener('abort', () => void reader.cancel());
  const ended = (async () => {
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += value;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const [, data] = /^data: (.*)$/m.exec(block) ?? [];
        if (!data) continue;
        const event = ChatEvent.parse(JSON.parse(data));
        expect(block).toContain(`event: ${event.type}`);
        events.push(event);
      }
    }
  })();
  return { response, events, ended, leave: () => leaving.abort() };
};
/** What a window shows after these events. */
const shown = (events: readonly ChatEvent[]) =>
  events.reduce((content, event) => {
    if (event.type === 'message' || event.type === 'done') return event.answer.content;
    return event.type === 'piece' ? content.slice(0, event.at) + event.text : content;
  }, '');

test('a plain call answers when the reply is written, with the conversation so far', async () => {
  pen = finishes('**Harga Jual** turun.');
  const answer = await ask();
  expect(answer).toMatchObject({
    status: 'complete',
    response: '**Harga Jual** turun.',
    is_truncated: false,
    continue_available: false,
  });
  expect(answer.history.map(({ role, type, content }) => [role, type, content])).toEqual([
    ['user', 'user', 'Mengapa turun?'],
    ['assistant', 'response', '**Harga Jual** turun.'],
  ]);
});

test('only the ten latest messages come with a reply, all of them with the history', async () => {
  for (let at = 0; at < 7; at += 1) await ask(`Pertanyaan ${at}`);
  const answer = await ask('Terakhir');
  expect(answer.history).toHaveLength(10);
  expect((await history()).messages).toHaveLength(16);
});

test('a conversation opens while no worker computes: its suggestions are of stored figures alone', async () => {
  const loaded = { surveyBeforeId: surveyId, surveyNowId: surveyId };
  session = await storeSession(gateway, staff, { ...loaded, sources: { now: aSource() } });
  pen = async () => {};
  const opened = await Promise.race([
    history(),
    new Promise((late) => setTimeout(late, 5000).unref()),
  ]);
  expect(opened).toMatchObject({ messages: [], suggestions: [] });
  expect(await gateway.database.runs.isUnderWay('start-session')).toBe(false);
  const told = {
    quarters: { now: { indicators: [] } },
    changes: { qtq: { domestik: 1 } },
  };
  await gateway.database.dataSource.transaction((transaction) =>
    gateway.database.computations.store(transaction, 'start-session', { sessionId: session }, told),
  );
  expect((await history()).suggestions[0]).toContain('Permintaan Domestik');
});

test('a reply is told in pieces that make up the whole', async () => {
  pen = async ({ write, finish }) => {
    for (const text of [
      'Harga',
      'Harga Kontak K1',
      'Harga PT Arunika 🌾',
      'Harga PT Arunika 🌾 naik',
    ]) {
      await write(text);
      await new Promise((done) => setTimeout(done, 60));
    }
    await finish('Harga PT Arunika 🌾 naik.');
  };
  const { response, events, ended } = await listen('chat');
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(response.headers.get('content-encoding')).toBeNull();
  await ended;
  expect(events[0]).toMatchObject({
    type: 'message',
    question: { content: 'Mengapa turun?' },
    answer: { status: 'writing', content: '' },
  });
  expect(events.filter(({ type }) => type === 'piece').length).toBeGreaterThan(2);
  expect(shown(events.slice(0, -1))).toMatch(/^Harga PT Arunika 🌾/);
  expect(events.at(-1)).toMatchObject({
    type: 'done',
    answer: { status: 'complete', content: 'Harga PT Arunika 🌾 naik.' },
  });
});

test('who comes back hears the rest, and two listeners hear the same', async () => {
  const release = holds('Harga Jual');
  const first = await listen('chat');
  await until(() => first.events.some(({ type }) => type === 'piece'));
  first.leave();
  const { writing } = await history();
  const params = { params: { session, id: writing! } };
  const [second, third] = [await listen('chatEvents', params), await listen('chatEvents', params)];
  await until(() => third.events.length > 0);
  expect(second.events[0]).toMatchObject({ type: 'message', answer: { content: 'Harga Jual' } });
  release();
  await Promise.all([second.ended, third.ended]);
  expect(shown(second.events)).toBe('Harga Jual selesai.');
  expect(shown(third.events)).toBe('Harga Jual selesai.');
});

test('a stop keeps what was written and says so to everybody', async () => {
  const release = holds('Harga Jual');
  const { events, ended } = await listen('chat');
  await until(() => shown(events) === 'Harga Jual');
  await staff.call('stopChat', { params: { session }, body: {} });
  await ended;
  expect(events.at(-1)).toMatchObject({
    type: 'done',
    answer: { status: 'stopped', content: 'Harga Jual', continue_available: true },
  });
  release();
  pen = finishes('Harga Jual naik.');
  const more = await staff.call('continueChat', { params: { session }, body: {} });
  expect(more).toMatchObject({ status: 'complete', response: 'Harga Jual naik.' });
  expect((await history()).messages).toHaveLength(2);
});

test('a stop after Lanjutkan does not tell of the new words what was found of the old ones', async () => {
  const found = { kind: 'figure', start: 0, end: 4, text: '3,45', status: 'supported' };
  const checks = [{ ...found, facts: [], expected: null }];
  pen = finishes('3,45 tercatat', { isTruncated: true, checks });
  expect(await ask()).toMatchObject({ message: { checks: [{ status: 'supported' }] } });
  const release = holds('3,45 tercatat lalu 9,99');
  const { events, ended } = await listen('continueChat');
  await until(() => shown(events).endsWith('9,99'));
  await staff.call('stopChat', { params: { session }, body: {} });
  await ended;
  release();
  expect(events.at(-1)).toMatchObject({
    type: 'done',
    answer: { status: 'stopped', content: '3,45 tercatat lalu 9,99', checks: null, basis: null },
  });
});

test('an answer stays until another one is complete, whatever became of the attempts before', async () => {
  const anew = { params: { session }, body: {} };
  pen = finishes('Baik.', { checks: [] });
  await ask();
  const { messages } = await history();
  pen = async () => {
    throw new CodedError('LLM_BUSY');
  };
  for (let times = 0; times < 2; times += 1) {
    expect(await staff.refusal('regenerateChat', anew)).toMatchObject({ code: 'LLM_BUSY' });
    const after = (await history()).messages;
    expect(after.slice(0, 2)).toEqual(messages);
    expect(after.slice(2)).toMatchObject([{ status: 'failed', error_code: 'LLM_BUSY' }]);
  }
  const release = holds('Bai');
  const stopped = staff.call('regenerateChat', anew);
  await until(async () => (await history()).messages.at(-1)?.content === 'Bai');
  await staff.call('stopChat', anew);
  release();
  expect(await stopped).toMatchObject({ status: 'stopped' });
  expect((await history()).messages.slice(0, 2)).toEqual(messages);
  pen = finishes('Lebih baik.');
  await staff.call('regenerateChat', anew);
  expect((await history()).messages.map(({ content }) => content)).toEqual([
    'Mengapa turun?',
    'Lebih baik.',
  ]);
});

test('a gateway that stops in the middle leaves the reply to be heard elsewhere', async () => {
  const release = holds('Harga Jual');
  const second = await createGateway(
    readConfig({
      PORT: '0',
      DATABASE_URL: gateway.databaseUrl,
      BEHIND_TLS: 'true',
      XAI_API_KEY: 'kunci',
      JWT_SECRET: SECRET,
    }),
    pino({ level: 'silent' }),
  );
  const client = new Client(second.url);
  client.token = staff.token;
  const response = await client.send('chat', {
    ...asked(),
    headers: { accept: 'text/event-stream' },
  });
  const text = response.text();
  const id = await until(async () => {
    const { messages, writing } = await history();
    return messages.at(-1)?.content === 'Harga Jual' && writing;
  });
  await second.close();
  expect(await text).not.toContain('event: done');
  const { events, ended } = await listen('chatEvents', { params: { session, id } });
  release();
  await ended;
  expect(shown(events)).toBe('Harga Jual selesai.');
  expect((await history()).messages).toHaveLength(2);
});

test('two tabs that ask at once get one reply, the other is told to wait', async () => {
  const release = holds('Harga Jual');
  const answers = await Promise.all([staff.send('chat', asked('satu')), listenLater()]);
  async function listenLater() {
    await until(async () => (await history()).writing);
    const refused = await staff.refusal('chat', asked('dua'));
    release();
    return refused;
  }
  expect(answers[0].status).toBe(200);
  expect(answers[1]).toMatchObject({ status: 409, code: 'CHAT_BUSY' });
  const { messages } = await history();
  expect(messages.map(({ content }) => content)).toEqual(['satu', 'Harga Jual selesai.']);
});

test('twenty at the same moment leave one question and one reply', async () => {
  const responses = await Promise.all(
    Array.from({ length: 12 }, () => staff.send('chat', asked())),
  );
  const fine = responses.filter(({ status }) => status === 200).length;
  expect(responses.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const { messages } = await history();
  expect(messages).toHaveLength(fine * 2);
  for (const [at, { role }] of messages.entries()) expect(role).toBe(at % 2 ? 'assistant' : 'user');
});

test("another's session is not found, and an admin has a conversation of his own in it", async () => {
  await ask();
  const other = await gateway.signedIn('staff');
  const calls = ['chat', 'continueChat', 'regenerateChat', 'stopChat'] as const;
  for (const name of calls)
    expect(await other.refusal(name, asked())).toMatchObject({
      status: 404,
      code: 'ANALYSIS_NOT_FOUND',
    });
  for (const name of ['chatHistory', 'clearChat', 'exportChat', 'chatEvents'] as const)
    expect(await other.refusal(name, { params: { session } })).toMatchObject({ status: 404 });
  expect((await history(await gateway.admin())).messages).toEqual([]);
});

test("a message of another's conversation is not found in one's own", async () => {
  await ask();
  const [, answer] = (await history()).messages;
  const admin = await gateway.admin();
  expect(await admin.refusal('chatEvents', { params: { session, id: answer!.id } })).toMatchObject({
    status: 404,
    code: 'CHAT_MESSAGE_NOT_FOUND',
  });
});

test.each([
  ['', 'CHAT_MESSAGE_EMPTY'],
  ['   ', 'CHAT_MESSAGE_EMPTY'],
  ['x'.repeat(4001), 'CHAT_MESSAGE_TOO_LONG'],
])('a message that is no question is refused', async (message, code) => {
  expect(await staff.refusal('chat', asked(message))).toMatchObject({ status: 422, code });
});

test('four thousand characters, and what scripts send along, are accepted', async () => {
  const body = {
    message: 'x'.repeat(4000),
    indicator_type: 'domestik',
    context: { conversation_mode: 'analysis', previous_messages: [{ role: 'user', content: 'a' }] },
    history: [{ role: 'user', content: 'a' }],
  };
  expect((await staff.call('chat', { params: { session }, body })).status).toBe('complete');
});

test('who asks too fast is told how long to wait', async () => {
  for (let at = 0; at < CHAT_QUESTIONS_PER_MINUTE; at += 1) await staff.send('chat', asked());
  const refused = await staff.refusal('chat', asked());
  expect(refused).toMatchObject({ status: 429, code: 'CHAT_TOO_FAST' });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.message).toMatch(/dalam \d+ detik/);
});

test('three answers at once are written for one person, the fourth is refused', async () => {
  const release = holds('Harga');
  const params = await Promise.all(
    [1, 2, 3, 4].map(async () => ({ session: await aSession(staff) })),
  );
  const begun = params
    .slice(0, 3)
    .map((one) => staff.send('chat', { params: one, body: { message: 'Mengapa?' } }));
  await until(async () => {
    const [{ count }]: [{ count: string }] = await gateway.database.dataSource.query(
      `SELECT count(*) FROM chat_message WHERE status = 'writing'`,
    );
    return Number(count) === 3;
  });
  expect(
    await staff.refusal('chat', { params: params[3]!, body: { message: 'Mengapa?' } }),
  ).toMatchObject({ status: 429, code: 'CHAT_TOO_MANY_ANSWERS' });
  release();
  expect((await Promise.all(begun)).map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('six streams are held open for one person, the seventh is refused', async () => {
  const release = holds('Harga');
  const first = await listen('chat');
  const id = await until(async () => (await history()).writing);
  const params = { params: { session, id } };
  const others = [];
  for (let at = 0; at < 5; at += 1) others.push(await listen('chatEvents', params));
  expect(await staff.refusal('chatEvents', params)).toMatchObject({
    status: 429,
    code: 'TOO_MANY_STREAMS',
  });
  for (const other of others) other.leave();
  await until(async () => {
    const again = await staff.send('chatEvents', params);
    void again.body?.cancel();
    return again.status === 200;
  });
  release();
  await first.ended;
});

test('a failure is told with its code, stays in the conversation, and can be tried again', async () => {
  pen = async () => {
    throw new CodedError('LLM_UNREACHABLE');
  };
  expect(await staff.refusal('chat', asked())).toMatchObject({
    status: 503,
    code: 'LLM_UNREACHABLE',
  });
  const { events, ended } = await listen('chat');
  await ended;
  expect(events.at(-1)).toMatchObject({
    type: 'error',
    error: { code: 'LLM_UNREACHABLE' },
    answer: { type: 'error', status: 'failed' },
  });
  pen = finishes('Sekarang bisa.');
  const again = await staff.call('regenerateChat', { params: { session }, body: {} });
  expect(again.response).toBe('Sekarang bisa.');
  expect((await history()).messages.map(({ type }) => type)).toEqual([
    'user',
    'error',
    'user',
    'response',
  ]);
});

test('a reply that was cut off tells why and can go on', async () => {
  pen = ({ finish }) => finish('Harga', { status: 'cut', errorCode: 'LLM_TIMED_OUT' });
  expect(await ask()).toMatchObject({
    status: 'cut',
    response: 'Harga',
    continue_available: true,
    message: { error_code: 'LLM_TIMED_OUT' },
  });
});

test('going on that fails is told like a first question that fails, and the words of before stay', async () => {
  const continued = { params: { session }, body: {} };
  pen = ({ finish }) => finish('Harga', { status: 'cut', errorCode: 'LLM_TIMED_OUT' });
  await ask();
  pen = async () => {
    throw new CodedError('LLM_FAILED');
  };
  const refused = {
    code: 'LLM_FAILED',
    message: 'Gagal melanjutkan respons. Silakan coba lagi.',
  };
  expect(await staff.refusal('continueChat', continued)).toMatchObject({ status: 503, ...refused });
  const { events, ended } = await listen('continueChat');
  await ended;
  expect(events.at(-1)).toMatchObject({
    type: 'error',
    error: refused,
    answer: { content: 'Harga', continue_available: true },
  });
  pen = async ({ write }) => {
    await write('Harga jual');
    throw new CodedError('LLM_FAILED');
  };
  expect(await staff.call('continueChat', continued)).toMatchObject({
    status: 'cut',
    response: 'Harga jual',
  });
});

test('a reply that is as long as any may be is not offered to go on', async () => {
  const whole = 'a'.repeat(MODEL_ANSWER_MAX_LENGTH);
  pen = ({ finish }) => finish(whole, { status: 'cut', errorCode: 'LLM_TIMED_OUT' });
  expect(await ask()).toMatchObject({ status: 'cut', continue_available: false });
});

test('a dead worker leaves its words, marked', async () => {
  const release = holds('Harga Jual');
  const { events, ended } = await listen('chat');
  await until(() => shown(events) === 'Harga Jual');
  const [{ run_id: runId }]: [{ run_id: string }] = await gateway.database.dataSource.query(
    `SELECT run_id FROM chat_message WHERE status = 'writing'`,
  );
  await gateway.database.claimedRuns.fail(runId, workerId, { code: 'JOB_STALLED' });
  await ended;
  expect(events.at(-1)).toMatchObject({
    type: 'done',
    answer: { status: 'cut', content: 'Harga Jual', error_code: 'JOB_STALLED' },
  });
  release();
});

test('nothing to continue, nothing to repeat', async () => {
  const none = { params: { session }, body: {} };
  expect(await staff.refusal('regenerateChat', none)).toMatchObject({
    code: 'CHAT_NOTHING_TO_REPEAT',
  });
  expect(await staff.refusal('continueChat', none)).toMatchObject({
    code: 'CHAT_NOTHING_TO_CONTINUE',
  });
  await ask();
  expect(await staff.refusal('continueChat', none)).toMatchObject({ status: 409 });
  expect(await staff.call('stopChat', none)).toMatchObject({ success: true });
});

test('who deletes the analysis while it answers is told of the analysis', async () => {
  const release = holds('Harga Jual');
  const { events, ended } = await listen('chat');
  await until(() => shown(events) === 'Harga Jual');
  await gateway.database.sessions.delete(session);
  await ended;
  expect(events.at(-1)).toMatchObject({ type: 'error', error: { code: 'ANALYSIS_NOT_FOUND' } });
  release();
});

test('a cleared conversation is gone, also while it is written', async () => {
  const release = holds('Harga Jual');
  const { events, ended } = await listen('chat');
  await until(() => shown(events) === 'Harga Jual');
  await staff.call('clearChat', { params: { session } });
  await ended;
  expect(events.at(-1)?.type).not.toBe('piece');
  expect((await history()).messages).toEqual([]);
  release();
});

test('a conversation taken away as text says what was wrong and what was not checked', async () => {
  const found = { start: 0, end: 5, facts: [] };
  pen = ({ finish }) =>
    finish('**Harga** turun karena impor [K3].', {
      citations: [
        {
          id: 'K3',
          start: 31,
          end: 33,
          contact_id: randomUUID(),
          contact: 'PT Arunika',
          sheet: 'Arunika',
          indicator: 'Harga Jual',
          quarter: 'now',
          quote: 'Impor menekan harga.',
        },
      ],
      checks: [
        { ...found, kind: 'direction', text: 'turun', status: 'contradicted', expected: 'naik' },
        { ...found, kind: 'words', text: '**impor**', status: 'unknown', expected: null },
      ],
    });
  await ask();
  const response = await staff.send('exportChat', { params: { session } });
  expect(response.headers.get('content-disposition')).toContain(
    `percakapan_${session.slice(0, 8)}.txt`,
  );
  const text = await response.text();
  expect(text).toContain('Percakapan Asisten Analisis: Triwulan I 2025');
  expect(text).toContain('Mengapa turun?');
  expect(text).toContain('Harga turun karena impor [K3].');
  expect(text).toContain('- [K3] PT Arunika, Harga Jual: "Impor menekan harga."');
  expect(text).toContain(
    '(1 bagian tidak sesuai data)\n- "turun": tidak sesuai data. Data: naik\n(1 bagian belum diperiksa: mohon cocokkan sendiri sebelum dipakai)\n- "impor": belum diperiksa\nSumber:',
  );
});

test('health is asked of the model, and a session without its quarter is not asked at all', async () => {
  expect(await staff.call('chatHealth')).toEqual({ status: 'healthy' });
  const { id: by } = (await gateway.database.users.findByName('admin'))!;
  await gateway.database.settings.changeLlm(LLM_DEFAULTS, { by });
  const empty = await storeSession(gateway, staff);
  expect(
    await staff.refusal('chat', { params: { session: empty }, body: { message: 'a' } }),
  ).toMatchObject({ status: 422, code: 'QUARTER_NOT_LOADED' });
});

test('a look at the model that nobody came to says what was found last, and waits no longer', async () => {
  const real = Date.now;
  const health = async (found: typeof reachable, laterMs: number) => {
    reachable = found;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => real() + laterMs);
    try {
      return (await staff.call('chatHealth')).status;
    } finally {
      clock.mockRestore();
      reachable = true;
    }
  };
  expect(await health(true, 60_000)).toBe('healthy');
  expect(await health(null, 120_000)).toBe('healthy');
  expect(await gateway.database.runs.isUnderWay('reach-model')).toBe(false);
  expect(await health(false, 180_000)).toBe('unreachable');
});
