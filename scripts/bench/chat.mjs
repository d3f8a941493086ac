import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { median, milliseconds, percentile, seconds } from './measure.mjs';
import { signedInCaller, startProduct, timed } from './running-product.mjs';

const STREAMS = 50;
const STREAMS_EACH = 2;
const CONTACTS = 60;
const MEASURE_MS = 8000;
const QUESTION = { message: 'Mengapa harga jual turun?', indicator_type: 'harga jual' };

/** Fifty answers written at once while people go on working. */
export async function measureChat() {
  const standIn = await startStandIn();
  const product = await startProduct({ LLM_BASE_URL: standIn.url, XAI_API_KEY: 'kunci' });
  try {
    const { admin, url } = product;
    await admin.post('/api/v1/admin/sample-data', { contacts: CONTACTS });
    const people = [];
    for (let at = 0; at < STREAMS / STREAMS_EACH; at += 1) people.push(await aPerson(product, at));
    const session = await aSession(admin);
    const idle = await measureCalls(admin, session, MEASURE_MS / 4);
    const streams = people.flatMap(({ call, sessions }) =>
      sessions.map((one) => follow(url, call, one)),
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
  const script = fileURLToPath(new URL('model-stand-in.mjs', import.meta.url));
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  return { url: String(line).trim(), stop: () => child.kill() };
}

/**
 * A person with sessions of their own.
 *
 * @typedef {import('./running-product.mjs').Call} Call
 * @param {{ admin: Call, url: string }} product
 * @param {number} at
 */
async function aPerson({ admin, url }, at) {
  const username = `penanya-${at}`;
  const [once, ever] = ['sandi sekali pakai', 'sandi untuk seterusnya'];
  await admin.post('/api/v1/admin/users', { username, role: 'staff', password: once });
  const first = await signedInCaller(url, { username, password: once });
  await first.post('/api/v1/me/password', { current_password: once, new_password: ever });
  const call = await signedInCaller(url, { username, password: ever });
  const sessions = await Promise.all(Array.from({ length: STREAMS_EACH }, () => aSession(call)));
  return { call, sessions };
}

/** @param {Call} call */
async function aSession(call) {
  /** @type {{ data: { quarterly_files: [{ id: string }, { id: string }] } }} */
  const { data } = await call.post('/api/node/get-user-files', {});
  const [now, before] = data.quarterly_files;
  /** @type {{ session_id: string }} */
  const answer = await call.post('/api/v1/sessions', {
    quarter_now_id: now.id,
    quarter_before_id: before.id,
  });
  return answer.session_id;
}

/**
 * One answer as its window listens to it.
 *
 * @param {string} url
 * @param {Call} call
 * @param {string} session
 */
function follow(url, { headers }, session) {
  const leaving = new AbortController();
  const started = performance.now();
  let isOver = false;
  /** @type {(ms: number) => void} */
  let heard = () => {};
  /** @type {Promise<number>} */
  const first = new Promise((resolve) => {
    heard = resolve;
  });
  const over = (async () => {
    const response = await fetch(`${url}/api/v1/chat/${session}`, {
      method: 'POST',
      headers: { ...headers, accept: 'text/event-stream' },
      body: JSON.stringify(QUESTION),
      signal: leaving.signal,
    });
    for await (const chunk of response.body ?? [])
      if (Buffer.from(chunk).includes('event: piece')) heard(performance.now() - started);
  })().finally(() => {
    isOver = true;
  });
  over.catch(() => {});
  return { first, over, isOver: () => isOver, leave: () => leaving.abort() };
}

/**
 * What people do meanwhile: open a session, look behind an average, compare, see who they are.
 *
 * @param {Call} call
 * @param {string} session
 * @param {number} forMs
 */
async function measureCalls(call, session, forMs) {
  const paths = [
    `/api/v1/sessions/${session}`,
    `/api/v1/sessions/${session}/indicators/harga%20jual`,
    `/api/v1/compare/${session}`,
    `/api/v1/chat/${session}/history`,
    '/api/v1/me',
  ];
  const times = [];
  const until = performance.now() + forMs;
  while (performance.now() < until)
    for (const path of paths) times.push((await timed(() => call.get(path)))[0]);
  return times;
}
