import { createServer, type Server, type Socket } from 'node:net';
import { HeardClient } from '../src/index.js';
import { requireScram } from '../src/scram-only.js';
import { startTestPostgres } from '../src/testing/index.js';

const PASSWORD = 'kata-sandi-peran-produk';

/** A message of the server: its letter and what follows its length. */
function message(letter: string, ...parts: (number | string)[]): Buffer {
  const body = Buffer.concat(
    parts.map((part) => {
      if (typeof part === 'string') return Buffer.from(part);
      const number = Buffer.alloc(4);
      number.writeInt32BE(part);
      return number;
    }),
  );
  const head = Buffer.alloc(5);
  head.write(letter);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const OK = message('R', 0);
const READY = message('Z', 'I');
const LETS_IN = Buffer.concat([OK, READY]);
const ASKS_SCRAM = message('R', 10, 'SCRAM-SHA-256\0\0');
const continued = (said: string) =>
  message('R', 11, `r=${/r=([^,\0]+)/.exec(said)![1]}abc,s=${btoa('garam')},i=4096`);
const WRONG_PROOF = Buffer.concat([message('R', 12, `v=${btoa('tebakan')}`), LETS_IN]);

type Answer = Buffer | ((said: string) => Buffer);

let impostor: Server | undefined;
const sockets = new Set<Socket>();
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await new Promise((done) => (impostor ? impostor.close(done) : done(null)));
  impostor = undefined;
});

/** Listens in the server's place: what it is told, one by one, and its address. */
async function listen(...answers: Answer[]) {
  const told: string[] = [];
  impostor = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('data', (chunk: Buffer) => {
      const said = chunk.toString('latin1');
      const answer = answers[told.length];
      told.push(said);
      if (answer) socket.write(typeof answer === 'function' ? answer(said) : answer);
    });
  });
  await new Promise<void>((ready) => impostor!.listen(0, '127.0.0.1', ready));
  const { port } = impostor.address() as { port: number };
  return { told, url: `postgres://liaison_product:${PASSWORD}@127.0.0.1:${port}/liaison` };
}

const begin = (url: string) =>
  new HeardClient({ connectionString: url, connectionTimeoutMillis: 3000 }).connect();

// The first message opens the connection; what comes after it answers the impostor.
test.each<[string, number, Answer[]]>([
  ['asks for the password in the clear', 1, [message('R', 3), LETS_IN]],
  ['asks for it by MD5', 1, [message('R', 5, 'salt'), LETS_IN]],
  ['lets everybody in', 1, [LETS_IN]],
  ['is ready without a word', 1, [READY]],
  ['begins SCRAM and lets in', 2, [ASKS_SCRAM, LETS_IN]],
  ['begins SCRAM and asks in the clear', 2, [ASKS_SCRAM, message('R', 3)]],
  ['leaves out its proof', 3, [ASKS_SCRAM, continued, LETS_IN]],
  ['proves what it does not know', 3, [ASKS_SCRAM, continued, WRONG_PROOF]],
])(
  'whoever listens on the embedded server’s port and %s gets nothing',
  async (_, said, answers) => {
    const { told, url } = await listen(...answers);
    const client = begin(requireScram(url));
    await expect(client).rejects.toThrow(/SCRAM/);
    expect(told).toHaveLength(said);
    expect(told.join('')).not.toContain(PASSWORD);
  },
);

test('a server of one’s own lets in as it is set to', async () => {
  const trusting = await listen(LETS_IN);
  await (await begin(trusting.url)).end();
  impostor!.close();
  const asking = await listen(message('R', 3), LETS_IN);
  await (await begin(asking.url)).end();
  expect(asking.told[1]).toContain(PASSWORD);
});

test('the embedded server is asked for its proof, and gives it', async () => {
  const postgres = await startTestPostgres();
  const { url } = await postgres.createDatabase();
  expect(requireScram(url)).toBe(url);
  const client = await begin(url);
  expect(await client.query('SELECT 1 AS one')).toMatchObject({ rows: [{ one: 1 }] });
  await client.end();
  await postgres.stop();
});
