import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathOf } from '@lqc/contracts';
import { aGateway, type TestGateway } from './support/a-gateway.js';

let gateway: TestGateway;
let folder: string;
const SCRIPT = 'console.log("halo");\n'.repeat(500);

beforeAll(async () => {
  // A dot on the way, as in a checkout under a hidden folder.
  folder = join(await mkdtemp(join(tmpdir(), 'liaison-web-')), '.built');
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><title>Liaison</title><script type="module" crossorigin src="/assets/index-abc123.js"></script>',
  );
  await writeFile(join(folder, 'assets', 'index-abc123.js'), SCRIPT);
  await writeFile(join(folder, 'rahasia.txt'), 'x');
  await cp(join(import.meta.dirname, '../../web/public'), folder, { recursive: true });
  gateway = await aGateway({ WEB_DIST: folder });
});
afterAll(async () => {
  await gateway?.stop();
  await rm(join(folder, '..'), { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}${path}`, { headers: { accept: 'text/html', ...headers } });

test.each(['/', '/login', '/dashboard?tab=comparison', '/anything/else'])(
  '%s is the web client, asked for anew each time',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch('text/html');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(await response.text()).toContain('Liaison');
  },
);

test('every answer says which program the pages have, also a refusal', async () => {
  for (const path of [pathOf('live'), pathOf('me')])
    expect((await get(path)).headers.get('x-program')).toBe('/assets/index-abc123.js');
});

test.each(['gzip', 'br', 'br'])(
  'a script whose name changes with its content is kept for good, and comes compressed by %s',
  async (encoding) => {
    const response = await get('/assets/index-abc123.js', { 'accept-encoding': encoding });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toMatch('text/javascript');
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(await response.text()).toBe(SCRIPT);
  },
);

test.each(['POST', 'PUT', 'DELETE'])('a script is read and nothing else: no %s', async (method) => {
  const response = await fetch(`${gateway.url}/assets/index-abc123.js`, {
    method,
    headers: { 'accept-encoding': 'br' },
  });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
  expect(await response.text()).not.toContain('halo');
});

test('whoever only asks whether a script is there gets an answer', async () => {
  const headers = { 'accept-encoding': 'br' };
  const response = await fetch(`${gateway.url}/assets/index-abc123.js`, {
    method: 'HEAD',
    headers,
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-encoding')).toBe('br');
});

test('a script that is not there is not the web client', async () => {
  const response = await get('/assets/index-old.js', { accept: '*/*' });
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control') ?? '').not.toContain('immutable');
});

test.each([
  '/favicon.ico',
  '/sitemap.xml',
  '/.well-known/security.txt',
  '/.well-known/change-password',
  '/.env',
  '/laporan/lama.pdf',
])('%s is a file that is not there, and not the web client', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
});

test('robots are told to stay away, as text', async () => {
  const response = await get('/robots.txt');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch('text/plain');
  expect(await response.text()).toBe('User-agent: *\nDisallow: /\n');
});

test('whoever only asks whether a screen is there gets an answer', async () => {
  const response = await fetch(`${gateway.url}/`, { method: 'HEAD' });
  expect(response.status).toBe(200);
});

test('an unknown call is not the web client either', async () => {
  const response = await get('/api/v1/unknown');
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
});

test.each(['/../package.json', '/%2e%2e/%2e%2e/etc/passwd', '/assets/..%2f..%2fpackage.json'])(
  '%s leads out of nowhere',
  async (path) => {
    const text = await (await get(path)).text();
    expect(text).not.toMatch(/root:|"dependencies"/);
  },
);

test('without a built client the API works all the same', async () => {
  const bare = await aGateway({ WEB_DIST: join(folder, 'nowhere') });
  expect((await fetch(bare.url + pathOf('live'))).status).toBe(200);
  expect((await fetch(`${bare.url}/`)).status).toBe(404);
  await bare.stop();
});
