import type { ChatEvent, ErrorCode } from '@lqc/contracts';
import type { ConversationKey, Database, StoredChatMessage } from '@lqc/database';
import { errorBody } from '../http/error-body.js';
import type { EventStream } from '../http/event-stream.js';
import type { RunWatch } from '../jobs/run-watch.js';
import { chatMessage, failureOf } from './chat-message.js';
import { goneReply } from './gone-reply.js';
import { pieceBetween } from './piece-between.js';

/** How long a stream waits for a stopped reply to be checked against the data by its worker. */
const SEAL_WITHIN_MS = 1500;

export interface Listening {
  readonly conversation: ConversationKey;
  readonly question: StoredChatMessage | null;
  readonly reply: StoredChatMessage;
  readonly requestId: string;
}

/** Streams a reply while it is written, until it ends or the client leaves; the run goes on. */
export class ReplyStream {
  #over: () => void = () => {};
  #content: string;
  #step: string | null = null;
  #unfollow: () => void = () => {};
  #isLooking = false;
  #isStale = false;
  #sealBy: number | null = null;

  constructor(
    private readonly listening: Listening,
    private readonly stream: EventStream,
    private readonly database: Database,
    private readonly watch: RunWatch,
  ) {
    this.#content = listening.reply.content;
  }

  /** Resolves when the stream is over. */
  told(): Promise<void> {
    const over = new Promise<void>((resolve) => (this.#over = resolve));
    const { question, reply } = this.listening;
    this.#send({
      type: 'message',
      question: question && chatMessage(question),
      answer: chatMessage(reply),
    });
    this.stream.onClose(() => this.#end());
    this.#unfollow = this.watch.follow(
      reply.runId ?? reply.id,
      () => void this.#look(),
      () => this.#end(),
    );
    void this.#look();
    return over;
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
    const now = await this.database.chat.find(conversation, id);
    if (!now) return this.#fail(await goneReply(this.database, conversation), null);
    const failure = failureOf(now);
    if (failure) return this.#fail(failure, now);
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
    // Words of a reply that failed are of before: it was to be continued.
    const route = reply?.content ? 'continueChat' : 'chat';
    const error = errorBody(code, {}, this.listening.requestId, route);
    this.#send({ type: 'error', answer: reply && chatMessage(reply), error });
    this.#end();
  }

  #send(event: ChatEvent): void {
    this.stream.send(event.type, JSON.stringify(event));
  }

  #end(): void {
    this.#unfollow();
    this.stream.close();
    this.#over();
  }
}
