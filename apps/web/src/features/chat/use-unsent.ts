import type { ChatMessage } from '@lqc/contracts';
import { useRef } from 'react';
import { useSavedDraft } from '../../lib/use-saved-draft';
import type { Ask } from './api';
import { localMessage } from './conversation';
import { copy } from './copy';

/** A request without a reply, which can be repeated. */
export interface Unsent {
  readonly what: Ask;
  /**
   * The question, unless the server has stored it, and the message that says why there is no reply.
   */
  readonly messages: readonly ChatMessage[];
  /** The last stored message when it was sent; null when there was none, undefined where unknown. */
  readonly after?: Pick<ChatMessage, 'id' | 'content'> | null;
}

/** How many of the stored messages it was sent after. */
export function placeOf({ after }: Unsent, stored: readonly ChatMessage[]): number {
  if (after === null) return 0;
  return stored.findIndex(({ id }) => id === after?.id) + 1 || stored.length;
}

/** Whether it is answered for: the server has the question after all, or the last answer, of which it was asked, is another. */
export function isOver({ what, after }: Unsent, stored: readonly ChatMessage[]): boolean {
  if (what.kind !== 'question') {
    const last = stored.at(-1);
    return last?.id !== after?.id || last?.content !== after?.content;
  }
  if (after === undefined) return false;
  const later = stored.slice(stored.findIndex(({ id }) => id === after?.id) + 1);
  return later.some(({ role, content }) => role === 'user' && content === what.question.message);
}

/**
 * Requests without a known reply. They are stored in the tab from sending until a reply begins, they are
 * repeated, or the history is cleared.
 */
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
    /** Keeps a question while it is sent, in case no answer ever comes. */
    keep(what: Ask & { readonly kind: 'question' }, after: Unsent['after']): Unsent {
      const messages = [
        localMessage('user', 'user', what.question.message),
        localMessage('assistant', 'error', copy.interrupted),
      ];
      const one = { what, messages, after };
      change([...latest.current, one]);
      return one;
    },
    /** Says why there is no reply; `kept` is the question, unless the server has stored it. */
    add(what: Ask, sentence: string, after: Unsent['after'], kept: Unsent | null = null): void {
      const messages = [
        ...(kept?.messages.slice(0, 1) ?? []),
        localMessage('assistant', 'error', sentence),
      ];
      // Of the last answer only what was tried last is told.
      const others = latest.current.filter((one) => one !== kept && one.what.kind === 'question');
      change([...others, { after, ...kept, what, messages }]);
    },
    take: (one: Unsent) => change(latest.current.filter((other) => other !== one)),
    clear: () => change([]),
  };
}
