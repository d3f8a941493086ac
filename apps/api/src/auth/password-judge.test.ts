import { setImmediate } from 'node:timers/promises';
import { PasswordJudge } from './password-judge.js';

const judge = new PasswordJudge();
afterAll(() => judge.onApplicationShutdown());

const commonPasswords = [
  'password1234',
  'Password123!',
  'P@ssw0rd1234',
  'passwordpassword',
  '123456789012',
  'qwertyuiop12',
  'aaaaaaaaaaaa',
  'abcdefghijklm',
  'katasandi123',
  'Bismillah2024',
  'administrator',
  'rahasia12345',
  'Password2026!',
  'Liaison2026!!',
  'KantorPusat2026',
  'assalamualaikum',
  'Semangat2026!!',
  'Surabaya2026!',
  'liaison2026admin',
  'aaa bbb ccc 1',
  'abc def ghi 1',
  'Password-Admin-Bank1',
  'qwe asd zxc 1',
];

test.each(commonPasswords)('%s is refused, though it is long enough', async (password) => {
  await expect(judge.refuseCommon(password, 'rani')).rejects.toThrow('PASSWORD_TOO_COMMON');
});

test.each(['wirawan123456', 'Wirawan1985!', 'wirawan2026wirawan'])(
  "a user's own name with digits or a year is refused: %s",
  async (password) => {
    await expect(judge.refuseCommon(password, 'wirawan')).rejects.toThrow('PASSWORD_TOO_COMMON');
  },
);

test.each([
  'kalimat sandi yang panjang',
  'kuda baterai langit sendok',
  'vT9#kQ2m!xLp',
  'ü🙂ﬁ sandi panjang',
  'Laporan-Triwulan-Kantor-12',
  'liaison kantor merdeka 7',
  'satu_dua_tiga_4',
  'Semangka-Biru-71',
])('%s is taken: words of the office alone are no reason to refuse', async (password) => {
  await judge.refuseCommon(password, 'rani');
});

const slowest = ['p@$$w0rd', 'aA1!', '@4($', 'k3#Zq', '01021999', '(<{[/|\\!1$5+7%2'];
test.each(slowest)(
  'the longest password made of %s is judged while others are served',
  async (part) => {
    const served = setImmediate('somebody');
    await judge.refuseCommon(part.repeat(256 / part.length), 'rani').catch(() => {});
    expect(await Promise.race([served, 'nobody'])).toBe('somebody');
  },
);
