import { Controller } from '@nestjs/common';
import {
  type ChatResponse,
  CodedError,
  DOWNLOAD_NAMES,
  SESSION_ID_SHOWN_LENGTH,
  type SessionFigures,
} from '@lqc/contracts';
import { Database } from '@lqc/database';
import { chatPhrases, fill } from '@lqc/phrases';
import type { Call } from '../http/call.js';
import { Serves } from '../http/serves.js';
import { EVENT_STREAM } from '../http/event-stream.js';
import { ANSWERED, done, FileReply } from '../http/reply.js';
import { Streams } from '../jobs/streams.js';
import { ChatHealth } from './chat-health.js';
import { chatMessage } from './chat-message.js';
import { chatText } from './chat-text.js';
import {
  type AcceptedReply,
  type CallInSession,
  ChatService,
  conversationOf,
} from './chat.service.js';
import { suggestionsOf } from './suggested-questions.js';

/** Number of latest messages in the response when a conversation is opened. */
const CHAT_SHOWN_MESSAGES = 500;

/** The chat assistant: questions about a session's data. */
@Controller()
export class ChatController {
  constructor(
    private readonly database: Database,
    private readonly service: ChatService,
    private readonly listeners: Streams,
    private readonly health: ChatHealth,
  ) {}

  @Serves('chatHealth')
  async chatHealth({ request }: Call<'chatHealth'>) {
    return { status: await this.health.status(request) };
  }

  @Serves('chat')
  chat(call: Call<'chat'>) {
    return this.#reply(call, () => this.service.ask(call));
  }

  @Serves('continueChat')
  continueChat(call: Call<'continueChat'>) {
    return this.#reply(call, () => this.service.continueReply(call));
  }

  @Serves('regenerateChat')
  regenerateChat(call: Call<'regenerateChat'>) {
    return this.#reply(call, () => this.service.regenerate(call));
  }

  @Serves('stopChat')
  async stopChat(call: Call<'stopChat'>) {
    const stopped = await this.service.stop(conversationOf(call));
    return done(stopped ? chatPhrases.stopped : chatPhrases.nothingToStop);
  }

  @Serves('chatEvents')
  async chatEvents(call: Call<'chatEvents'>): Promise<typeof ANSWERED> {
    const { params, request } = call;
    const conversation = conversationOf(call);
    const reply = await this.database.chat.find(conversation, params.id);
    if (reply?.role !== 'assistant') throw new CodedError('CHAT_MESSAGE_NOT_FOUND');
    this.listeners.take(call);
    const listening = { conversation, question: null, reply, requestId: request.id };
    await this.service.stream(listening, this.listeners.open(call));
    return ANSWERED;
  }

  @Serves('chatHistory')
  async chatHistory(call: Call<'chatHistory'>) {
    const messages = await this.database.chat.history(conversationOf(call), CHAT_SHOWN_MESSAGES);
    // Only of figures that are stored: no conversation waits for a worker to suggest what to ask.
    const of = { sessionId: call.session.id };
    const { written } = await this.database.computations.find('start-session', of);
    return {
      messages: messages.map(chatMessage),
      writing: messages.find(({ status }) => status === 'writing')?.id ?? null,
      suggestions: suggestionsOf(written ? (JSON.parse(written) as SessionFigures) : null),
    };
  }

  @Serves('clearChat')
  async clearChat(call: Call<'clearChat'>) {
    await this.service.clear(conversationOf(call));
    return done(chatPhrases.cleared);
  }

  @Serves('exportChat')
  async exportChat(call: Call<'exportChat'>) {
    const { session } = call;
    const messages = await this.database.chat.history(conversationOf(call), CHAT_SHOWN_MESSAGES);
    const session8 = session.id.slice(0, SESSION_ID_SHOWN_LENGTH);
    const fileName = fill(DOWNLOAD_NAMES.chat, { session8 });
    return new FileReply(fileName, 'text/plain; charset=utf-8', chatText(messages, session));
  }

  /** Streams the reply to clients that accept events; others get it when it has ended. */
  async #reply(
    call: CallInSession,
    begin: () => Promise<AcceptedReply>,
  ): Promise<ChatResponse | typeof ANSWERED> {
    const { request } = call;
    if (!String(request.headers.accept ?? '').includes(EVENT_STREAM)) {
      const accepted = await begin();
      request.leaveTurn?.();
      return this.service.ended(accepted);
    }
    this.listeners.take(call);
    const { conversation, question, reply } = await begin();
    const listening = { conversation, question, reply, requestId: request.id };
    await this.service.stream(listening, this.listeners.open(call));
    return ANSWERED;
  }
}
