import {
  type EntityManager,
  type FindOptionsWhere,
  In,
  IsNull,
  LessThan,
  MoreThan,
  Not,
} from 'typeorm';
import { z } from 'zod';
import { ChatMessage } from '../entities/chat-message.js';
import { SqlRepository } from '../sql-repository.js';

const Question = z.object({
  question: z.string(),
  indicator: z.string().nullable(),
  summary: z.string().nullable(),
  /** The reply so far. */
  content: z.string(),
  /** Whether this run wrote some of it already, by a worker that died. */
  isBegun: z.boolean(),
});

/** What a worker needs to write a reply. */
export interface AskedQuestion extends z.infer<typeof Question> {
  /** The messages before the question, oldest first. */
  readonly context: readonly Pick<ChatMessage, 'role' | 'content'>[];
}

/** A reply with its citations and the results of checking it against the data. */
export type WrittenReply = Pick<
  ChatMessage,
  'content' | 'isTruncated' | 'citations' | 'checks' | 'facts' | 'basis'
>;

const CUT_OFF = In(['stopped', 'cut']);

/** Deletes such replies to the last question of a conversation; false before the first question. */
export async function deleteReplies(
  manager: EntityManager,
  conversationId: string,
  which: FindOptionsWhere<ChatMessage>,
): Promise<boolean> {
  const asked = await manager.findOne(ChatMessage, {
    where: { conversationId, role: 'user' },
    order: { position: 'DESC' },
  });
  if (!asked) return false;
  const after = { conversationId, position: MoreThan(asked.position) };
  await manager.delete(ChatMessage, { ...which, ...after });
  return true;
}

/** Replies being written by a worker. A write has an effect only while the reply belongs to its run. */
export class ChatReplyRepository extends SqlRepository {
  /** The question to answer; null when the conversation was cleared, or the reply ended or belongs to another run. */
  async find(
    messageId: string,
    runId: string,
    contextMessages: number,
  ): Promise<AskedQuestion | null> {
    const found = await this.firstRow(
      Question.extend({ conversationId: z.string(), position: z.string() }),
      `SELECT q.content AS question, q.indicator, q.summary, m.content,
              length(m.content) > m.kept_length AS "isBegun",
              m.conversation_id AS "conversationId", q.position
         FROM chat_message m
         JOIN LATERAL (SELECT * FROM chat_message u
                        WHERE u.conversation_id = m.conversation_id AND u.role = 'user' AND u.position < m.position
                        ORDER BY u.position DESC LIMIT 1) q ON true
        WHERE m.id = $1 AND m.run_id = $2 AND m.status = 'writing'`,
      [messageId, runId],
    );
    if (!found) return null;
    const { conversationId, position, ...asked } = found;
    const context = await this.dataSource.manager.find(ChatMessage, {
      select: { id: true, role: true, content: true },
      where: { conversationId, position: LessThan(position), content: Not('') },
      order: { position: 'DESC' },
      take: contextMessages,
    });
    return { ...asked, context: context.toReversed() };
  }

  /**
   * Stores the text written so far, of which nothing is checked yet; false when the reply was stopped or
   * cleared meanwhile. The commit does not wait for the disk, so a crash of the server may lose the last
   * half second of a draft.
   */
  write(messageId: string, runId: string, content: string): Promise<boolean> {
    return this.hasRows(
      `WITH lazily AS (SELECT set_config('synchronous_commit', 'off', true))
       UPDATE chat_message
          SET content = $3, checks = NULL, citations = '[]', facts = '[]', basis = NULL FROM lazily
        WHERE id = $1 AND run_id = $2 AND status = 'writing'`,
      [messageId, runId, content],
    );
  }

  /** Ends a reply together with its run. One that says all takes the place of those before it. */
  async finish(
    manager: EntityManager,
    messageId: string,
    runId: string,
    reply: WrittenReply & Pick<ChatMessage, 'status' | 'errorCode'>,
  ): Promise<void> {
    const written = { id: messageId, runId, status: 'writing' } as const;
    const writing = await manager.findOneBy(ChatMessage, written);
    if (writing && reply.status === 'complete' && !reply.isTruncated)
      await deleteReplies(manager, writing.conversationId, { id: Not(messageId) });
    await manager.update(ChatMessage, written, reply);
  }

  /** The text of a reply that was stopped or cut off and not checked yet; null otherwise. */
  async ended(messageId: string, runId: string): Promise<string | null> {
    const over = await this.dataSource.manager.findOneBy(ChatMessage, {
      id: messageId,
      runId,
      status: CUT_OFF,
      checks: IsNull(),
    });
    return over?.content ?? null;
  }

  /** Adds citations, checks and facts to a reply that was stopped or cut off. */
  async seal(messageId: string, runId: string, reply: WrittenReply): Promise<void> {
    const { isTruncated: _, ...sealed } = reply;
    const over = { id: messageId, runId, status: CUT_OFF };
    await this.dataSource.manager.update(ChatMessage, over, sealed);
  }
}
