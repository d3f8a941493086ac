import type { StoredSignIn } from '../lib/sign-in-storage';
import { detourOf } from './guards';

const aSignIn = (mustChange = false): StoredSignIn => ({
  user: { username: 'rani', role: 'staff', is_admin: false, must_change_password: mustChange },
  expires: '2999-01-01T00:00:00Z',
});
const at = (pathname: string, search = '') => ({ pathname, href: pathname + search });

test('a stranger is sent to sign in, and from there back to the very address', () => {
  expect(detourOf(null, at('/dashboard', '?tab=comparison'))).toEqual({
    to: '/login',
    search: { from: '/dashboard?tab=comparison' },
  });
});

test('whoever is signed in stays where they are, staff on the settings too', () => {
  for (const path of ['/homepage', '/dashboard', '/admin-settings', '/admin'])
    expect(detourOf(aSignIn(), at(path))).toBeNull();
});

test('a one-time password leads to changing it, which returns to whatever was asked for, and nowhere else', () => {
  expect(detourOf(aSignIn(true), at('/laporan/r-1', '?bagian=a'))).toEqual({
    to: '/change-password',
    search: { from: '/laporan/r-1?bagian=a' },
  });
  expect(detourOf(aSignIn(true), at('/change-password'))).toBeNull();
});
