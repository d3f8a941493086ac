import type { Client } from '@lqc/client';
import { Caller, sessionOf, storeQuarters } from '../index.js';
import { signUp } from '../load/journey.js';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { median, milliseconds, percentile, seconds } from './measure.js';
import { startProduct, timed } from './running-product.js';

const STREAMS = 50;
const STREAMS_EACH = 2;
const CONTACTS = 60;
const MEASURE_MS = 8000;
const QUESTION = { message: 'Mengapa harga jual turun?', indicator_type: 'harga jual' };

/** Measures other calls while fifty chat answers are written at the same time. */
export async function measureChat() {
  const standIn = await startStandIn();
  const product = await startProduct({ LLM_BASE_URL: standIn.url, XAI_API_KEY: 'kunci' });
  try {
    const { admin } = product;
    await storeQuarters(admin, { seed: 2, contacts: CONTACTS });
    const people = [];
    for (let at = 0; at < STREAMS / STREAMS_EACH; at += 1) people.push(await aPerson(product, at));
    const session = await aSession(admin);
    const idle = await measureCalls(admin, session, MEASURE_MS / 4);
    const streams = people.flatMap(({ api, sessions }) =>
      sessions.map((session) => follow(api, session)),
    );
    const firsts = await Promise.all(streams.map(({ first }) => first));
    const busy = await measureCalls(admin, session, MEASURE_MS);
    const writing = streams.filter(({ isOver }) => !isOver()).length;
    for (const { leave } of streams) leave();
    await Promise.allSettled(streams.map(({ over }) => over));
    return [
      {
        what: `Other calls while ${writing} answers are written, 95th percentile of ${busy.length}`,
        measured: milliseconds(percentile(busy, 0.95)),
        promise: '< 200 ms',
        beside: `${milliseconds(percentile(idle, 0.95))} with nobody asking`,
      },
      {
        what: `First words of ${STREAMS} questions asked at the same moment, 95th percentile`,
        measured: seconds(percentile(firsts, 0.95)),
        promise: '–',
        beside: `${seconds(median(firsts))} in the middle`,
      },
    ];
  } finally {
    await product.stop();
    standIn.stop();
  }
}

async function startStandIn() {
  const script = fileURLToPath(new URL('model-stand-in.js', import.meta.url));
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  return { url: String(line).trim(), stop: () => child.kill() };
}

/** Creates a person with sessions. */
async function aPerson({ admin, url }: { admin: Client; url: string }, at: number) {
  const caller = new Caller([url]);
  const { api } = caller;
  await signUp(admin, caller, at);
  const sessions = await Promise.all(Array.from({ length: STREAMS_EACH }, () => aSession(api)));
  return { api, sessions };
}

async function aSession(api: Client) {
  const { data } = await api.call('userFiles');
  const answer = await api.call('startSession', { body: sessionOf(data.quarterly_files) });
  return answer.session_id;
}

/** Asks one question and listens to the answer, as a browser window does. */
function follow(api: Client, session: string) {
  const leaving = new AbortController();
  const started = performance.now();
  let isOver = false;
  let heard: (ms: number) => void = (): void => {};
  const first: Promise<number> = new Promise((resolve) => {
    heard = resolve;
  });
  const over = (async () => {
    const { signal } = leaving;
    const events = api.listen('chat', { params: { session }, body: QUESTION, signal });
    for await (const { type } of events) if (type === 'piece') heard(performance.now() - started);
  })().finally(() => {
    isOver = true;
  });
  over.catch(() => {});
  return { first, over, isOver: () => isOver, leave: () => leaving.abort() };
}

/**
 * Measures the calls of people who work meanwhile: opening a session, an indicator's contacts, comparing.
 */
async function measureCalls(api: Client, session: string, forMs: number) {
  const params = { session };
  const calls: (() => Promise<unknown>)[] = [
    () => api.call('session', { params }),
    () => api.call('indicatorDetail', { params: { session, key: 'harga jual' } }),
    () => api.call('compare', { params }),
    () => api.call('chatHistory', { params }),
    () => api.call('me'),
  ];
  const times = [];
  const until = performance.now() + forMs;
  while (performance.now() < until) for (const call of calls) times.push((await timed(call))[0]);
  return times;
}
