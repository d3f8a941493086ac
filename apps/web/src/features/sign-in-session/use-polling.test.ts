import { act, renderHook, waitFor } from '@testing-library/react';
import { signInStore } from '../../lib/sign-in-store';
import { answering, Refusal, signIn } from '../../testing/in-product';
import { askRole, SESSION_POLL_MS, usePolling } from './use-polling';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test.each([
  [401, true],
  [403, false],
  [429, false],
  [503, false],
])(
  'when asking after the sign-in is answered with %d, that it has ended is %p',
  async (status, ends) => {
    signIn();
    const calls = answering({ adminStatus: () => new Refusal(status) });
    renderHook(() => usePolling(true));
    act(() => jest.advanceTimersByTime(SESSION_POLL_MS + 1));
    jest.useRealTimers();
    // More than once where the clock seems to have jumped.
    await waitFor(() => expect(calls.length).toBeGreaterThan(0));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    const isOver = () => Date.parse(signInStore.get()!.expires) < Date.now();
    await waitFor(() => expect(isOver()).toBe(ends));
  },
);

const WHO = { role: 'staff', is_admin: false, must_change_password: false } as const;

test.each([
  ['somebody else has signed in', { username: 'budi' }],
  ['the person has signed in again with another role', { role: 'admin', is_admin: true }],
] as const)('an answer that comes when %s says nothing of the sign-in', async (_when, next) => {
  signIn();
  let answer: (given: unknown) => void = () => {};
  const calls = answering({ me: () => new Promise((resolve) => (answer = resolve)) });
  const asked = askRole();
  await waitFor(() => expect(calls).toHaveLength(1));
  signIn(next);
  const since = signInStore.get();
  answer({ user: { ...WHO, username: 'rani', must_change_password: true }, expires: '' });
  await asked;
  expect(signInStore.get()).toEqual(since);
});
