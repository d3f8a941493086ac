import { randomUUID } from 'node:crypto';
import { CodedError } from '@lqc/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { Identified } from '../columns.js';
import { firstRow, rows } from '../rows.js';
import { safeText } from '../safe-text.js';
import {
  type ConversationKey,
  type ConversationRequest,
  type StartedReply,
  startReply,
} from './start-reply.js';
import { MESSAGE_COLUMNS, StoredChatMessage } from './chat-message.js';
import type { RunRepository } from './runs.js';

export interface NewQuestion {
  readonly content: string;
  /** The indicator that the person was looking at when asking. */
  readonly indicator: string | null;
  /** The draft that the question is about. */
  readonly summary: string | null;
}

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
      await manager.query(
        `INSERT INTO chat_message (id, conversation_id, role, content, status, indicator, summary)
         VALUES ($1, $2, 'user', $3, 'complete', $4, $5)`,
        [questionId, conversationId, safeText(content), indicator, summary && safeText(summary)],
      );
      return { questionId, replyId: await this.#emptyReply(manager, conversationId) };
    });
  }

  /**
   * Replaces the last reply by a new one.
   *
   * @throws CodedError as `ask`; `CHAT_NOTHING_TO_REPEAT` before the first question
   */
  regenerate(conversation: ConversationRequest): Promise<StartedReply> {
    return startReply(this.dataSource, this.runs, conversation, async (manager, conversationId) => {
      const asked = await firstRow(
        manager,
        Identified.extend({ position: z.string() }),
        `SELECT id, position FROM chat_message WHERE conversation_id = $1 AND role = 'user'
          ORDER BY position DESC LIMIT 1`,
        [conversationId],
      );
      if (!asked) throw new CodedError('CHAT_NOTHING_TO_REPEAT');
      await manager.query(`DELETE FROM chat_message WHERE conversation_id = $1 AND position > $2`, [
        conversationId,
        asked.position,
      ]);
      return { questionId: null, replyId: await this.#emptyReply(manager, conversationId) };
    });
  }

  /**
   * Continues the last reply where it stopped.
   *
   * @throws CodedError as `ask`; `CHAT_NOTHING_TO_CONTINUE` when that reply is complete
   */
  continueReply(conversation: ConversationRequest): Promise<StartedReply> {
    return startReply(this.dataSource, this.runs, conversation, async (manager, conversationId) => {
      const continued = await firstRow(
        manager,
        Identified,
        `UPDATE chat_message SET status = 'writing', run_id = NULL, error_code = NULL,
                kept_length = length(content)
          WHERE id = (SELECT id FROM chat_message WHERE conversation_id = $1 ORDER BY position DESC LIMIT 1)
            AND role = 'assistant' AND content <> '' AND basis IS DISTINCT FROM 'declined'
            AND (is_truncated OR status IN ('stopped', 'cut'))
          RETURNING id`,
        [conversationId],
      );
      if (!continued) throw new CodedError('CHAT_NOTHING_TO_CONTINUE');
      return { questionId: null, replyId: continued.id };
    });
  }

  /** The run that is writing a reply in this conversation. */
  async writingRun({ sessionId, userId }: ConversationKey): Promise<string | null> {
    const writing = await firstRow(
      this.dataSource,
      z.object({ runId: z.string().nullable() }),
      `SELECT m.run_id AS "runId" FROM chat_message m JOIN chat_conversation c ON c.id = m.conversation_id
        WHERE c.session_id = $1 AND c.user_id = $2 AND m.status = 'writing'`,
      [sessionId, userId],
    );
    return writing?.runId ?? null;
  }

  /** The latest messages, oldest first. */
  async history(
    { sessionId, userId }: ConversationKey,
    limit: number,
  ): Promise<StoredChatMessage[]> {
    const latest = await rows(
      this.dataSource,
      StoredChatMessage,
      `SELECT ${MESSAGE_COLUMNS} FROM chat_message m JOIN chat_conversation c ON c.id = m.conversation_id
        WHERE c.session_id = $1 AND c.user_id = $2 ORDER BY m.position DESC LIMIT $3`,
      [sessionId, userId, limit],
    );
    return latest.toReversed();
  }

  /** One message of this conversation, with the current step of its run. */
  find(
    { sessionId, userId }: ConversationKey,
    id: string,
  ): Promise<(StoredChatMessage & { readonly step: string | null }) | null> {
    return firstRow(
      this.dataSource,
      StoredChatMessage.extend({ step: z.string().nullable() }),
      `SELECT ${MESSAGE_COLUMNS}, r.step
         FROM chat_message m JOIN chat_conversation c ON c.id = m.conversation_id
         LEFT JOIN job_run r ON r.id = m.run_id
        WHERE m.id = $3 AND c.session_id = $1 AND c.user_id = $2`,
      [sessionId, userId, id],
    );
  }

  /** Marks a reply as failed because its run could not be enqueued. */
  async failUntold(id: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE chat_message SET error_code = 'QUEUE_UNAVAILABLE',
              status = CASE WHEN content = '' THEN 'failed' ELSE 'cut' END
        WHERE id = $1 AND status IN ('writing', 'stopped')`,
      [id],
    );
  }

  /** Deletes the conversation with its messages. */
  async clear({ sessionId, userId }: ConversationKey): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM chat_conversation WHERE session_id = $1 AND user_id = $2`,
      [sessionId, userId],
    );
  }

  async #emptyReply(manager: EntityManager, conversationId: string): Promise<string> {
    const id = randomUUID();
    await manager.query(
      `INSERT INTO chat_message (id, conversation_id, role, content, status)
       VALUES ($1, $2, 'assistant', '', 'writing')`,
      [id, conversationId],
    );
    return id;
  }
}
