import { CHAT_REPLIES_AT_ONCE, CodedError } from '@lqc/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { Identified } from '../columns.js';
import { firstRow, rows } from '../rows.js';
import { MESSAGE_COLUMNS, StoredChatMessage } from './chat-message.js';
import type { RunRepository } from './runs.js';

/** A person's conversation about a session; there is one for each session and person. */
export interface ConversationKey {
  readonly sessionId: string;
  readonly userId: string;
}

/** A conversation, and the id of the request that changes it. */
export interface ConversationRequest extends ConversationKey {
  readonly requestId: string | null;
}

/** A reply that a run is going to write, and its question when that was just asked. */
export interface StartedReply {
  readonly question: StoredChatMessage | null;
  readonly reply: StoredChatMessage;
  readonly runId: string;
}

/** Prepares the message that the run will write. */
type Prepare = (
  manager: EntityManager,
  conversationId: string,
) => Promise<{ readonly questionId: string | null; readonly replyId: string }>;

/**
 * Creates the run that writes a reply. A lock lets one call at a time do so for a person, so that two
 * tabs together cannot exceed the limits.
 *
 * @throws CodedError `CHAT_BUSY` while a reply is being written in this conversation,
 *   `CHAT_TOO_MANY_ANSWERS` while too many are in the person's others
 */
export function startReply(
  dataSource: DataSource,
  runs: RunRepository,
  { sessionId, userId, requestId }: ConversationRequest,
  prepare: Prepare,
): Promise<StartedReply> {
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
    if (writing.length >= CHAT_REPLIES_AT_ONCE) throw new CodedError('CHAT_TOO_MANY_ANSWERS');
    const conversation = await firstRow(
      manager,
      Identified,
      `INSERT INTO chat_conversation (session_id, user_id) VALUES ($1, $2)
       ON CONFLICT (session_id, user_id) DO UPDATE SET user_id = excluded.user_id RETURNING id`,
      [sessionId, userId],
    );
    const { questionId, replyId } = await prepare(manager, conversation!.id);
    const payload = { sessionId, messageId: replyId };
    const run = { name: 'answer-question', payload, ownerId: userId, requestId } as const;
    const runId = await runs.create(run, manager);
    await manager.query(`UPDATE chat_message SET run_id = $2 WHERE id = $1`, [replyId, runId]);
    const messages = await rows(
      manager,
      StoredChatMessage,
      `SELECT ${MESSAGE_COLUMNS} FROM chat_message m WHERE m.id = ANY($1)`,
      [[questionId, replyId]],
    );
    const find = (id: string | null) => messages.find((message) => message.id === id);
    return { question: find(questionId) ?? null, reply: find(replyId)!, runId };
  });
}
