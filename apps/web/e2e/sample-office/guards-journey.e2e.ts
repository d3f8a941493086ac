import { readdirSync, readFileSync } from 'node:fs';
import { ErrorBody, pathOf, type Route, type RouteName, ROUTES } from '@lqc/contracts';
import type { Page } from 'playwright-core';
import { firstAnalysis } from '../support/first-analysis';
import { addPerson } from '../support/people';
import { complaints, journey, look, page as admin, pageOf, product } from '../support/journey';
import { METRICS_TOKEN } from '../support/secrets';
import { shared } from '../support/shared';

let staff: Page;

journey('with sample data', async () => {
  await firstAnalysis(admin, product);
  await addPerson(admin, { username: 'sari', role: 'staff' });
  staff = await pageOf('sari');
});

const names = (page: Page, role: 'button' | 'tab') => page.getByRole(role).allInnerTexts();

describe('staff', () => {
  test.each([
    '/admin',
    '/admin-settings',
    '/admin-settings?tab=audit',
    '/admin-settings?tab=model',
  ])('find nothing at %s that changes what is the office’s', async (address) => {
    await staff.goto(address);
    await staff.getByText('Triwulan III 2025', { exact: true }).first().waitFor();
    const found = [...(await names(staff, 'button')), ...(await names(staff, 'tab'))].join(' | ');
    expect(found).not.toMatch(
      /Unggah|Ganti file|Hapus|Muat data contoh|Pengguna|Konfigurasi LLM|Bobot PDRB|Operasional|Jejak audit|Tambah/,
    );
  });

  test('are refused every act of an administrator by HTTP, with a message and not a dialog', async () => {
    const acts = (Object.entries(ROUTES) as [RouteName, Route][])
      .filter(([, { access }]) => access === 'admin')
      .map(([, { method, path }]) => ({
        method,
        path: path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000'),
      }));
    expect(acts.length).toBeGreaterThan(10);
    const refusals = await staff.evaluate(async (calls) => {
      const found: string[] = [];
      for (const { method, path } of calls) {
        const answer = await fetch(path, {
          method,
          ...(method === 'GET' || method === 'DELETE'
            ? {}
            : { headers: { 'content-type': 'application/json' }, body: '{}' }),
        });
        found.push(await answer.text());
      }
      return found;
    }, acts);
    expect(new Set(refusals.map((text) => ErrorBody.parse(JSON.parse(text)).code))).toEqual(
      new Set(['FORBIDDEN']),
    );
    expect(refusals).toHaveLength(acts.length);
    expect(await staff.getByRole('dialog').count()).toBe(0);
  });

  test('see the profile of a Standard User', async () => {
    await staff.goto('/admin-settings?tab=profil');
    await staff.getByText('Standard User').waitFor();
    await look('63-profil-staf', staff);
  });
});

test('the audit log shows who did what, and who was refused', async () => {
  await admin.goto('/admin-settings?tab=audit');
  await admin.getByRole('rowheader', { name: 'Mencoba tindakan administrator' }).first().waitFor();
  await admin.getByRole('cell', { name: 'sari', exact: true }).first().waitFor();
});

test('no page wanted a script or style that the policy forbids', () => {
  expect(complaints).toEqual([]);
});

const SECRET = /-rahasia-untuk-uji|postgres(?:ql)?:\/\//;
/** What the system tells of a process, and nothing once it has ended. */
function toldOf(pid: number, path: string): string {
  try {
    return readFileSync(`/proc/${pid}/${path}`, 'utf8');
  } catch {
    return '';
  }
}
/** A backend of PostgreSQL may end while it is looked at. */
function tasksOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}
const descendantsOf = (pid: number): number[] =>
  tasksOf(pid)
    .flatMap((task) => toldOf(pid, `task/${task}/children`).split(' '))
    .flatMap((child) => (child ? [Number(child), ...descendantsOf(Number(child))] : []));

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('no process that the product starts holds a secret in its environment', async () => {
  const { pid, url } = await shared();
  const all = descendantsOf(pid);
  const commands = all.map((one) => toldOf(one, 'cmdline')).join();
  for (const one of ['api/dist/main', 'worker/dist/main', 'isolation/process-main'])
    expect(commands).toContain(one);
  const holding = all.filter((one) => SECRET.test(toldOf(one, 'environ')));
  expect(holding.map((one) => toldOf(one, 'cmdline'))).toEqual([]);
  // They have them all the same.
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  expect((await fetch(new URL(pathOf('metrics'), url), { headers })).status).toBe(200);
});
