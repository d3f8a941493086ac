import { REQUEST_ID_PATTERN } from '@lqc/contracts';
import { ApiError, Client, encodedRequest, NetworkError } from '../src/index.js';
import { aGateway, json, refusal } from './gateway.js';

const SESSION = '6f1c1f0e-7a35-4c54-9a53-0c6a4b8f2f10';
const session = SESSION;
let gateway: Awaited<ReturnType<typeof aGateway>>;
let client: Client;
beforeAll(async () => {
  gateway = await aGateway();
  client = new Client({ baseUrl: () => gateway.url });
});
afterAll(() => gateway?.stop());
beforeEach(() => void gateway.heard.splice(0));
const last = () => gateway.heard.at(-1)!;

test('a route is called by its name: its method, its path filled in, its query, its JSON', async () => {
  gateway.will(json({ sector: 'a' }), json({ success: true }));
  await client.call('sectorCompanies', { params: { session, name: 'Industri / Pengolahan' } });
  expect(last()).toMatchObject({
    method: 'GET',
    url: `/api/v1/sessions/${SESSION}/sectors/Industri%20%2F%20Pengolahan`,
  });
  await client.call('deleteFile', { body: { fileId: SESSION, fileType: 'company' } });
  expect(last()).toMatchObject({ method: 'POST', url: '/api/node/delete-file' });
  expect(last().headers['content-type']).toBe('application/json');
  expect(JSON.parse(last().body.toString())).toEqual({ fileId: SESSION, fileType: 'company' });
});

test('what is left open of a query is not sent', async () => {
  gateway.will(json({ events: [], next: null }), json({ events: [], next: null }));
  await client.call('auditEvents', { query: { actor: '', action: 'sign-in', limit: 5 } });
  expect(last().url).toBe('/api/v1/admin/audit?action=sign-in&limit=5');
  await client.call('auditEvents');
  expect(last().url).toBe('/api/v1/admin/audit');
});

test('a call without a parameter of its path is a mistake of ours and sends nothing', async () => {
  // @ts-expect-error -- neither does the compiler let it through
  await expect(client.call('compare')).rejects.toThrow('compare is called without session');
  // @ts-expect-error -- nor a body that the route does not take
  await client.call('me', { body: { username: 'a' } }).catch(() => {});
  // @ts-expect-error -- nor an indicator that there is none of
  const unknown = { params: { session }, body: { text_type: 'cuaca' } } satisfies Parameters<
    typeof client.call<'tfIdf'>
  >[1];
  expect(unknown).toBeDefined();
  expect(gateway.heard.filter(({ url }) => url.includes('compare'))).toEqual([]);
});

test('every call carries a request id of its own and the credential of its client', async () => {
  const script = new Client({
    baseUrl: () => gateway.url,
    headers: () => ({ authorization: 'Bearer kunci' }),
  });
  gateway.will(json({}), json({}));
  await script.call('me');
  await script.call('me');
  const ids = gateway.heard.map(({ headers }) => headers['x-request-id']);
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(REQUEST_ID_PATTERN);
  expect(last().headers.authorization).toBe('Bearer kunci');
});

test('a call that nobody made says so, so that it does not extend the session', async () => {
  gateway.will(json({}), json({}));
  await client.call('me', { background: true });
  expect(last().headers['x-background']).toBe('1');
  await client.call('me');
  expect(last().headers['x-background']).toBeUndefined();
});

test('a refusal is an error with the code, the sentence for a person and the request id', async () => {
  const refused: string[] = [];
  const watched = new Client({
    baseUrl: () => gateway.url,
    onRefused: ({ code }, name) => refused.push(`${name} ${code}`),
  });
  gateway.will(refusal('LABEL_TAKEN', 409));
  await expect(watched.call('me')).rejects.toEqual(
    new ApiError(409, 'LABEL_TAKEN', 'Kalimat.', 'r-1', 'Kalimat.'),
  );
  expect(refused).toEqual(['me LABEL_TAKEN']);
});

