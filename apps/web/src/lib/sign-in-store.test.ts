import { jest } from '@jest/globals';
import { signInStore } from './sign-in-store';

const aSignIn = (expires = new Date(Date.now() + 3_600_000).toISOString()) => ({
  user: { username: 'rani', role: 'staff', is_admin: false, must_change_password: false } as const,
  expires,
});

afterEach(() => signInStore.clear());

test('signing in keeps the expiry and the person, never a secret', () => {
  signInStore.set(aSignIn('2999-01-01T00:00:00.000Z'));
  expect(JSON.parse(localStorage.getItem('token')!)).toEqual({
    expires: '2999-01-01T00:00:00.000Z',
  });
  expect(JSON.parse(localStorage.getItem('user')!)).toMatchObject({ username: 'rani' });
});

test('signing out in another tab is noticed in this one', () => {
  signInStore.set(aSignIn());
  const noticed = jest.fn();
  const forget = signInStore.subscribe(noticed);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage'));
  expect(signInStore.get()).toBeNull();
  expect(noticed).toHaveBeenCalledTimes(1);
  forget();
});

test('a sign-in that expires while the page stays open is gone at the next look', () => {
  jest.useFakeTimers();
  signInStore.set(aSignIn(new Date(Date.now() + 60_000).toISOString()));
  jest.advanceTimersByTime(61_000);
  signInStore.refresh();
  expect(signInStore.get()).toBeNull();
  jest.useRealTimers();
});
