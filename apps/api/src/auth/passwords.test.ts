import { PASSWORD_MAX_LENGTH } from '@lqc/contracts';
import { hashPassword, verifyPassword } from './passwords.js';

test('a password is kept as an argon2id hash of the cost that OWASP asks for at least', async () => {
  expect(await hashPassword('Semangka-Biru-71')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('a password is checked as it was sent: neither trimmed, nor cut, nor folded', async () => {
  const long = 'x'.repeat(PASSWORD_MAX_LENGTH);
  const [plain, longest] = [await hashPassword('Kata Sandi é'), await hashPassword(long)];
  expect(await verifyPassword(plain, 'Kata Sandi é')).toBe(true);
  expect(await verifyPassword(longest, long)).toBe(true);
  for (const near of ['kata sandi é', ' Kata Sandi é', 'Kata Sandi é ', 'Kata Sandi e\u0301'])
    expect([near, await verifyPassword(plain, near)]).toEqual([near, false]);
  expect(await verifyPassword(longest, `${long.slice(1)}y`)).toBe(false);
});

test('nobody signs in to an account that does not exist', async () => {
  expect(await verifyPassword(null, 'Semangka-Biru-71')).toBe(false);
});
