import { forgetPerson, writeStored } from './browser-store';
import { readSignIn, writeSignIn } from './sign-in-storage';

const user = {
  username: 'rani',
  role: 'staff',
  is_admin: false,
  must_change_password: false,
} as const;
const HOUR = 3_600_000;

beforeEach(() => localStorage.clear());

test('an expired sign-in is removed together with everything else of the person', () => {
  writeSignIn({ user, expires: new Date(1000).toISOString() });
  writeStored('dashboardState', { sessionId: 'a' });
  expect(readSignIn(2000)).toBeNull();
  expect(localStorage.length).toBe(0);
});

test('a token that is no JSON counts as valid unless it is empty', () => {
  writeSignIn({ user, expires: '' });
  localStorage.setItem('token', 'teks-biasa');
  expect(readSignIn()?.user.username).toBe('rani');
  localStorage.setItem('token', '');
  expect(readSignIn()).toBeNull();
});

test('a stored person without a name is nobody', () => {
  writeSignIn({ user, expires: '' });
  writeStored('user', { role: 'admin', is_admin: true });
  expect(readSignIn()).toBeNull();
});

test('signing out leaves nothing of the person behind but what belongs to the browser', () => {
  writeStored('rememberMe', true);
  localStorage.setItem('savedUsername', 'rani');
  localStorage.setItem('theme', 'dark');
  writeSignIn({ user, expires: new Date(Date.now() + HOUR).toISOString() });
  writeStored('somethingNew', 'of a later version');
  forgetPerson();
  expect(Object.keys(localStorage).sort()).toEqual(['rememberMe', 'savedUsername', 'theme']);
});
