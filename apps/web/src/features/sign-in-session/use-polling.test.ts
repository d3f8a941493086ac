import { SESSION_POLL_MS } from '@lqc/contracts';
import { act, renderHook, waitFor } from '@testing-library/react';
import { signInStore } from '../../lib/sign-in-store';
import { answering, Refusal, signIn } from '../../testing/in-product';
import { usePolling } from './use-polling';

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
