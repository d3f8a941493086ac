import { CHAT_REPLIES_AT_ONCE, CodedError } from '@lqc/contracts';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { ChatMessage } from '../entities/chat-message.js';
import { texts } from '../rows.js';
import { oneAtATime } from './one-at-a-time.js';
import type { RunRepository } from './runs.js';
import { hasUpload } from './taken-sessions.js';

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
  readonly question: ChatMessage | null;
  readonly reply: ChatMessage;
  readonly runId: string;
}

/** Prepares the message that the run will write. */
type Prepare = (
  manager: EntityManager,
  conversationId: string,
) => Promise<{ readonly questionId: string | null; readonly replyId: string }>;

/**
 * Creates the run that writes a reply; who asks about an analysis of the office holds it from now on. A lock lets one call at a time do so for a person, so that two
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
  return oneAtATime(dataSource, `chat:${userId}`, async (manager) => {
    const writing = await manager.find(ChatMessage, {
      relations: { conversation: true },
      where: { status: 'writing', conversation: { userId } },
    });
    if (writing.some((one) => one.conversation!.sessionId === sessionId))
      throw new CodedError('CHAT_BUSY');
    if (writing.length >= CHAT_REPLIES_AT_ONCE) throw new CodedError('CHAT_TOO_MANY_ANSWERS');
    const [conversationId] = await texts(
      manager,
      `WITH held AS (
         INSERT INTO analysis_holder (session_id, user_id)
         SELECT id, $2 FROM analysis_session s WHERE id = $1 AND NOT ${hasUpload('s')} FOR SHARE OF s
         ON CONFLICT DO NOTHING)
       INSERT INTO chat_conversation (session_id, user_id) VALUES ($1, $2)
       ON CONFLICT (session_id, user_id) DO UPDATE SET user_id = excluded.user_id RETURNING id`,
      [sessionId, userId],
    );
    const { questionId, replyId } = await prepare(manager, conversationId!);
    const payload = { sessionId, messageId: replyId };
    const run = { name: 'answer-question', payload, ownerId: userId, requestId } as const;
    const runId = await runs.create(run, manager);
    await manager.update(ChatMessage, { id: replyId }, { runId });
    const ids = questionId === null ? [replyId] : [questionId, replyId];
    const messages = await manager.findBy(ChatMessage, { id: In(ids) });
    const find = (id: string | null) => messages.find((message) => message.id === id);
    return { question: find(questionId) ?? null, reply: find(replyId)!, runId };
  });
}
