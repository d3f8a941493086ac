import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { callsOf } from '../support/calls';
import { signInFirst } from '../support/first-analysis';
import { journey, look, page as admin, pageOf, product, staysQuiet } from '../support/journey';
import { addPerson } from '../support/people';

let staff: Page;

journey('with sample data', async () => {
  await signInFirst(admin, product.admin);
  await addPerson(admin, { username: 'tari', role: 'staff' });
  staff = await pageOf('tari');
  const refused = callsOf(staff).call('createUser', { body: { username: 'x', role: 'staff' } });
  await expect(refused).rejects.toThrow();
  await admin.goto('/admin-settings?tab=audit');
});

describe('the audit log', () => {
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
    await admin.getByRole('button', { name: 'Akhiri sesi: tari' }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Akhiri sesi' }).click();
    await admin.getByText('tari keluar dari semua perangkat.').waitFor();
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

staysQuiet();
