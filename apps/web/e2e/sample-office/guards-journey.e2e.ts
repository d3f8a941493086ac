import { ErrorBody, type Route, type RouteName, ROUTES } from '@lqc/contracts';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { firstAnalysis } from '../support/first-analysis';
import { addPerson } from '../support/people';
import { complaints, journey, look, page as admin, pageOf, product } from '../support/journey';

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

describe('the audit log', () => {
  test('shows who did what, and who was refused', async () => {
    await admin.goto('/admin-settings?tab=audit');
    await admin
      .getByRole('rowheader', { name: 'Mencoba tindakan administrator' })
      .first()
      .waitFor();
    await admin.getByRole('cell', { name: 'sari', exact: true }).first().waitFor();
  });

  test('is narrowed to an action', async () => {
    await admin.getByLabel('Tindakan', { exact: true }).selectOption({ label: 'Membuat akun' });
    const person = admin.getByLabel('Pengguna', { exact: true });
    await person.fill(product.admin.username);
    await admin.getByText(/^1 catatan ditampilkan/).waitFor();
    await admin.getByRole('rowheader', { name: 'Membuat akun' }).waitFor();
    await person.fill('tidak-ada');
    await admin.getByText('Tidak ada catatan yang cocok').waitFor();
    await look('65-jejak-audit-kosong');
    await admin.getByRole('button', { name: 'Hapus saringan' }).click();
    await admin.getByRole('rowheader', { name: 'Masuk' }).first().waitFor();
  });

  test('leaves as CSV', async () => {
    const [download] = await Promise.all([
      admin.waitForEvent('download'),
      admin.getByRole('button', { name: 'Ekspor CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('jejak_audit.csv');
    const text = readFileSync(await download.path(), 'utf8');
    expect(text).toContain('Mencoba tindakan administrator;Ditolak;FORBIDDEN');
  });
});

describe('accounts', () => {
  test('a password that everyone tries first is refused with what to do', async () => {
    await staff.goto('/admin-settings?tab=profil');
    await staff.getByLabel('Kata sandi saat ini').fill('kalimat sandi yang panjang');
    await staff.getByLabel('Kata sandi baru', { exact: true }).fill('katasandi1234');
    await staff.getByLabel('Ulangi kata sandi baru').fill('katasandi1234');
    await staff.getByRole('button', { name: 'Simpan kata sandi' }).click();
    await staff.getByText('Kata sandi ini mudah ditebak.').waitFor();
    await look('66-sandi-umum', staff);
  });

  test('an administrator signs a user out, whose next step asks to sign in', async () => {
    await admin.goto('/admin-settings?tab=pengguna');
    await admin.getByRole('button', { name: 'Keluarkan: sari' }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Keluarkan' }).click();
    await admin.getByText('sari keluar dari semua perangkat.').waitFor();
    await staff.reload();
    await staff.getByRole('dialog', { name: 'Sesi berakhir' }).waitFor();
  });

  test('one’s own sessions end all at once', async () => {
    await admin.goto('/admin-settings?tab=profil');
    await admin.getByRole('button', { name: 'Keluar dari semua perangkat' }).click();
    await admin
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Keluar dari semua perangkat' })
      .click();
    await admin.waitForURL(/\/login/);
    expect(await admin.evaluate(() => localStorage.getItem('user'))).toBeNull();
  });
});

test('no page wanted a script or style that the policy forbids', () => {
  expect(complaints).toEqual([]);
});
