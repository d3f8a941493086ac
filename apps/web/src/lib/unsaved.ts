import { useEffect } from 'react';

/** Sentences on what would be lost by leaving, one per component that has unsaved input. */
const held = new Map<object, string>();

/** All sentences on what would be lost by leaving now. */
export const unsaved = (): string[] => [...held.values()];

/** Tells whoever signs out of something that is kept here and has not arrived; null: of nothing any more. */
export function tellUnsent(what: object, sentence: string | null): void {
  if (sentence === null) held.delete(what);
  else held.set(what, sentence);
}

/**
 * Registers a sentence on what would be lost; leaving the page or signing out then asks first. Gives what ends
 * that.
 */
export function holdUnsaved(sentence: string): () => void {
  const key = {};
  held.set(key, sentence);
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => {
    held.delete(key);
    removeEventListener('beforeunload', ask);
  };
}

/** Registers a sentence as `holdUnsaved` does while the component is there; null: nothing. */
export function useUnsaved(sentence: string | null): void {
  useEffect(() => (sentence === null ? undefined : holdUnsaved(sentence)), [sentence]);
}
