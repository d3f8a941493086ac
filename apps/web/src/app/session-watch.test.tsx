import type { SignedInUser } from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { userList } from '../features/users/api';
import { api } from '../lib/api';
import { signInStore, useUser } from '../lib/sign-in-store';
import { answering, Refusal, renderInProduct, signIn } from '../testing/in-product';
import { useSessionWatch } from './session-watch';

const STAFF: SignedInUser = {
  username: 'rani',
  role: 'staff',
  is_admin: false,
  must_change_password: false,
};
const ADMIN: SignedInUser = { ...STAFF, role: 'admin', is_admin: true };
let person = STAFF;
const me = () => ({ user: person, expires: '2999-01-01T00:00:00.000Z' });

function Page() {
  useSessionWatch();
  const { is_admin: isAdmin } = useUser();
  const { refetch } = useQuery({ ...userList, enabled: false });
  return <button onClick={() => void refetch()}>{isAdmin ? 'Administrator' : 'Staf'}</button>;
}

afterEach(() => signInStore.clear());

test('a page loaded after the person was made an administrator shows it', async () => {
  signIn();
  person = ADMIN;
  answering({ me });
  renderInProduct(<Page />);
  await screen.findByText('Administrator');
  expect(signInStore.get()?.user).toEqual(ADMIN);
});

test('an administrator who is one no longer learns it at the first call that is refused', async () => {
  signIn(ADMIN);
  person = ADMIN;
  const calls = answering({ me, listUsers: () => new Refusal(403, { code: 'FORBIDDEN' }) });
  renderInProduct(<Page />);
  const button = await screen.findByRole('button', { name: 'Administrator' });
  person = STAFF;
  await userEvent.click(button);
  await screen.findByText('Staf');
  await userEvent.click(button);
  expect(calls.map(({ name }) => name)).toEqual(['me', 'listUsers', 'me', 'listUsers']);
});

test.each([
  ['another person', { username: 'budi' }],
  ['the same person', {}],
])(
  'what a call of an earlier sign-in learns says nothing of that of %s after it',
  async (_who, next) => {
    signIn();
    person = STAFF;
    answering({ me });
    renderInProduct(<Page />);
    await screen.findByText('Staf');
    let refuse = () => {};
    globalThis.fetch = () =>
      new Promise((resolve) => {
        refuse = () => resolve(Response.json({ code: 'SESSION_EXPIRED' }, { status: 401 }));
      });
    const slow = api.call('adminStatus');
    signInStore.leave();
    signIn(next);
    const since = signInStore.get();
    refuse();
    await expect(slow).rejects.toHaveProperty('code', 'SESSION_EXPIRED');
    expect(signInStore.get()).toEqual(since);
    // Their own does end it.
    const own = api.call('adminStatus');
    refuse();
    await expect(own).rejects.toHaveProperty('code', 'SESSION_EXPIRED');
    expect(Date.parse(signInStore.get()!.expires)).toBeLessThan(Date.now());
  },
);

test('calls that are refused together cause one question for the role', async () => {
  signIn(ADMIN);
  person = ADMIN;
  const forbidden = () => new Refusal(403, { code: 'FORBIDDEN' });
  const calls = answering({
    me,
    listUsers: forbidden,
    auditEvents: forbidden,
    usageLimits: forbidden,
  });
  renderInProduct(<Page />);
  await screen.findByRole('button', { name: 'Administrator' });
  person = STAFF;
  await Promise.allSettled([
    api.call('listUsers', {}),
    api.call('auditEvents', { query: {} }),
    api.call('usageLimits', {}),
  ]);
  await screen.findByText('Staf');
  expect(calls.filter(({ name }) => name === 'me')).toHaveLength(2);
});

test('a page that comes back out of the browser’s cache is seen after the guards have run for who is signed in now', async () => {
  signIn();
  answering({ me });
  const { router } = renderInProduct(<Page />);
  await screen.findByText('Staf');
  const guards = jest.spyOn(router, 'invalidate');
  const isSeen = () => document.documentElement.style.opacity !== '0';
  const goBack = () => {
    dispatchEvent(new Event('pagehide'));
    expect(isSeen()).toBe(false);
    dispatchEvent(new Event('pageshow'));
  };
  goBack();
  await waitFor(() => expect(isSeen()).toBe(true));
  expect(guards).not.toHaveBeenCalled();
  let run = () => {};
  guards.mockReturnValue(new Promise((done) => (run = done)));
  // Signed out in another tab, whose news do not reach a page in the cache.
  localStorage.clear();
  goBack();
  await waitFor(() => expect(guards).toHaveBeenCalled());
  expect(isSeen()).toBe(false);
  run();
  await waitFor(() => expect(isSeen()).toBe(true));
});
