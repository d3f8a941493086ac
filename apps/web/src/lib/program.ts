import { createStore, useStore } from 'zustand';

/** True once the gateway served another program than this page's. */
const replaced = createStore<boolean>(() => false);

/** Hears where the gateway's program begins, whose name changes with every change of it. */
export function heardProgram(served: string | null): void {
  const own = document.querySelector('script[type="module"][src^="/assets/"]')?.getAttribute('src');
  if (served && own && served !== own) replaced.setState(true, true);
}

export const isReplaced = (): boolean => replaced.getState();
export const useReplaced = (): boolean => useStore(replaced);
