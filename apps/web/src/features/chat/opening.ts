import { useSyncExternalStore } from 'react';

/** The draft that a question is about. */
export interface About {
  readonly title: string;
  readonly summary: string;
}

interface Opening {
  readonly isOpen: boolean;
  readonly about: About | null;
}

let current: Opening = { isOpen: false, about: null };
const listeners = new Set<() => void>();
const set = (next: Opening) => {
  current = next;
  for (const listener of listeners) listener();
};

/** Whether the assistant is open, and about what: any part of the dashboard may open it. */
export const chatOpening = {
  open: (about: About | null = current.about) => set({ isOpen: true, about }),
  close: () => set({ ...current, isOpen: false }),
  forgetAbout: () => set({ ...current, about: null }),
};

export const useChatOpening = (): Opening =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
