import { Injectable } from '@nestjs/common';
import { type ChatEvent, type ErrorCode } from '@lqc/contracts';
import { type ConversationKey, Database, type StoredChatMessage } from '@lqc/database';
import { errorBody } from '../http/error-body.js';
import type { EventStream } from '../http/event-stream.js';
import { RunWatch } from '../jobs/run-watch.js';
import { chatMessage } from './chat-message.js';
import { goneReply } from './gone-reply.js';
import { pieceBetween } from './piece-between.js';

/** How long a stream waits for a stopped reply to be checked against the data by its worker. */
const SEAL_WITHIN_MS = 1500;

interface Listening {
  readonly conversation: ConversationKey;
  readonly question: StoredChatMessage | null;
  readonly reply: StoredChatMessage;
  readonly requestId: string;
}

/** Streams a reply while it is written, until it ends or the client leaves; the run goes on. */
@Injectable()
export class ChatStreams {
  constructor(
    private readonly database: Database,
    private readonly watch: RunWatch,
  ) {}

  /** Resolves when the stream is over. */
  tell(listening: Listening, stream: EventStream): Promise<void> {
    const { database, watch } = this;
    return new Promise((over) =>
      new ReplyStream(listening, stream, { database, watch, over }).begin(),
    );
  }
}

class ReplyStream {
  #content: string;
  #step: string | null = null;
  #unfollow: () => void = () => {};
  #isLooking = false;
  #isStale = false;
  #sealBy: number | null = null;

  constructor(
    private readonly listening: Listening,
    private readonly stream: EventStream,
    private readonly means: {
      readonly database: Database;
      readonly watch: RunWatch;
      readonly over: () => void;
    },
  ) {
    this.#content = listening.reply.content;
  }

  begin(): void {
    const { question, reply } = this.listening;
    this.#send({
      type: 'message',
      question: question && chatMessage(question),
      answer: chatMessage(reply),
    });
    this.stream.onClose(() => this.#end());
    this.#unfollow = this.means.watch.follow(
      reply.runId ?? reply.id,
      () => void this.#look(),
      () => this.#end(),
    );
    void this.#look();
  }

  /**
   * Reads the reply, never twice at the same time; a change in the meantime causes another reading.
   */
  async #look(): Promise<void> {
    this.#isStale = true;
    if (this.#isLooking) return;
    this.#isLooking = true;
    while (this.#isStale && !this.stream.isClosed()) {
      this.#isStale = false;
      // When the database cannot be reached, the run watch triggers another reading.
      await this.#tellChange().catch(() => {});
    }
    this.#isLooking = false;
  }

  async #tellChange(): Promise<void> {
    const { conversation, reply } = this.listening;
    const { id } = reply;
    const now = await this.means.database.chat.find(conversation, id);
    if (!now) return this.#fail(await goneReply(this.means.database, conversation), null);
    if (now.status === 'failed') return this.#fail(now.errorCode ?? 'INTERNAL', now);
    if (now.status !== 'writing') return this.#tellEnd(now);
    if (now.step && now.step !== this.#step && now.content === this.#content)
      this.#send({ type: 'step', message_id: id, step: now.step });
    this.#step = now.step;
    const piece = pieceBetween(this.#content, now.content);
    if (piece) this.#send({ type: 'piece', message_id: id, ...piece });
    this.#content = now.content;
  }

  #tellEnd(now: StoredChatMessage): void {
    const isUnsealed = now.status === 'stopped' && now.content !== '' && now.checks === null;
    if (isUnsealed && this.#sealBy === null) {
      this.#sealBy = Date.now() + SEAL_WITHIN_MS;
      setTimeout(() => void this.#look(), SEAL_WITHIN_MS);
    }
    if (isUnsealed && Date.now() < this.#sealBy!) return;
    this.#send({ type: 'done', answer: chatMessage(now) });
    this.#end();
  }

  #fail(code: ErrorCode, reply: StoredChatMessage | null): void {
    const error = errorBody(code, {}, this.listening.requestId, 'chat');
    this.#send({ type: 'error', answer: reply && chatMessage(reply), error });
    this.#end();
  }

  #send(event: ChatEvent): void {
    this.stream.send(event.type, JSON.stringify(event));
  }

  #end(): void {
    this.#unfollow();
    this.stream.close();
    this.means.over();
  }
}
