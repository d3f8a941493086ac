import { refuseCommonPassword } from './common-passwords.js';

test.each([
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
])('%s is refused, though it is long enough', (password) => {
  expect(() => refuseCommonPassword(password, 'rani')).toThrow('PASSWORD_TOO_COMMON');
});

test("a user's own name with digits is refused", () => {
  expect(() => refuseCommonPassword('wirawan123456', 'wirawan')).toThrow('PASSWORD_TOO_COMMON');
});

test.each([
  'kalimat sandi yang panjang',
  'kuda baterai langit sendok',
  'vT9#kQ2m!xLp',
  'ü🙂ﬁ sandi panjang',
])('%s is taken', (password) => {
  expect(() => refuseCommonPassword(password, 'rani')).not.toThrow();
});

test('the longest password allowed is judged at once', () => {
  const began = performance.now();
  refuseCommonPassword('k3#Zq'.repeat(3) + 'xyz!w9Lm'.repeat(30), 'rani');
  expect(performance.now() - began).toBeLessThan(5000);
});
