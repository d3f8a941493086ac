import { randomUUID } from 'node:crypto';
import { CodedError } from '@lqc/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { Identified } from '../columns.js';
import { firstRow, rows } from '../rows.js';
import { safeText } from '../safe-text.js';
import { beginAnswer, type BegunAnswer, type ChatPlace } from './begin-answer.js';
import { MESSAGE_COLUMNS, StoredChatMessage } from './chat-message.js';
import type { RunRepository } from './runs.js';

export interface NewQuestion {
  readonly content: string;
  /** The indicator in view. */
  readonly indicator: string | null;
  /** The draft that the question is about. */
  readonly summary: string | null;
}

/** Conversations as their people see them: one per session and person. */
export class ChatRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly runs: RunRepository,
  ) {}

  /**
   * Keeps a question and the place of its answer, with the run that writes it.
   *
   * @throws CodedError `CHAT_BUSY` while an answer is written here, `CHAT_TOO_MANY_ANSWERS` while
   *   too many are written elsewhere
   */
  ask(place: ChatPlace, { content, indicator, summary }: NewQuestion): Promise<BegunAnswer> {
    return beginAnswer(this.dataSource, this.runs, place, async (manager, conversationId) => {
      const questionId = randomUUID();
      await manager.query(
        `INSERT INTO chat_message (id, conversation_id, role, content, status, indicator, summary)
         VALUES ($1, $2, 'user', $3, 'complete', $4, $5)`,
        [questionId, conversationId, safeText(content), indicator, summary && safeText(summary)],
      );
      return { questionId, answerId: await this.#place(manager, conversationId) };
    });
  }

  /**
   * Puts a new answer in the place of the last one.
   *
   * @throws CodedError as `ask`; `CHAT_NOTHING_TO_REPEAT` before the first question
   */
  regenerate(place: ChatPlace): Promise<BegunAnswer> {
    return beginAnswer(this.dataSource, this.runs, place, async (manager, conversationId) => {
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
      return { questionId: null, answerId: await this.#place(manager, conversationId) };
    });
  }

  /**
   * Lets the last answer go on where it ends.
   *
   * @throws CodedError as `ask`; `CHAT_NOTHING_TO_CONTINUE` when it came to its end
   */
  goOn(place: ChatPlace): Promise<BegunAnswer> {
    return beginAnswer(this.dataSource, this.runs, place, async (manager, conversationId) => {
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
      return { questionId: null, answerId: continued.id };
    });
  }

  /** The run that writes an answer here now. */
  async writingRun({ sessionId, userId }: Omit<ChatPlace, 'requestId'>): Promise<string | null> {
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
    { sessionId, userId }: Omit<ChatPlace, 'requestId'>,
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

  /** One message of this conversation, and what its run is at. */
  find(
    { sessionId, userId }: Omit<ChatPlace, 'requestId'>,
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

  /** Ends an answer that no worker could be told of. */
  async failUntold(id: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE chat_message SET error_code = 'QUEUE_UNAVAILABLE',
              status = CASE WHEN content = '' THEN 'failed' ELSE 'cut' END
        WHERE id = $1 AND status IN ('writing', 'stopped')`,
      [id],
    );
  }

  /** Forgets the conversation. */
  async clear({ sessionId, userId }: Omit<ChatPlace, 'requestId'>): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM chat_conversation WHERE session_id = $1 AND user_id = $2`,
      [sessionId, userId],
    );
  }

  async #place(manager: EntityManager, conversationId: string): Promise<string> {
    const id = randomUUID();
    await manager.query(
      `INSERT INTO chat_message (id, conversation_id, role, content, status)
       VALUES ($1, $2, 'assistant', '', 'writing')`,
      [id, conversationId],
    );
    return id;
  }
}
