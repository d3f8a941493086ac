import type { ChatMessage } from '@lqc/contracts';
import { useRef } from 'react';
import { useSavedDraft } from '../../lib/use-saved-draft';
import type { Ask } from './api';
import { localMessage } from './conversation';

/** A request without a reply, which can be repeated. */
export interface Unsent {
  readonly what: Ask;
  /**
   * The question, unless the server has stored it, and the message that says why there is no reply.
   */
  readonly messages: readonly ChatMessage[];
}

/** The failed request, stored in the tab until it is repeated or the history is cleared. */
export function useUnsent(sessionId: string) {
  const [unsent, setUnsent] = useSavedDraft<readonly Unsent[]>(`chat unsent ${sessionId}`, []);
  // A failure arrives long after the render that asked, so the latest state is read from a ref.
  const latest = useRef(unsent);
  const change = (next: readonly Unsent[]) => {
    latest.current = next;
    setUnsent(next);
  };
  return {
    unsent,
    add(what: Ask, sentence: string, isTaken: boolean): void {
      const question =
        what.kind === 'question' && !isTaken
          ? [localMessage('user', 'user', what.question.message)]
          : [];
      const messages = [...question, localMessage('assistant', 'error', sentence)];
      change([...latest.current, { what, messages }]);
    },
    take: (one: Unsent) => change(latest.current.filter((other) => other !== one)),
    clear: () => change([]),
  };
}
