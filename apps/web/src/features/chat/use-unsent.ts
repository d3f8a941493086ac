import type { ChatMessage } from '@lqc/contracts';
import { useRef } from 'react';
import { useSavedDraft } from '../../lib/use-saved-draft';
import type { Ask } from './api';
import { said } from './conversation';

/** What was asked and did not reach the server, or brought nothing: it can be asked again. */
export interface Unsent {
  readonly what: Ask;
  /** The question, where the server never took it, and why nothing came of it. */
  readonly messages: readonly ChatMessage[];
}

/** What failed in this window, kept by the tab until it is asked again or the history is cleared. */
export function useUnsent(sessionId: string) {
  const [unsent, setUnsent] = useSavedDraft<readonly Unsent[]>(`chat unsent ${sessionId}`, []);
  // Failures come long after the question was asked.
  const latest = useRef(unsent);
  const change = (next: readonly Unsent[]) => {
    latest.current = next;
    setUnsent(next);
  };
  return {
    unsent,
    add(what: Ask, sentence: string, isTaken: boolean): void {
      const question =
        what.kind === 'question' && !isTaken ? [said('user', 'user', what.question.message)] : [];
      const messages = [...question, said('assistant', 'error', sentence)];
      change([...latest.current, { what, messages }]);
    },
    take: (one: Unsent) => change(latest.current.filter((other) => other !== one)),
    clear: () => change([]),
  };
}
