import { ApiError, Client, type JobProgress, NetworkError } from '../src/index.js';
import { aGateway, json, refusal, stream } from './gateway.js';

const ID = '6f1c1f0e-7a35-4c54-9a53-0c6a4b8f2f10';
const compared = { params: { session: ID } };
let gateway: Awaited<ReturnType<typeof aGateway>>;
let client: Client;
beforeAll(async () => {
  gateway = await aGateway();
  client = new Client({ baseUrl: () => gateway.url, pausesMs: [1, 1, 1] });
});
afterAll(() => gateway?.stop());
beforeEach(() => void gateway.heard.splice(0));

const aJob = (status: string, more: object = {}) =>
  `event: job\ndata: ${JSON.stringify({ job_id: ID, status, progress: 0, step: null, ...more })}\n\n`;
const accepted = json({ job_id: ID }, 202);
const calls = () => gateway.heard.map(({ method, url }) => `${method} ${url}`);
const events = `GET /api/v1/jobs/${ID}/events`;

test('work is accepted, followed event by event, also when one is cut in two, to its result', async () => {
  const event = aJob('running', { progress: 40, step: 'Menghitung' });
  gateway.will(
    accepted,
    stream([
      aJob('queued'),
      ': masih bekerja\n\n',
      event.slice(0, 30),
      event.slice(30) + aJob('completed', { progress: 100, result: { not_compared: ['Ekspor'] } }),
    ]),
  );
  const seen: JobProgress[] = [];
  const onProgress = (progress: JobProgress) => void seen.push(progress);
  const { not_compared: missing } = await client.work('compare', compared, { onProgress });
  expect(missing).toEqual(['Ekspor']);
  expect(gateway.heard[0]!.headers.prefer).toBe('respond-async');
  expect(calls()).toEqual([`GET /api/v1/compare/${ID}`, events]);
  // Work that goes on is no sign that somebody is there.
  expect(gateway.heard[1]!.headers['x-background']).toBe('1');
  expect(seen.map((one) => one.phase === 'working' && [one.progress, one.step])).toEqual([
    [0, null],
    [0, null],
    [40, 'Menghitung'],
    [100, null],
  ]);
});

test('what is known already is answered at once', async () => {
  gateway.will(json({ not_compared: [] }));
  expect(await client.work('compare', compared)).toEqual({ not_compared: [] });
  expect(calls()).toHaveLength(1);
});

test('a broken stream and a gateway that restarts are survived', async () => {
  gateway.will(
    accepted,
    stream([aJob('running')], { breaksOff: true }),
    stream([], { breaksOff: true }),
    refusal('SHUTTING_DOWN', 503),
    stream([aJob('completed', { result: {} })]),
  );
  await client.work('compare', compared);
  expect(calls().slice(1)).toEqual([events, events, events, events]);
});

test('where no stream is to be had, the work is asked for until it has ended', async () => {
  const job = (status: string, more: object = {}) =>
    json({ job_id: ID, status, progress: 0, step: null, ...more });
  gateway.will(
    accepted,
    refusal('TOO_MANY_STREAMS', 429),
    job('running'),
    refusal('TOO_MANY_STREAMS', 429),
    job('completed', { result: { not_compared: [] } }),
  );
  expect(await client.work('compare', compared)).toEqual({ not_compared: [] });
  const asked = `GET /api/v1/jobs/${ID}`;
  expect(calls().slice(1)).toEqual([events, asked, events, asked]);
});

test('a gateway that stays away ends in a network error, a refusal at once', async () => {
  gateway.will(accepted, ...Array.from({ length: 4 }, () => stream([], { breaksOff: true })));
  await expect(client.work('compare', compared)).rejects.toBeInstanceOf(NetworkError);
  gateway.heard.splice(0);
  gateway.will(accepted, refusal('JOB_NOT_FOUND', 404));
  await expect(client.work('compare', compared)).rejects.toHaveProperty('code', 'JOB_NOT_FOUND');
  expect(calls()).toHaveLength(2);
});

test('work that failed rejects with the code and the sentence it failed with', async () => {
  const error = { code: 'WORKBOOK_DAMAGED', message: 'Rusak.', request_id: 'r-9' };
  gateway.will(accepted, stream([aJob('failed', { error })]));
  await expect(client.work('compare', compared)).rejects.toEqual(
    new ApiError(422, 'WORKBOOK_DAMAGED', 'Rusak.', 'r-9', 'Rusak.'),
  );
});

test('aborting cancels work that was accepted, and its end is still heard', async () => {
  const leaving = new AbortController();
  const error = { code: 'JOB_CANCELLED', message: 'Dibatalkan.' };
  const cancelled = new Promise<void>((done) => {
    gateway.will(
      accepted,
      // The end is told once the gateway was asked for it.
      async (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write(aJob('running', { step: 'Menghitung' }));
        await cancelled;
        response.end(aJob('cancelled', { error }));
      },
      (response) => {
        json({})(response);
        done();
      },
    );
  });
  const onProgress = (progress: JobProgress) =>
    void (progress.phase === 'working' && progress.step && leaving.abort());
  await expect(
    client.work('compare', compared, { signal: leaving.signal, onProgress }),
  ).rejects.toHaveProperty('code', 'JOB_CANCELLED');
  expect(calls()).toEqual([`GET /api/v1/compare/${ID}`, events, `DELETE /api/v1/jobs/${ID}`]);
});

test('aborting what is not accepted yet gives up the sending and cancels nothing', async () => {
  gateway.will();
  const signal = AbortSignal.abort();
  await expect(client.work('compare', compared, { signal })).rejects.toMatchObject({
    code: 'JOB_CANCELLED',
    status: 0,
  });
  expect(calls()).toEqual([]);
});

test('how much of a file is on its way is told by who can tell it', async () => {
  const telling = new Client({
    baseUrl: () => gateway.url,
    upload: (address, request, onSent) => {
      onSent(0.5);
      return fetch(address, request);
    },
  });
  const seen: JobProgress[] = [];
  gateway.will(accepted, stream([aJob('completed', { result: {} })]));
  await telling.work(
    'uploadCompanyFile',
    { files: { file: new File(['isi'], 'a.xlsx') } },
    { onProgress: (progress) => void seen.push(progress) },
  );
  expect(seen[0]).toEqual({ phase: 'sending', share: 0.5 });
});

test('a listener that leaves closes its stream', async () => {
  let closed!: () => void;
  const over = new Promise<void>((done) => {
    closed = done;
  });
  gateway.will((response) => {
    response.once('close', closed);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(aJob('running'));
  });
  for await (const { status } of client.listen('jobEvents', { params: { id: ID } })) {
    expect(status).toBe('running');
    break;
  }
  await over;
});