test.each([
  ['its sentence in detail alone', 422, { detail: 'Kalimat.' }],
  ['200, and says in it that it refused', 200, { success: false, message: 'Kalimat.' }],
])(
  'another server’s refusal is told in its own words where it gives %s',
  async (_how, status, body) => {
    gateway.will(json(body, status));
    await expect(client.call('me')).rejects.toMatchObject({ status, detail: 'Kalimat.' });
  },
);

test('whatever answers that is not the gateway still tells a person what to do', async () => {
  const html = (status: number) => (response: import('node:http').ServerResponse) => {
    response.writeHead(status, { 'content-type': 'text/html' });
    response.end('<html>Bad gateway</html>');
  };
  gateway.will(html(502), html(200), json({ code: 'WHAT_IS_THIS', message: 3 }, 418));
  for (const status of [502, 200, 418])
    await expect(client.call('me')).rejects.toMatchObject({
      name: 'ApiError',
      status,
      code: 'INTERNAL',
      message: expect.stringMatching(/coba lagi/),
    });
});

test('a gateway out of reach is a network error, a call that was given up is not', async () => {
  const nowhere = new Client({ baseUrl: () => 'http://127.0.0.1:1' });
  await expect(nowhere.call('me')).rejects.toBeInstanceOf(NetworkError);
  const signal = AbortSignal.abort();
  await expect(client.call('me', { signal })).rejects.toHaveProperty('name', 'AbortError');
});

test('each response is shown before it is read, also a refusal', async () => {
  const seen: string[] = [];
  const watching = new Client({
    baseUrl: () => gateway.url,
    onResponse: ({ status, headers }, { background }) =>
      seen.push(`${status} ${headers.get('x-session-left-ms')} ${background}`),
  });
  gateway.will(json({}, 200, { 'x-session-left-ms': '9' }), refusal('FORBIDDEN', 403));
  await watching.call('me', { background: true });
  await watching.call('me').catch(() => {});
  expect(seen).toEqual(['200 9 true', '403 null false']);
});

test('a form carries its fields before its files, one or many of a name', async () => {
  const file = (name: string) => new File(['isi'], name);
  gateway.will(json({}), json({}));
  await client.call('uploadQuarterlyFile', {
    body: { label: 'Triwulan I' },
    files: { file: file('a b.xlsx') },
  });
  const form = last().body.toString();
  expect(last().headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(form).toMatch(/name="label"\s+Triwulan I[^]*name="file"; filename="a b.xlsx"/);
  await client.call('previewMerge', { files: { files: [file('1.xlsx'), file('2.xls')] } });
  expect(last().body.toString()).toMatch(/name="files"; filename="1.xlsx"[^]*filename="2.xls"/);
});

test('a file comes with the name that the server gives it, in either form', async () => {
  const named = (disposition?: string) =>
    json('isi', 200, disposition ? { 'content-disposition': disposition } : {});
  const cases: [disposition: string | undefined, name: string | null][] = [
    ['attachment; filename="BAB2_Harga Jual_Triwulan I.xlsx"', 'BAB2_Harga Jual_Triwulan I.xlsx'],
    ['attachment; filename=a.png', 'a.png'],
    ['attachment; filename="a \\"b\\".xlsx"', 'a "b".xlsx'],
    [
      `attachment; filename="?.xlsx"; filename*=UTF-8''Triwulan%20%E2%85%A0.xlsx`,
      'Triwulan Ⅰ.xlsx',
    ],
    ['attachment', null],
    ["attachment; filename*=UTF-8''%E2%85", null],
    [undefined, null],
  ];
  for (const [disposition, name] of cases) {
    gateway.will(named(disposition));
    const { blob, fileName } = await client.file('artifact', { params: { id: SESSION } });
    expect([fileName, await blob.text()]).toEqual([name, '"isi"']);
  }
  gateway.will(refusal('ARTIFACT_NOT_FOUND', 404));
  await expect(client.file('artifact', { params: { id: SESSION } })).rejects.toHaveProperty(
    'code',
    'ARTIFACT_NOT_FOUND',
  );
});

test('whoever sends by other means has the same request', () => {
  expect(encodedRequest('login', { body: { username: 'a', password: 'b' } })).toEqual({
    method: 'POST',
    path: '/api/node/login',
    headers: { 'content-type': 'application/json' },
    body: '{"username":"a","password":"b"}',
  });
});
