import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathOf } from '@lqc/contracts';
import { aGateway, type TestGateway } from './support/a-gateway.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await aGateway({ BEHIND_TLS: 'true' });
});
afterAll(() => gateway?.stop());

const directives = async (path: string) => {
  const policy = (await fetch(gateway.url + path)).headers.get('content-security-policy') ?? '';
  return Object.fromEntries(
    policy.split(';').map((one) => {
      const [name, ...values] = one.trim().split(' ');
      return [name, values.join(' ')];
    }),
  );
};

test.each([pathOf('live'), '/api/docs', pathOf('me'), '/api/unknown'])(
  '%s comes with the policy that allows nothing from elsewhere and nothing inline',
  async (path) => {
    expect(await directives(path)).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' data: blob:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'manifest-src': "'self'",
      'worker-src': "'self' blob:",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
  },
);

test('the other headers leave nothing to guess', async () => {
  const { headers } = await fetch(gateway.url + pathOf('live'));
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.has('x-powered-by')).toBe(false);
  expect(headers.has('access-control-allow-origin')).toBe(false);
});

test('without TLS nothing promises it, and the cookie has no name that browsers would refuse', async () => {
  const plain = await aGateway({ BEHIND_TLS: 'false' });
  const response = await fetch(plain.url + pathOf('login'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'kata-sandi-admin-uji' }),
  });
  expect(response.headers.has('strict-transport-security')).toBe(false);
  expect(response.headers.getSetCookie()[0]).toMatch(/^liaison_session=/);
  await plain.stop();
});

test('behind TLS the cookies are bound to this host', async () => {
  const body = { username: 'admin', password: 'kata-sandi-admin-uji' };
  const response = await gateway.stranger().send('login', { body });
  const cookies = response.headers.getSetCookie();
  expect(cookies.map((line) => line.split('=')[0])).toEqual([
    '__Host-liaison_session',
    '__Host-liaison_device',
  ]);
  for (const cookie of cookies) {
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/'])
      expect(cookie).toMatch(new RegExp(part, 'i'));
    expect(cookie).not.toMatch(/Domain=/i);
  }
});

test('no page that we serve holds a script or style of its own', async () => {
  const docs = await (
    await fetch(`${gateway.url}/api/docs`, {
      headers: { authorization: `Bearer ${(await gateway.admin()).token}` },
    })
  ).text();
  expect(docs).toContain('<script');
  const index = await readFile(join(import.meta.dirname, '../../web/index.html'), 'utf8');
  for (const page of [docs, index]) {
    expect(page).not.toMatch(/<script(?![^>]*\ssrc=)[^>]*>/i);
    expect(page).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:/i);
  }
});

test('no source of the web client builds markup from text', async () => {
  const root = join(import.meta.dirname, '../../web/src');
  const files = (await readdir(root, { recursive: true })).filter((one) =>
    /(?<!\.test)\.tsx?$/.test(one),
  );
  expect(files.length).toBeGreaterThan(100);
  for (const file of files)
    expect({
      file,
      found:
        /dangerouslySetInnerHTML|\.innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function/.exec(
          await readFile(join(root, file), 'utf8'),
        )?.[0],
    }).toEqual({ file, found: undefined });
});

test('one person’s runaway script is slowed down, and told for how long', async () => {
  const busy = await aGateway({ RATE_LIMIT_PER_MINUTE: '5' });
  const [runaway, other] = [await busy.signedIn('staff'), await busy.signedIn('staff')];
  for (let i = 0; i < 5; i += 1) await runaway.call('me');
  const refused = await runaway.refusal('me');
  expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  await other.call('me');
  await busy.stop();
});
