import { useEffect } from 'react';
import { create } from 'zustand';

/** The message of the sidebar about the last action. */
export interface Notice {
  readonly kind: 'success' | 'error';
  readonly text: string;
}

const useNotices = create<{ readonly notice: Notice | null }>(() => ({ notice: null }));
const set = (notice: Notice | null) => useNotices.setState({ notice });

/** Shows a notice; it stays until the next action, or until the session is reset. */
export const notices = {
  succeed: (text: string) => set({ kind: 'success', text }),
  fail: (text: string) => set({ kind: 'error', text }),
  clear: () => set(null),
};

/** Shows a notice when `failure` changes to a sentence. */
export function useFailureNotice(failure: string | null): void {
  useEffect(() => {
    if (failure) notices.fail(failure);
  }, [failure]);
}

export const useNotice = () => useNotices(({ notice }) => notice);
