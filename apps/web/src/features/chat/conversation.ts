import type { ChatEvent, ChatMessage } from '@lqc/contracts';
import { v4 as uuid } from 'uuid';

/** The conversation on the screen: stored messages, and the state of the reply being written. */
export interface Conversation {
  readonly messages: ChatMessage[];
  /** Id of the reply that is being written; null when none is. */
  readonly writing: string | null;
  /** The server's current step before the first word of the reply. */
  readonly step: string | null;
}

/** The conversation after an event of a reply's stream. A repeated event changes nothing. */
export function afterEvent(conversation: Conversation, event: ChatEvent): Conversation {
  switch (event.type) {
    case 'message': {
      const { question, answer } = event;
      const messages = withMessage(
        question ? withMessage(conversation.messages, question) : conversation.messages,
        answer,
      );
      return { messages, writing: answer.id, step: conversation.step };
    }
    case 'step':
      return event.message_id === conversation.writing
        ? { ...conversation, step: event.step }
        : conversation;
    case 'piece': {
      const messages = conversation.messages.map((one) =>
        one.id === event.message_id
          ? { ...one, content: one.content.slice(0, event.at) + event.text }
          : one,
      );
      return { ...conversation, messages, step: null };
    }
    case 'done':
      return {
        messages: withMessage(conversation.messages, event.answer),
        writing: null,
        step: null,
      };
    case 'error':
      return {
        messages: event.answer
          ? withMessage(conversation.messages, event.answer)
          : conversation.messages,
        writing: null,
        step: null,
      };
  }
}

/** Replaces the message with the same id, or appends the message. */
function withMessage(messages: readonly ChatMessage[], message: ChatMessage): ChatMessage[] {
  const known = messages.some(({ id }) => id === message.id);
  return known
    ? messages.map((one) => (one.id === message.id ? message : one))
    : [...messages, message];
}

/** A message made in the browser, for example that the server cannot be reached. */
export function localMessage(
  role: 'user' | 'assistant',
  type: ChatMessage['type'],
  content: string,
): ChatMessage {
  return {
    // Browsers offer their own to pages served with TLS alone.
    id: uuid(),
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
