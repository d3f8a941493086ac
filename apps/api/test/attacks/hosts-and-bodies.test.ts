import { request } from 'node:http';
import { connect } from 'node:net';
import { ErrorBody, pathOf } from '@lqc/contracts';
import { gateway, withGateway } from '../support/with-gateway.js';

withGateway(async () => {}, {
  settings: { ALLOWED_HOSTS: 'liaison.kantor.example, Lain.Example' },
});

/** Asked for under a name, as a browser would whose address line has it. */
function asked(
  host: string,
  path: string = pathOf('adminStatus'),
  more: Record<string, string> = {},
) {
  const { hostname, port } = new URL(gateway.url);
  return new Promise<{ status: number; body: { code?: string; message?: string } }>(
    (resolve, reject) => {
      const sent = request(
        { hostname, port, path, headers: { host, 'x-forwarded-for': '10.9.9.9', ...more } },
        (response) => {
          let text = '';
          response.on('data', (piece: Buffer) => (text += piece.toString()));
          response.on('end', () =>
            resolve({ status: response.statusCode!, body: JSON.parse(text || '{}') as object }),
          );
        },
      );
      sent.on('error', reject);
      sent.end();
    },
  );
}

test.each([
  'localhost:3000',
  '127.0.0.1',
  '192.168.1.20:3000',
  '[::1]:3000',
  'server-kantor',
  'liaison.kantor.example',
  'LIAISON.kantor.example:443',
  'lain.example.',
])('it answers under %s', async (host) => {
  expect((await asked(host)).status).not.toBe(421);
});

test.each(['penyerang.example', 'liaison.kantor.example.penyerang.example', '127.0.0.1.nip.io'])(
  'under %s, which may have been made to lead here, it answers with the setting’s name',
  async (host) => {
    const { status, body } = await asked(host);
    expect({ status, code: body.code }).toEqual({ status: 421, code: 'HOST_UNKNOWN' });
    expect(body.message).toContain('ALLOWED_HOSTS');
    expect(body.message).toContain(host);
  },
);

test('a name that a page says of itself does not help, and neither does one that a proxy passes on', async () => {
  const evil = 'penyerang.example';
  const told = await asked(evil, pathOf('adminStatus'), { 'x-forwarded-host': 'localhost' });
  expect(told.status).toBe(421);
  const passed = await asked('api', pathOf('adminStatus'), { 'x-forwarded-host': evil });
  expect(passed.status).toBe(421);
});

test('what keeps the process running is told under any name', async () => {
  expect((await asked('apa.saja.example', pathOf('live'))).status).toBe(200);
});

/** What is answered to bytes that may be no request. */
function answered(bytes: string): Promise<string> {
  const { port } = new URL(gateway.url);
  return new Promise((resolve, reject) => {
    let said = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (piece: Buffer) => (said += piece.toString()));
    socket.on('close', () => resolve(said));
    socket.on('error', reject);
  });
}

test.each([
  ['headers without an end', `X-Long: ${'x'.repeat(20_000)}`, 431, 'HEADERS_TOO_LARGE'],
  ['a header without a name', ': x', 400, 'BAD_REQUEST'],
  ['two lengths', 'Content-Length: 5\r\nContent-Length: 6', 400, 'BAD_REQUEST'],
  ['no host', '', 401, 'NOT_AUTHENTICATED'],
  [
    'an expectation that nobody knows',
    'Host: localhost\r\nExpect: a miracle',
    401,
    'NOT_AUTHENTICATED',
  ],
])('%s are refused with the one error body', async (_what, header, status, code) => {
  const head = `GET ${pathOf('me')} HTTP/1.1\r\nConnection: close\r\n${header && `${header}\r\n`}\r\n`;
  const said = await answered(head);
  const [first, body] = [said.split('\r\n', 1)[0], said.split('\r\n\r\n')[1]!];
  expect(first).toContain(` ${status} `);
  expect(said).toContain('application/json');
  const told = ErrorBody.parse(JSON.parse(body));
  expect(told.code).toBe(code);
  expect(said).toContain(`X-Request-Id: ${told.request_id}`);
});

/** How long a connection lives whose body does not come, and what it was told. */
function halfSent(head: string): Promise<{ ms: number; said: string }> {
  const { hostname, port } = new URL(gateway.url);
  return new Promise((resolve, reject) => {
    const began = performance.now();
    let said = '';
    const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname, () =>
      socket.write(
        `${head}\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"a":`,
      ),
    );
    socket.on('data', (piece: Buffer) => (said += piece.toString()));
    socket.on('close', () => resolve({ ms: performance.now() - began, said }));
    socket.on('error', reject);
  });
}

test('a stranger who is refused is not waited for', async () => {
  const { ms, said } = await halfSent(`POST ${pathOf('createUser')} HTTP/1.1`);
  expect(said).toContain(' 401 ');
  expect(ms).toBeLessThan(5000);
}, 60_000);

test('a stranger whose body does not come is waited for some seconds, not minutes', async () => {
  const { ms } = await halfSent(`POST ${pathOf('login')} HTTP/1.1`);
  expect(ms).toBeLessThan(20_000);
}, 60_000);

test('a sector whose name holds what no text may hold is not found', async () => {
  const staff = await gateway.signedIn('staff');
  const params = { session: crypto.randomUUID(), name: '\u0000' };
  const refused = await staff.refusal('sectorCompanies', { params });
  expect(refused).toMatchObject({ status: 422, code: 'SECTOR_NOT_FOUND' });
});
