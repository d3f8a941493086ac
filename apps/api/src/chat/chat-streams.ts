import { Inject, Injectable } from '@nestjs/common';
import { type ChatEvent, type ErrorCode } from '@lqc/contracts';
import { Database, type StoredChatMessage } from '@lqc/database';
import { errorBody } from '../http/error-body.js';
import type { EventStream } from '../http/event-stream.js';
import { RunWatch } from '../jobs/run-watch.js';
import { chatMessage } from './chat-message.js';
import { pieceBetween } from './piece-between.js';

/** A stopped answer is held against the data by its worker; its reader waits so long for that. */
const SEAL_WITHIN_MS = 1500;

interface Listening {
  readonly place: { readonly sessionId: string; readonly userId: string };
  readonly question: StoredChatMessage | null;
  readonly answer: StoredChatMessage;
  readonly requestId: string;
}

/** Tells an answer as it grows, until it has ended or its listener leaves; the work goes on. */
@Injectable()
export class ChatStreams {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(RunWatch) private readonly watch: RunWatch,
  ) {}

  /** Resolves when the stream is over. */
  tell(listening: Listening, stream: EventStream): Promise<void> {
    return new Promise((over) => new ToldAnswer(listening, stream, this, over).begin());
  }

  find({ place, answer }: Listening) {
    return this.database.chat.find(place, answer.id);
  }

  /** Calls at every change of the answer and when the gateway stops; the returned function ends it. */
  follow(runId: string, onChange: () => void, onStop: () => void): () => void {
    const unsubscribe = this.watch.subscribe(runId, onChange);
    this.watch.stopping.addEventListener('abort', onStop);
    return () => {
      unsubscribe();
      this.watch.stopping.removeEventListener('abort', onStop);
    };
  }
}

class ToldAnswer {
  #content: string;
  #step: string | null = null;
  #unfollow: () => void = () => {};
  #isLooking = false;
  #isStale = false;
  #sealBy: number | null = null;

  constructor(
    private readonly listening: Listening,
    private readonly stream: EventStream,
    private readonly streams: ChatStreams,
    private readonly over: () => void,
  ) {
    this.#content = listening.answer.content;
  }

  begin(): void {
    const { question, answer } = this.listening;
    this.#send({
      type: 'message',
      question: question && chatMessage(question),
      answer: chatMessage(answer),
    });
    this.stream.onClose(() => this.#end());
    this.#unfollow = this.streams.follow(
      answer.runId ?? answer.id,
      () => void this.#look(),
      () => this.#end(),
    );
    void this.#look();
  }

  /** One look at a time; what changes meanwhile is looked at next. */
  async #look(): Promise<void> {
    this.#isStale = true;
    if (this.#isLooking) return;
    this.#isLooking = true;
    while (this.#isStale && !this.stream.isClosed()) {
      this.#isStale = false;
      // A database that is away is looked at again by the watch.
      await this.#tellChange().catch(() => {});
    }
    this.#isLooking = false;
  }

  async #tellChange(): Promise<void> {
    const now = await this.streams.find(this.listening);
    const { id } = this.listening.answer;
    if (!now) return this.#fail('CHAT_MESSAGE_NOT_FOUND', null);
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

  #fail(code: ErrorCode, answer: StoredChatMessage | null): void {
    const error = errorBody(code, {}, this.listening.requestId);
    this.#send({ type: 'error', answer: answer && chatMessage(answer), error });
    this.#end();
  }

  #send(event: ChatEvent): void {
    this.stream.send(event.type, JSON.stringify(event));
  }

  #end(): void {
    this.#unfollow();
    this.stream.close();
    this.over();
  }
}
