import { z } from 'zod';
import { Check, Fact } from '../domain/facts.js';
import { QuarterRole } from '../domain/figures.js';
import { Id, Timestamp } from '../domain/id.js';
import { ERROR_CODES } from '../errors.js';
import { CHAT_MESSAGE_MAX_LENGTH, SUMMARY_MAX_LENGTH } from '../limits.js';
import { ADDRESSES } from './addresses.js';
import { coded, Done, ErrorBody, idOf } from './common.js';
import { inSession, type Routes } from './route.js';

/**
 * How a reply stands: being written; written to its end (or to the model's length, see
 * `is_truncated`); stopped by its reader; cut off by a fault with what had come until then; failed
 * before a word had come.
 */
export const ChatMessageStatus = z.enum(['writing', 'complete', 'stopped', 'cut', 'failed']);
export type ChatMessageStatus = z.infer<typeof ChatMessageStatus>;

/** What a reply rests on: figures and quotes of the session, nothing, or it says that it cannot. */
export const ChatBasis = z.enum(['data', 'none', 'declined']);
export type ChatBasis = z.infer<typeof ChatBasis>;

/** One `[K3]` of a reply: the contact behind it, and its own words. */
export const Citation = z.object({
  /** The opaque id as it stands in the text: `K3`. The same contact has the same in a session. */
  id: z.string(),
  /** Where the id stands in `content`, in UTF-16 units. */
  start: z.number().int(),
  end: z.number().int(),
  contact_id: Id,
  contact: z.string(),
  sheet: z.string(),
  indicator: z.string(),
  quarter: QuarterRole,
  /** Word for word in the contact's narrative. */
  quote: z.string(),
});
export type Citation = z.infer<typeof Citation>;

