import { CHAT_ANSWERS_AT_ONCE, CodedError } from '@lqc/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { Identified } from '../columns.js';
import { firstRow, rows } from '../rows.js';
import { MESSAGE_COLUMNS, StoredChatMessage } from './chat-message.js';
import type { RunRepository } from './runs.js';

/** Whose conversation about which session, and the request that something is done for. */
export interface ChatPlace {
  readonly sessionId: string;
  readonly userId: string;
  readonly requestId: string | null;
}

/** An answer that a run is now to write; its question where it was just asked. */
export interface BegunAnswer {
  readonly question: StoredChatMessage | null;
  readonly answer: StoredChatMessage;
  readonly runId: string;
}

/** Prepares the message that is to be written in a conversation. */
type Prepare = (
  manager: EntityManager,
  conversationId: string,
) => Promise<{ readonly questionId: string | null; readonly answerId: string }>;

/**
 * Gives a message the run that writes it: one at a time for one person, so that no two tabs can
 * pass the limits together.
 *
 * @throws CodedError `CHAT_BUSY` while an answer is written here, `CHAT_TOO_MANY_ANSWERS` while
 *   too many are written elsewhere
 */
export function beginAnswer(
  dataSource: DataSource,
  runs: RunRepository,
  { sessionId, userId, requestId }: ChatPlace,
  prepare: Prepare,
): Promise<BegunAnswer> {
  return dataSource.transaction(async (manager) => {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('chat:' || $1, 0))`, [
      userId,
    ]);
    const writing = await rows(
      manager,
      z.object({ sessionId: z.string() }),
      `SELECT c.session_id AS "sessionId" FROM chat_message m JOIN chat_conversation c ON c.id = m.conversation_id
        WHERE c.user_id = $1 AND m.status = 'writing'`,
      [userId],
    );
    if (writing.some((one) => one.sessionId === sessionId)) throw new CodedError('CHAT_BUSY');
    if (writing.length >= CHAT_ANSWERS_AT_ONCE) throw new CodedError('CHAT_TOO_MANY_ANSWERS');
    const conversation = await firstRow(
      manager,
      Identified,
      `INSERT INTO chat_conversation (session_id, user_id) VALUES ($1, $2)
       ON CONFLICT (session_id, user_id) DO UPDATE SET user_id = excluded.user_id RETURNING id`,
      [sessionId, userId],
    );
    const { questionId, answerId } = await prepare(manager, conversation!.id);
    const payload = { sessionId, messageId: answerId };
    const run = { name: 'answer-question', payload, ownerId: userId, requestId } as const;
    const runId = await runs.create(run, manager);
    await manager.query(`UPDATE chat_message SET run_id = $2 WHERE id = $1`, [answerId, runId]);
    const messages = await rows(
      manager,
      StoredChatMessage,
      `SELECT ${MESSAGE_COLUMNS} FROM chat_message m WHERE m.id = ANY($1)`,
      [[questionId, answerId]],
    );
    const find = (id: string | null) => messages.find((message) => message.id === id);
    return { question: find(questionId) ?? null, answer: find(answerId)!, runId };
  });
}
