import { EXPORT_TOAST_MS } from '@lqc/contracts';
import { useSyncExternalStore } from 'react';

/** What the sidebar says of the last action. */
export interface Notice {
  readonly kind: 'success' | 'error';
  readonly text: string;
}

let notice: Notice | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: Notice | null): void {
  clearTimeout(timer);
  notice = next;
  for (const listener of listeners) listener();
}

/** Shows a notice; a success goes by itself, an error stays until the next action. */
export const notices = {
  succeed(text: string): void {
    set({ kind: 'success', text });
    timer = setTimeout(() => set(null), EXPORT_TOAST_MS);
  },
  fail: (text: string) => set({ kind: 'error', text }),
  clear: () => set(null),
  get: () => notice,
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useNotice = () => useSyncExternalStore(subscribe, notices.get);