export const ChatMessage = z.object({
  id: Id,
  role: z.enum(['user', 'assistant']),
  /** `welcome` is only said by the window. */
  type: z.enum(['welcome', 'user', 'response', 'error']),
  /** Plain text with `**bold**`, lists and `[K3]`; never HTML. Of an error its sentence. */
  content: z.string(),
  timestamp: Timestamp,
  status: ChatMessageStatus,
  /** The model stopped at its length. */
  is_truncated: z.boolean(),
  /** `Lanjutkan` can go on where it ends. */
  continue_available: z.boolean(),
  citations: z.array(Citation),
  /** Numbers, quarters, directions and companies held against the data; null while unchecked. */
  checks: z.array(Check).nullable(),
  /** The figures that its checks refer to. */
  facts: z.array(Fact),
  basis: ChatBasis.nullable(),
  /** Why it failed or was cut off. */
  error_code: z.enum(ERROR_CODES).nullable(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/**
 * A question. What scripts send besides (`history`, more `context`) is left unread; the conversation
 * itself is the one kept on the server. `context.summary` is the draft that *Tanya Lanjutan* asks about.
 */
export const ChatRequest = z.object({
  message: z
    .string({ error: () => coded('CHAT_MESSAGE_EMPTY') })
    .trim()
    .min(1, coded('CHAT_MESSAGE_EMPTY'))
    .max(CHAT_MESSAGE_MAX_LENGTH, coded('CHAT_MESSAGE_TOO_LONG')),
  /** The indicator in view. */
  indicator_type: z.string().max(200).nullish(),
  context: z
    .object({
      conversation_mode: z.string().max(40).optional(),
      summary: z.string().max(SUMMARY_MAX_LENGTH).nullish(),
    })
    .nullish(),
});
export type ChatRequest = z.infer<typeof ChatRequest>;

export const ChatResponse = z.object({
  status: ChatMessageStatus,
  response: z.string(),
  is_truncated: z.boolean(),
  continue_available: z.boolean(),
  message: ChatMessage,
  /** The conversation's latest messages, oldest first. */
  history: z.array(ChatMessage),
});
export type ChatResponse = z.infer<typeof ChatResponse>;

/** What an event stream tells of a reply; each event's name is its `type`. */
export const ChatEvent = z.discriminatedUnion('type', [
  /** First: the question as it is kept, and the reply so far (empty, or taken up again). */
  z.object({ type: z.literal('message'), question: ChatMessage.nullable(), answer: ChatMessage }),
  /** What happens before the first word comes, in Indonesian. */
  z.object({ type: z.literal('step'), message_id: Id, step: z.string() }),
  /** The content is `content.slice(0, at) + text` from now on. */
  z.object({
    type: z.literal('piece'),
    message_id: Id,
    at: z.number().int(),
    text: z.string(),
  }),
  /** Last: the reply as it is kept, whichever way it ended. */
  z.object({ type: z.literal('done'), answer: ChatMessage }),
  /** Last: no reply came; `answer` is the message that says so. */
  z.object({ type: z.literal('error'), answer: ChatMessage.nullable(), error: ErrorBody }),
]);
export type ChatEvent = z.infer<typeof ChatEvent>;

export const ChatHistoryResponse = z.object({
  /** Oldest first. */
  messages: z.array(ChatMessage),
  /** The reply that is being written, to be listened to again after a reload. */
  writing: Id.nullable(),
  /** Made of this session's largest changes. */
  suggestions: z.array(z.string()),
});
export type ChatHistoryResponse = z.infer<typeof ChatHistoryResponse>;

export const ChatHealthResponse = z.object({
  status: z.enum(['healthy', 'unconfigured', 'unreachable']),
});
export type ChatHealthResponse = z.infer<typeof ChatHealthResponse>;

export const ChatMessageParams = z.object({
  session: idOf('ANALYSIS_NOT_FOUND'),
  id: idOf('CHAT_MESSAGE_NOT_FOUND'),
});

const Nothing = z.object({});

/** Questions about a session's data; one conversation per session and person. */
export const chatRoutes = {
  chatHealth: {
    ...ADDRESSES.chatHealth,
    access: 'staff',
    summary: 'Whether questions can be answered now',
    response: ChatHealthResponse,
  },
  chat: {
    ...ADDRESSES.chat,
    access: 'staff',
    summary: 'Ask a question; in pieces as server-sent events where they are accepted',
    params: inSession,
    body: ChatRequest,
    response: ChatResponse,
    events: ChatEvent,
  },
  continueChat: {
    ...ADDRESSES.continueChat,
    access: 'staff',
    summary: 'Go on with a reply that ended too early',
    params: inSession,
    body: Nothing,
    response: ChatResponse,
    events: ChatEvent,
  },
  regenerateChat: {
    ...ADDRESSES.regenerateChat,
    access: 'staff',
    summary: 'Answer the last question anew',
    params: inSession,
    body: Nothing,
    response: ChatResponse,
    events: ChatEvent,
  },
  stopChat: {
    ...ADDRESSES.stopChat,
    access: 'staff',
    summary: 'Stop the reply that is being written, and keep it as far as it came',
    params: inSession,
    body: Nothing,
    response: Done,
  },
  chatEvents: {
    ...ADDRESSES.chatEvents,
    access: 'staff',
    summary: 'Listen to a reply again, after a reload or in another tab',
    params: ChatMessageParams,
    response: 'events',
    events: ChatEvent,
  },
  chatHistory: {
    ...ADDRESSES.chatHistory,
    access: 'staff',
    summary: "One's own conversation, and questions worth asking",
    params: inSession,
    response: ChatHistoryResponse,
  },
  clearChat: {
    ...ADDRESSES.clearChat,
    access: 'staff',
    summary: "Forget one's own conversation",
    params: inSession,
    response: Done,
    audit: 'clear-chat',
  },
  exportChat: {
    ...ADDRESSES.exportChat,
    access: 'staff',
    summary: "One's own conversation as a text file",
    params: inSession,
    response: 'text',
    audit: 'export-workbook',
  },
} as const satisfies Routes;
