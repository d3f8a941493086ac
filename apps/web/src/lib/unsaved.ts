import { useEffect } from 'react';

/** What would be lost by leaving, by who holds it: a sentence for a person. */
const held = new Map<object, string>();

/** Sentences on what leaving now would lose. */
export const unsaved = (): string[] => [...held.values()];

/** While `sentence` is given, leaving the page asks first, and signing out says it. */
export function useUnsaved(sentence: string | null): void {
  useEffect(() => {
    if (sentence === null) return;
    const key = {};
    held.set(key, sentence);
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => {
      held.delete(key);
      removeEventListener('beforeunload', ask);
    };
  }, [sentence]);
}
