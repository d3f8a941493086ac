import type { ChatEvent, ChatMessage } from '@lqc/contracts';

/** A conversation as it is seen: what is kept, and what is just being written. */
export interface Conversation {
  readonly messages: ChatMessage[];
  /** The reply being written. */
  readonly writing: string | null;
  /** What happens before its first word. */
  readonly step: string | null;
}

export const NO_CONVERSATION: Conversation = { messages: [], writing: null, step: null };

/** The conversation after an event of a reply. Events that come twice change nothing. */
export function after(was: Conversation, event: ChatEvent): Conversation {
  switch (event.type) {
    case 'message': {
      const { question, answer } = event;
      const messages = put(question ? put(was.messages, question) : was.messages, answer);
      return { messages, writing: answer.id, step: was.step };
    }
    case 'step':
      return event.message_id === was.writing ? { ...was, step: event.step } : was;
    case 'piece': {
      const messages = was.messages.map((one) =>
        one.id === event.message_id
          ? { ...one, content: one.content.slice(0, event.at) + event.text }
          : one,
      );
      return { ...was, messages, step: null };
    }
    case 'done':
      return { messages: put(was.messages, event.answer), writing: null, step: null };
    case 'error':
      return {
        messages: event.answer ? put(was.messages, event.answer) : was.messages,
        writing: null,
        step: null,
      };
  }
}

/** The messages with this one: in the place of the one it was, or at the end. */
function put(messages: readonly ChatMessage[], message: ChatMessage): ChatMessage[] {
  const known = messages.some(({ id }) => id === message.id);
  return known
    ? messages.map((one) => (one.id === message.id ? message : one))
    : [...messages, message];
}

/** A message that only this window says, such as that the server cannot be reached. */
export function said(
  role: 'user' | 'assistant',
  type: ChatMessage['type'],
  content: string,
): ChatMessage {
  return {
    id: crypto.randomUUID(),
    role,
    type,
    content,
    timestamp: new Date().toISOString(),
    status: 'complete',
    is_truncated: false,
    continue_available: false,
    citations: [],
    checks: null,
    facts: [],
    basis: null,
    error_code: null,
  };
}
