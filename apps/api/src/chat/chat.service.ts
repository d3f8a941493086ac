import { Inject, Injectable } from '@nestjs/common';
import { type ChatResponse, CodedError, indicatorKeyOf, JOBS } from '@lqc/contracts';
import {
  type StartedReply,
  type ConversationRequest,
  Database,
  type SessionOutline,
  type SignedIn,
  type StoredChatMessage,
} from '@lqc/database';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { AnyCall, Call } from '../http/call.js';
import type { EventStream } from '../http/event-stream.js';
import { takePoint } from '../http/take-point.js';
import { LongWork } from '../jobs/long-work.js';
import { RunWatch } from '../jobs/run-watch.js';
import { CONFIG, type GatewayConfig } from '../tokens.js';
import { chatMessage, failureOf } from './chat-message.js';
import { goneReply } from './gone-reply.js';
import { type Listening, ReplyStream } from './reply-stream.js';

export const CHAT_QUESTIONS_PER_MINUTE = 20;
/** Number of latest messages in the response with a reply. */
const CHAT_HISTORY_MESSAGES = 10;

/** A call about a session by a signed-in user. */
export type CallInSession = AnyCall & {
  readonly session: SessionOutline;
  readonly signedIn: SignedIn;
};

/** The conversation of a call: that of its user about its session. */
export const conversationOf = ({
  session,
  signedIn,
  request,
}: CallInSession): ConversationRequest => ({
  sessionId: session.id,
  userId: signedIn.user.id,
  requestId: request.id,
});

/** A reply that is being written, and its conversation. */
export interface AcceptedReply extends StartedReply {
  readonly conversation: ConversationRequest;
}

/** Conversations: one per session and person, visible to that person only. */
@Injectable()
export class ChatService {
  /** Of each person at this gateway; replies written at the same time are limited by the database, for all. */
  readonly #questions = new RateLimiterMemory({ points: CHAT_QUESTIONS_PER_MINUTE, duration: 60 });

  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly database: Database,
    private readonly work: LongWork,
    private readonly watch: RunWatch,
  ) {}

  ask(call: Call<'chat'>): Promise<AcceptedReply> {
    const { body } = call;
    return this.#begin(call, (conversation) =>
      this.database.chat.ask(conversation, {
        content: body.message,
        indicator: indicatorKeyOf(body.indicator_type) ?? null,
        summary: body.context?.summary || null,
      }),
    );
  }

  continueReply(call: CallInSession): Promise<AcceptedReply> {
    return this.#begin(call, (conversation) => this.database.chat.continueReply(conversation));
  }

  regenerate(call: CallInSession): Promise<AcceptedReply> {
    return this.#begin(call, (conversation) => this.database.chat.regenerate(conversation));
  }

  /** Waits for the reply to end. @throws CodedError with the code that it failed with */
  async ended({ runId, reply, conversation }: AcceptedReply): Promise<ChatResponse> {
    const { timeoutMs } = JOBS['answer-question'];
    const run = await this.watch.ended(runId, timeoutMs);
    if (!run) await this.database.runs.cancel(runId);
    const over = await this.database.chat.find(conversation, reply.id);
    if (!over) throw new CodedError(await goneReply(this.database, conversation));
    const failure = failureOf(over);
    if (failure) throw new CodedError(failure);
    return this.#responseOf(conversation, over);
  }

  /** Streams a reply while it is written; resolves when the stream is over. */
  stream(listening: Listening, stream: EventStream): Promise<void> {
    return new ReplyStream(listening, stream, this.database, this.watch).told();
  }

  /** Stops the reply that is being written; false when there is none. */
  async stop(conversation: ConversationRequest): Promise<boolean> {
    const runId = await this.database.chat.writingRun(conversation);
    return runId !== null && this.database.runs.cancel(runId);
  }

  async clear(conversation: ConversationRequest): Promise<void> {
    await this.stop(conversation);
    await this.database.chat.clear(conversation);
  }

  async #begin(
    call: CallInSession,
    begin: (conversation: ConversationRequest) => Promise<StartedReply>,
  ): Promise<AcceptedReply> {
    const conversation = conversationOf(call);
    if (!call.session.surveyNowId) throw new CodedError('QUARTER_NOT_LOADED');
    if (!this.config.llm.isConfigured) throw new CodedError('LLM_NOT_CONFIGURED');
    const { settings, usage } = this.database;
    await usage.requireModelBudget(conversation.userId, await settings.limits());
    await takePoint(this.#questions, conversation.userId, 'CHAT_TOO_FAST');
    const begun = await begin(conversation);
    try {
      await this.work.deliver(begun.runId, 'answer-question');
    } catch (error) {
      await this.database.chat.failUntold(begun.reply.id);
      throw error;
    }
    return { ...begun, conversation };
  }

  async #responseOf(
    conversation: ConversationRequest,
    over: StoredChatMessage,
  ): Promise<ChatResponse> {
    const message = chatMessage(over);
    const history = await this.database.chat.history(conversation, CHAT_HISTORY_MESSAGES);
    return {
      status: message.status,
      response: message.content,
      is_truncated: message.is_truncated,
      continue_available: message.continue_available,
      message,
      history: history.map(chatMessage),
    };
  }
}
