import { useEffect, useRef } from 'react';
import { create } from 'zustand';
import { announce } from '../../lib/announce';
import { signInStore } from '../../lib/sign-in-store';

/** The message of the sidebar about the last action. */
export interface Notice {
  readonly kind: 'success' | 'error';
  readonly text: string;
}

const useNotices = create<{ readonly notice: Notice | null }>(() => ({ notice: null }));
const set = (notice: Notice | null) => useNotices.setState({ notice });
const forget = (notice: Notice) =>
  useNotices.setState((was) => (was.notice === notice ? { notice: null } : was));

/** How long a success is shown, in milliseconds. */
const SUCCESS_MS = 2_500;

/**
 * Shows a notice in the sidebar, and announces it unless it is said already, by a message or an alert: the sidebar may be
 * folded, or on a telephone out of sight. A success goes by itself; a failure stays until the next action, until what failed
 * succeeds, or until the session is reset.
 */
export const notices = {
  succeed(text: string, { isSaid = false } = {}) {
    const notice: Notice = { kind: 'success', text };
    if (!isSaid) announce(text);
    set(notice);
    setTimeout(() => forget(notice), SUCCESS_MS);
  },
  fail(text: string, { isSaid = false } = {}): Notice {
    const notice: Notice = { kind: 'error', text };
    if (!isSaid) announce(text);
    set(notice);
    return notice;
  },
  clear: () => set(null),
};
signInStore.whenGone(notices.clear);

/**
 * Shows a notice when `failure` becomes a sentence, which an alert on the page says, and removes that one when it is
 * none any more.
 */
export function useFailureNotice(failure: string | null): void {
  const shown = useRef<Notice | null>(null);
  useEffect(() => {
    if (failure) shown.current = notices.fail(failure, { isSaid: true });
    else if (shown.current) forget(shown.current);
  }, [failure]);
}

export const useNotice = () => useNotices(({ notice }) => notice);
