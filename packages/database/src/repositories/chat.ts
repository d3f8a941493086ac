import { randomUUID } from 'node:crypto';
import { CodedError, MODEL_ANSWER_MAX_LENGTH } from '@lqc/contracts';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { ChatConversation } from '../entities/chat-conversation.js';
import { ChatMessage } from '../entities/chat-message.js';
import { JobRun } from '../entities/job-run.js';
import { preparedEntities, texts } from '../rows.js';
import { deleteReplies } from './chat-replies.js';
import {
  type ConversationKey,
  type ConversationRequest,
  type StartedReply,
  startReply,
} from './start-reply.js';
import type { RunRepository } from './runs.js';

export interface NewQuestion {
  readonly content: string;
  /** The indicator that the person was looking at when asking. */
  readonly indicator: string | null;
  /** The draft that the question is about. */
  readonly summary: string | null;
}

const MESSAGES_OF = `SELECT m.* FROM chat_message m JOIN chat_conversation c ON c.id = m.conversation_id
  WHERE c.session_id = $1 AND c.user_id = $2`;
const findLatest = preparedEntities(
  'latest messages',
  ChatMessage,
  `${MESSAGES_OF} ORDER BY m.position DESC LIMIT $3`,
);
const findWriting = preparedEntities(
  'message being written',
  ChatMessage,
  `${MESSAGES_OF} AND m.status = 'writing'`,
);

/** Conversations, one per session and person, as that person sees them. */
export class ChatRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly runs: RunRepository,
  ) {}

  /**
   * Stores a question, an empty reply to it, and the run that is going to write the reply.
   *
   * @throws CodedError `CHAT_BUSY` while a reply is being written in this conversation,
   *   `CHAT_TOO_MANY_ANSWERS` while too many are in the person's others
   */
  ask(
    conversation: ConversationRequest,
    { content, indicator, summary }: NewQuestion,
  ): Promise<StartedReply> {
    return startReply(this.dataSource, this.runs, conversation, async (manager, conversationId) => {
      const questionId = randomUUID();
      await manager.insert(ChatMessage, {
        id: questionId,
        conversationId,
        role: 'user',
        status: 'complete',
        content,
        indicator,
        summary,
      });
      return { questionId, replyId: await this.#emptyReply(manager, conversationId) };
    });
  }

  /**
   * Has the last question answered anew. Replies that have words stay until the new one is complete.
   *
   * @throws CodedError as `ask`; `CHAT_NOTHING_TO_REPEAT` before the first question
   */
  regenerate(conversation: ConversationRequest): Promise<StartedReply> {
    return startReply(this.dataSource, this.runs, conversation, async (manager, conversationId) => {
      if (!(await deleteReplies(manager, conversationId, { content: '' })))
        throw new CodedError('CHAT_NOTHING_TO_REPEAT');
      return { questionId: null, replyId: await this.#emptyReply(manager, conversationId) };
    });
  }

  /**
   * Continues the last reply where it stopped.
   *
   * @throws CodedError as `ask`; `CHAT_NOTHING_TO_CONTINUE` when that reply is complete, or as long as any may be
   */
  continueReply(conversation: ConversationRequest): Promise<StartedReply> {
    return startReply(this.dataSource, this.runs, conversation, async (manager, conversationId) => {
      const [replyId] = await texts(
        manager,
        `UPDATE chat_message SET status = 'writing', run_id = NULL, error_code = NULL,
                kept_length = length(content)
          WHERE id = (SELECT id FROM chat_message WHERE conversation_id = $1 ORDER BY position DESC LIMIT 1)
            AND role = 'assistant' AND content <> '' AND basis IS DISTINCT FROM 'declined'
            AND (is_truncated OR status IN ('stopped', 'cut')) AND length(content) < $2
          RETURNING id`,
        [conversationId, MODEL_ANSWER_MAX_LENGTH],
      );
      if (!replyId) throw new CodedError('CHAT_NOTHING_TO_CONTINUE');
      return { questionId: null, replyId };
    });
  }

  /** The run that is writing a reply in this conversation. */
  async writingRun({ sessionId, userId }: ConversationKey): Promise<string | null> {
    const [writing] = await findWriting(this.dataSource, [sessionId, userId]);
    return writing?.runId ?? null;
  }

  /** The latest messages, oldest first. */
  async history({ sessionId, userId }: ConversationKey, limit: number): Promise<ChatMessage[]> {
    const latest = await findLatest(this.dataSource, [sessionId, userId, limit]);
    return latest.toReversed();
  }

  /** One message of this conversation, with the current step of its run. */
  async find(
    conversation: ConversationKey,
    id: string,
  ): Promise<(ChatMessage & { readonly step: string | null }) | null> {
    const found = await this.dataSource
      .createQueryBuilder(ChatMessage, 'm')
      .innerJoin('m.conversation', 'c')
      .where('m.id = :id AND c.sessionId = :sessionId AND c.userId = :userId', {
        ...conversation,
        id,
      })
      .leftJoin(JobRun, 'r', 'r.id = m.runId')
      .addSelect('r.step', 'step')
      .getRawAndEntities<{ step: string | null }>();
    const [message] = found.entities;
    return message ? { ...message, step: found.raw[0]!.step } : null;
  }

  /** Marks a reply as failed because its run could not be enqueued. */
  async failUntold(id: string): Promise<void> {
    await this.dataSource.manager.update(
      ChatMessage,
      { id, status: In(['writing', 'stopped']) },
      {
        errorCode: 'QUEUE_UNAVAILABLE',
        status: () => `CASE WHEN content = '' THEN 'failed' ELSE 'cut' END`,
      },
    );
  }

  /** Deletes the conversation with its messages. */
  async clear({ sessionId, userId }: ConversationKey): Promise<void> {
    await this.dataSource.manager.delete(ChatConversation, { sessionId, userId });
  }

  async #emptyReply(manager: EntityManager, conversationId: string): Promise<string> {
    const id = randomUUID();
    await manager.insert(ChatMessage, {
      id,
      conversationId,
      role: 'assistant',
      content: '',
      status: 'writing',
    });
    return id;
  }
}
