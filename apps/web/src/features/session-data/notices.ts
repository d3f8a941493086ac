import { EXPORT_TOAST_MS } from '@lqc/contracts';
import { create } from 'zustand';

/** What the sidebar says of the last action. */
export interface Notice {
  readonly kind: 'success' | 'error';
  readonly text: string;
}

const useNotices = create<{ readonly notice: Notice | null }>(() => ({ notice: null }));
let timer: ReturnType<typeof setTimeout> | undefined;

function set(notice: Notice | null): void {
  clearTimeout(timer);
  useNotices.setState({ notice });
}

/** Shows a notice; a success goes by itself, an error stays until the next action. */
export const notices = {
  succeed(text: string): void {
    set({ kind: 'success', text });
    timer = setTimeout(() => set(null), EXPORT_TOAST_MS);
  },
  fail: (text: string) => set({ kind: 'error', text }),
  clear: () => set(null),
};

export const useNotice = () => useNotices(({ notice }) => notice);
