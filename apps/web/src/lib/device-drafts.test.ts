import { deviceDrafts } from './device-drafts';
import { savedDrafts } from './saved-drafts';
import { signInStore } from './sign-in-store';

const signIn = (username: string) =>
  signInStore.set({
    user: { username, role: 'staff', is_admin: false, must_change_password: false },
    expires: new Date(Date.now() + 3_600_000).toISOString(),
  });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signInStore.refresh();
  signIn('rani');
  deviceDrafts.write('rani', 'section', 'Permintaan naik');
});
afterEach(() => signInStore.leave());

test('what was typed is there for the same person in a new tab, also after the sign-in ended', () => {
  sessionStorage.clear();
  expect(deviceDrafts.read('rani', 'section')).toBe('Permintaan naik');
  signInStore.clear();
  signIn('rani');
  expect(deviceDrafts.read('rani', 'section')).toBe('Permintaan naik');
});

test('it is removed by signing out', () => {
  signInStore.leave();
  expect(JSON.stringify({ ...localStorage })).not.toContain('Permintaan');
});

test.each(['budi', 'ran', 'rani b'])('it is removed when another person (%s) signs in', (other) => {
  signInStore.clear();
  signIn(other);
  expect(JSON.stringify({ ...localStorage })).not.toContain('Permintaan');
  deviceDrafts.write(other, 'section', 'Ekspor turun');
  signInStore.clear();
  signIn('rani');
  expect(JSON.stringify({ ...localStorage })).not.toContain('Ekspor');
});

test('a tab of somebody who signed out elsewhere, or whose place another took, keeps nothing any more', () => {
  signInStore.leave();
  deviceDrafts.write('rani', 'section', 'Ekspor turun');
  signIn('budi');
  deviceDrafts.write('rani', 'section', 'Ekspor turun');
  expect(JSON.stringify({ ...localStorage })).not.toContain('Ekspor');
});

test('a page that is opened by another person removes it, though this tab was theirs before', () => {
  savedDrafts.openFor('budi');
  expect(deviceDrafts.read('rani', 'section')).toBeNull();
});

test('on a full disk typing goes on, and nothing older is given back in its place', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  deviceDrafts.write('rani', 'section', 'Permintaan naik tajam');
  full.mockRestore();
  expect(deviceDrafts.read('rani', 'section')).toBeNull();
});
