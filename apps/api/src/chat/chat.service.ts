import { Inject, Injectable } from '@nestjs/common';
import { type ChatResponse, CodedError, indicatorKeyOf, JOBS } from '@lqc/contracts';
import {
  type BegunAnswer,
  type ChatPlace,
  Database,
  type SessionOutline,
  type SignedIn,
  type StoredChatMessage,
} from '@lqc/database';
import type { AnyCall, Call } from '../http/call.js';
import { LongWork } from '../jobs/long-work.js';
import { RunWatch } from '../jobs/run-watch.js';
import { CONFIG, type GatewayConfig } from '../tokens.js';
import { ChatLimits } from './chat-limits.js';
import { chatMessage } from './chat-message.js';

/** Latest messages that an answer comes with. */
const CHAT_HISTORY_MESSAGES = 10;

/** A call about a session, by somebody who is signed in. */
export type CallInSession = AnyCall & {
  readonly session: SessionOutline;
  readonly signedIn: SignedIn;
};

/** Whose conversation a call is about. */
export const placeOf = ({ session, signedIn, request }: CallInSession): ChatPlace => ({
  sessionId: session.id,
  userId: signedIn.user.id,
  requestId: request.id,
});

/** An answer that is on its way, and whose it is. */
export interface AcceptedAnswer extends BegunAnswer {
  readonly place: ChatPlace;
}

/** Conversations: one per session and person, open to nobody else. */
@Injectable()
export class ChatService {
  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    @Inject(Database) private readonly database: Database,
    @Inject(LongWork) private readonly work: LongWork,
    @Inject(RunWatch) private readonly watch: RunWatch,
    @Inject(ChatLimits) private readonly limits: ChatLimits,
  ) {}

  ask(call: Call<'chat'>): Promise<AcceptedAnswer> {
    const { body } = call;
    return this.#begin(call, (place) =>
      this.database.chat.ask(place, {
        content: body.message,
        indicator: indicatorKeyOf(body.indicator_type) ?? null,
        summary: body.context?.summary || null,
      }),
    );
  }

  goOn(call: CallInSession): Promise<AcceptedAnswer> {
    return this.#begin(call, (place) => this.database.chat.goOn(place));
  }

  regenerate(call: CallInSession): Promise<AcceptedAnswer> {
    return this.#begin(call, (place) => this.database.chat.regenerate(place));
  }

  /** The answer once it has ended. @throws CodedError with the code that it failed with */
  async ended({ runId, answer, place }: AcceptedAnswer): Promise<ChatResponse> {
    const { timeoutMs } = JOBS['answer-question'];
    const run = await this.watch.ended(runId, timeoutMs);
    if (!run) await this.database.runs.cancel(runId);
    const over = await this.database.chat.find(place, answer.id);
    if (!over) throw new CodedError('CHAT_MESSAGE_NOT_FOUND');
    if (over.status === 'failed') throw new CodedError(over.errorCode ?? 'INTERNAL');
    return this.#answer(place, over);
  }

  /** Stops what is being written; false when nothing was. */
  async stop(place: ChatPlace): Promise<boolean> {
    const runId = await this.database.chat.writingRun(place);
    return runId !== null && this.database.runs.cancel(runId);
  }

  async clear(place: ChatPlace): Promise<void> {
    await this.stop(place);
    await this.database.chat.clear(place);
  }

  async #begin(
    call: CallInSession,
    begin: (place: ChatPlace) => Promise<BegunAnswer>,
  ): Promise<AcceptedAnswer> {
    const place = placeOf(call);
    if (!call.session.surveyNowId) throw new CodedError('QUARTER_NOT_LOADED');
    if (!this.config.llm.isConfigured) throw new CodedError('LLM_NOT_CONFIGURED');
    await this.limits.question(place.userId);
    const begun = await begin(place);
    try {
      await this.work.deliver(begun.runId, 'answer-question');
    } catch (error) {
      await this.database.chat.failUntold(begun.answer.id);
      throw error;
    }
    return { ...begun, place };
  }

  async #answer(place: ChatPlace, over: StoredChatMessage): Promise<ChatResponse> {
    const message = chatMessage(over);
    const history = await this.database.chat.history(place, CHAT_HISTORY_MESSAGES);
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
