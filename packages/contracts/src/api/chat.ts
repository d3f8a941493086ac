import { z } from 'zod';
import { Check, Fact } from '../domain/facts.js';
import { QuarterRole } from '../domain/figures.js';
import { Id, Timestamp } from '../domain/id.js';
import { ERROR_CODES } from '../errors.js';
import { CHAT_MESSAGE_MAX_LENGTH, SUMMARY_MAX_LENGTH } from '../limits.js';
import { coded, Done, ErrorBody, idOf } from './common.js';
import { inSession, type Routes } from './route.js';

/**
 * The state of a reply. `writing`: the model is writing it. `complete`: written to its end, or up
 * to the model's maximum length (see `is_truncated`). `stopped`: the reader stopped it. `cut`: an
 * error ended it, and the text so far is kept. `failed`: an error ended it before the first word.
 */
export const ChatMessageStatus = z.enum(['writing', 'complete', 'stopped', 'cut', 'failed']);
export type ChatMessageStatus = z.infer<typeof ChatMessageStatus>;

/**
 * What a reply is based on. `data`: figures or quotes of the session. `none`: neither. `declined`:
 * the reply says that these data cannot answer the question, or that it was not understood.
 */
export const ChatBasis = z.enum(['data', 'none', 'declined']);
export type ChatBasis = z.infer<typeof ChatBasis>;

/** One citation such as `[K3]` in a reply: the contact that it stands for, and a quote of them. */
export const Citation = z.object({
  /** The pseudonym in the text, such as `K3`; a company keeps it throughout a session, in all quarters. */
  id: z.string(),
  /** Position of the id in `content`, in UTF-16 units. */
  start: z.number().int(),
  end: z.number().int(),
  contact_id: Id,
  contact: z.string(),
  sheet: z.string(),
  indicator: z.string(),
  quarter: QuarterRole,
  /** Copied word for word from the contact's narrative. */
  quote: z.string(),
});
export type Citation = z.infer<typeof Citation>;

export const ChatMessage = z.object({
  id: Id,
  role: z.enum(['user', 'assistant']),
  /** `welcome` is made by the browser and never sent by the gateway. */
  type: z.enum(['welcome', 'user', 'response', 'error']),
  /** Plain text with `**bold**`, lists and citations; never HTML. For an error its sentence. */
  content: z.string(),
  timestamp: Timestamp,
  status: ChatMessageStatus,
  /** True when the model stopped because the reply reached its maximum length. */
  is_truncated: z.boolean(),
  /** True when the button `Lanjutkan` can have the reply continued from its end. */
  continue_available: z.boolean(),
  citations: z.array(Citation),
  /** Its figures, companies, quotations and other words compared with the data; null until checked. */
  checks: z.array(Check).nullable(),
  /** The figures that `checks` refer to. */
  facts: z.array(Fact),
  basis: ChatBasis.nullable(),
  /** The error that made it `failed` or `cut`; null otherwise. */
  error_code: z.enum(ERROR_CODES).nullable(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** A question. `context.summary` is the draft that *Tanya Lanjutan* asks about. */
export const ChatRequest = z
  .object({
    message: z
      .string({ error: () => coded('CHAT_MESSAGE_EMPTY') })
      .trim()
      .min(1, coded('CHAT_MESSAGE_EMPTY'))
      .max(CHAT_MESSAGE_MAX_LENGTH, coded('CHAT_MESSAGE_TOO_LONG')),
    /** Key of the indicator that the user is looking at. */
    indicator_type: z.string().max(200).nullish(),
    context: z
      .object({
        conversation_mode: z.string().max(40).optional(),
        summary: z.string().max(SUMMARY_MAX_LENGTH).nullish(),
      })
      .nullish(),
  })
  .meta({
    description:
      'Other fields that scripts send (`history`, previous messages in `context`) are ignored, since the server keeps the conversation.',
  });

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

/** An event of the stream that follows a reply; the name of the server-sent event is its `type`. */
export const ChatEvent = z.discriminatedUnion('type', [
  /** Sent first: the stored question, and the reply so far (not empty when listening again). */
  z.object({ type: z.literal('message'), question: ChatMessage.nullable(), answer: ChatMessage }),
  /** Progress before the first word is written, in Indonesian. */
  z.object({ type: z.literal('step'), message_id: Id, step: z.string() }),
  /** The new content is `content.slice(0, at) + text`. */
  z.object({
    type: z.literal('piece'),
    message_id: Id,
    at: z.number().int(),
    text: z.string(),
  }),
  /** Sent last: the stored reply, whether it is complete or not. */
  z.object({ type: z.literal('done'), answer: ChatMessage }),
  /** Sent last instead when no word came: `answer` says so, or is the reply that was to be continued. */
  z.object({ type: z.literal('error'), answer: ChatMessage.nullable(), error: ErrorBody }),
]);
export type ChatEvent = z.infer<typeof ChatEvent>;

export const ChatHistoryResponse = z.object({
  /** Oldest first. */
  messages: z.array(ChatMessage),
  /**
   * Id of the reply that is being written, so that a reloaded page can follow it; null when none
   * is.
   */
  writing: Id.nullable(),
  /** Questions to start with, about this session's largest changes. */
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

const reply = {
  access: 'staff',
  params: inSession,
  response: ChatResponse,
  events: ChatEvent,
  audit: 'ask-assistant',
} as const;

/** Questions about a session's data; one conversation per session and person. */
export const chatRoutes = {
  chatHealth: {
    access: 'staff',
    summary: 'Whether questions can be answered now',
    response: ChatHealthResponse,
  },
  chat: {
    ...reply,
    summary: 'Ask a question; in pieces as server-sent events where they are accepted',
    body: ChatRequest,
  },
  continueChat: {
    ...reply,
    summary: 'Go on with a reply that ended too early',
    body: Nothing,
  },
  regenerateChat: {
    ...reply,
    summary: 'Answer the last question anew',
    body: Nothing,
  },
  stopChat: {
    access: 'staff',
    summary: 'Stop the reply that is being written, and keep it as far as it came',
    params: inSession,
    body: Nothing,
    response: Done,
  },
  chatEvents: {
    access: 'staff',
    summary: 'Listen to a reply again, after a reload or in another tab',
    params: ChatMessageParams,
    response: 'events',
    events: ChatEvent,
  },
  chatHistory: {
    access: 'staff',
    summary: "One's own conversation, and questions worth asking",
    params: inSession,
    response: ChatHistoryResponse,
  },
  clearChat: {
    access: 'staff',
    summary: "Forget one's own conversation",
    params: inSession,
    response: Done,
    audit: 'clear-chat',
  },
  exportChat: {
    access: 'staff',
    summary: "One's own conversation as a text file",
    params: inSession,
    response: 'text',
    audit: 'export-workbook',
  },
} as const satisfies Routes;
