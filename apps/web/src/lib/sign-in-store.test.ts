import { savedDrafts } from './saved-drafts';
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

test('a sign-in that ends while its page is open stays for the expired dialog, whose it was', () => {
  jest.useFakeTimers();
  signInStore.set(aSignIn(new Date(Date.now() + 60_000).toISOString()));
  jest.advanceTimersByTime(61_000);
  signInStore.refresh();
  expect(signInStore.get()?.user.username).toBe('rani');
  signInStore.clear();
  expect(signInStore.get()).toBeNull();
  jest.useRealTimers();
});

test('an ended sign-in of somebody else is none', () => {
  localStorage.setItem('user', JSON.stringify({ ...aSignIn().user, username: 'budi' }));
  localStorage.setItem('token', JSON.stringify({ expires: '2001-01-01T00:00:00Z' }));
  signInStore.refresh();
  expect(signInStore.get()).toBeNull();
  expect(localStorage.getItem('token')).toBeNull();
});

test('what the server says is counted from now, also where the clock is hours ahead', () => {
  jest.useFakeTimers({ now: Date.parse('2031-05-05T05:05:05Z') });
  signInStore.set(aSignIn());
  jest.advanceTimersByTime(1_800_000);
  signInStore.left(3_600_000, { background: false, signIn: signInStore.number() });
  expect(Date.parse(signInStore.get()!.expires) - Date.now()).toBe(3_600_000);
  jest.useRealTimers();
});

test('the end of the session is told to other tabs by its expiry', () => {
  signInStore.set(aSignIn());
  signInStore.expire({ signIn: signInStore.number() });
  const { expires } = JSON.parse(localStorage.getItem('token')!) as { expires: string };
  expect(Date.parse(expires)).toBeLessThan(Date.now());
});

test('the time that is left of an earlier sign-in says nothing of the one after it', () => {
  signInStore.set(aSignIn());
  const earlier = signInStore.number();
  signInStore.leave();
  signInStore.set(aSignIn());
  const since = signInStore.get();
  signInStore.left(60_000, { background: true, signIn: earlier });
  expect(signInStore.get()).toEqual(since);
});

test('what was typed waits for the same person, and for nobody after leaving', () => {
  signInStore.set(aSignIn());
  savedDrafts.write('summary', 'Permintaan naik');
  signInStore.clear();
  signInStore.set(aSignIn());
  expect(savedDrafts.read('summary')).toBe('Permintaan naik');
  signInStore.clear();
  signInStore.set({ ...aSignIn(), user: { ...aSignIn().user, username: 'budi' } });
  expect(savedDrafts.read('summary')).toBeNull();
  expect(signInStore.people()).toEqual({ before: 'rani', now: 'budi' });
  savedDrafts.write('summary', 'Ekspor turun');
  signInStore.leave();
  expect(sessionStorage.length).toBe(0);
});
