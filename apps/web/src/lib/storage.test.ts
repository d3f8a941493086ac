import {
  clearSignIn,
  readDashboardState,
  readRemembered,
  readSignIn,
  writeDashboardState,
  writeRemembered,
  writeSignIn,
} from './storage';

const user = {
  username: 'rani',
  role: 'staff',
  is_admin: false,
  must_change_password: false,
} as const;
const HOUR = 3_600_000;

beforeEach(() => localStorage.clear());

test('an expired sign-in is removed together with the dashboard state', () => {
  writeSignIn({ user, expires: new Date(1000).toISOString() });
  writeDashboardState({ sessionId: 'a', quarterNowId: '', quarterBeforeId: '', lastYearId: '' });
  expect(readSignIn(2000)).toBeNull();
  expect(localStorage.length).toBe(0);
});

test('a token that is no JSON counts as valid while it is there', () => {
  writeSignIn({ user, expires: '' });
  localStorage.setItem('token', 'teks-biasa');
  expect(readSignIn()?.user.username).toBe('rani');
});

test('the dashboard state is restored for 24 hours and removed afterwards', () => {
  writeDashboardState({ sessionId: 'a', quarterNowId: 'n', quarterBeforeId: 'b', lastYearId: '' });
  expect(readDashboardState(Date.now() + 23.9 * HOUR)?.sessionId).toBe('a');
  expect(readDashboardState(Date.now() + 24.1 * HOUR)).toBeNull();
  expect(localStorage.getItem('dashboardState')).toBeNull();
});

test('a username is remembered only as long as the box is ticked', () => {
  writeRemembered('rani');
  expect(readRemembered()).toBe('rani');
  writeRemembered(null);
  expect(readRemembered()).toBeNull();
});

test('signing out leaves nothing of the person behind but what was to be remembered', () => {
  writeRemembered('rani');
  writeSignIn({ user, expires: new Date(Date.now() + HOUR).toISOString() });
  clearSignIn();
  expect(Object.keys(localStorage)).toEqual(['rememberMe', 'savedUsername']);
});
