import { Controller, Inject, Req, Res } from '@nestjs/common';
import {
  type ChatHealthResponse,
  type ChatHistoryResponse,
  CodedError,
  type Done,
  DOWNLOAD_NAMES,
  SESSION_ID_SHOWN_LENGTH,
} from '@lqc/contracts';
import { Database } from '@lqc/database';
import { chatPhrases, fill } from '@lqc/phrases';
import type { Response } from 'express';
import { EVENT_STREAM } from '../http/event-stream.js';
import type { LiaisonRequest } from '../http/request.js';
import { type BodyOf, type ParamsOf, RouteBody, RouteOf, RouteParams } from '../http/route-of.js';
import { ChatHealth } from './chat-health.js';
import { ChatLimits } from './chat-limits.js';
import { chatMessage } from './chat-message.js';
import { ChatStreams } from './chat-streams.js';
import { chatText } from './chat-text.js';
import { type AcceptedAnswer, ChatService } from './chat.service.js';
import { suggestionsOf } from './suggested-questions.js';

/** Latest messages that a conversation is opened with. */
const CHAT_SHOWN_MESSAGES = 500;

/** Questions about a session's data. */
@Controller()
export class ChatController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(ChatService) private readonly service: ChatService,
    @Inject(ChatStreams) private readonly streams: ChatStreams,
    @Inject(ChatLimits) private readonly limits: ChatLimits,
    @Inject(ChatHealth) private readonly healthOf: ChatHealth,
  ) {}

  @RouteOf('chatHealth')
  async health(@Req() request: LiaisonRequest): Promise<ChatHealthResponse> {
    return { status: await this.healthOf.status(request) };
  }

  @RouteOf('chat')
  ask(
    @RouteParams('chat') { session }: ParamsOf<'chat'>,
    @RouteBody('chat') body: BodyOf<'chat'>,
    @Req() request: LiaisonRequest,
    @Res() response: Response,
  ): Promise<void> {
    return this.#answer(() => this.service.ask(session, body, request), request, response);
  }

  @RouteOf('continueChat')
  goOn(
    @RouteParams('continueChat') { session }: ParamsOf<'continueChat'>,
    @Req() request: LiaisonRequest,
    @Res() response: Response,
  ): Promise<void> {
    return this.#answer(() => this.service.goOn(session, request), request, response);
  }

  @RouteOf('regenerateChat')
  regenerate(
    @RouteParams('regenerateChat') { session }: ParamsOf<'regenerateChat'>,
    @Req() request: LiaisonRequest,
    @Res() response: Response,
  ): Promise<void> {
    return this.#answer(() => this.service.regenerate(session, request), request, response);
  }

  @RouteOf('stopChat')
  async stop(
    @RouteParams('stopChat') { session }: ParamsOf<'stopChat'>,
    @Req() request: LiaisonRequest,
  ): Promise<Done> {
    const stopped = await this.service.stop(await this.service.place(session, request));
    return { success: true, message: stopped ? chatPhrases.stopped : chatPhrases.nothingToStop };
  }

  @RouteOf('chatEvents')
  async events(
    @RouteParams('chatEvents') { session, id }: ParamsOf<'chatEvents'>,
    @Req() request: LiaisonRequest,
    @Res() response: Response,
  ): Promise<void> {
    const place = await this.service.place(session, request);
    const answer = await this.database.chat.find(place, id);
    if (answer?.role !== 'assistant') throw new CodedError('CHAT_MESSAGE_NOT_FOUND');
    const release = this.limits.stream(place.userId);
    const listening = { place, question: null, answer, requestId: request.id };
    await this.streams.tell(listening, response).finally(release);
  }

  @RouteOf('chatHistory')
  async history(
    @RouteParams('chatHistory') { session: id }: ParamsOf<'chatHistory'>,
    @Req() request: LiaisonRequest,
  ): Promise<ChatHistoryResponse> {
    const { session, ...place } = await this.service.place(id, request);
    const messages = await this.database.chat.history(place, CHAT_SHOWN_MESSAGES);
    return {
      messages: messages.map(chatMessage),
      writing: messages.find(({ status }) => status === 'writing')?.id ?? null,
      suggestions: suggestionsOf(session.answer),
    };
  }

  @RouteOf('clearChat')
  async clear(
    @RouteParams('clearChat') { session }: ParamsOf<'clearChat'>,
    @Req() request: LiaisonRequest,
  ): Promise<Done> {
    await this.service.clear(await this.service.place(session, request));
    return { success: true, message: chatPhrases.cleared };
  }

  @RouteOf('exportChat')
  async export(
    @RouteParams('exportChat') { session: id }: ParamsOf<'exportChat'>,
    @Req() request: LiaisonRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const { session, ...place } = await this.service.place(id, request);
    const messages = await this.database.chat.history(place, CHAT_SHOWN_MESSAGES);
    response.type('text/plain; charset=utf-8');
    const session8 = session.id.slice(0, SESSION_ID_SHOWN_LENGTH);
    response.attachment(fill(DOWNLOAD_NAMES.chat, { session8 }));
    return chatText(messages, session);
  }

  /** In pieces for whoever accepts events, else when the answer has ended. */
  async #answer(
    begin: () => Promise<AcceptedAnswer>,
    request: LiaisonRequest,
    response: Response,
  ): Promise<void> {
    if (!String(request.headers.accept ?? '').includes(EVENT_STREAM)) {
      response.json(await this.service.ended(await begin()));
      return;
    }
    const release = this.limits.stream(request.signedIn!.user.id);
    try {
      const { place, question, answer } = await begin();
      await this.streams.tell({ place, question, answer, requestId: request.id }, response);
    } finally {
      release();
    }
  }
}
