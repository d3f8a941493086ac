import type { ChatMessageStatus, ErrorCode } from '@lqc/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { changed, firstRow, rows } from '../rows.js';
import { safeJson, safeText } from '../safe-text.js';
import type { StoredChatMessage } from './chat-message.js';

const Question = z.object({
  question: z.string(),
  indicator: z.string().nullable(),
  summary: z.string().nullable(),
  /** The reply so far: an earlier run wrote the first `keptLength` characters, this run the rest. */
  content: z.string(),
  keptLength: z.number(),
});
const Said = z.object({ role: z.enum(['user', 'assistant']), content: z.string() });

/** What a worker needs to write a reply. */
export interface AskedQuestion extends z.infer<typeof Question> {
  /** The messages before the question, oldest first. */
  readonly context: readonly z.infer<typeof Said>[];
}

/** A reply with its citations and the results of checking it against the data. */
export type WrittenReply = Pick<
  StoredChatMessage,
  'content' | 'isTruncated' | 'citations' | 'checks' | 'facts' | 'basis'
>;

/** Replies being written by a worker. A write has an effect only while the reply belongs to its run. */
export class ChatReplyRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The question to answer; null when the conversation was cleared, or the reply ended or belongs to another run. */
  async find(
    messageId: string,
    runId: string,
    contextMessages: number,
  ): Promise<AskedQuestion | null> {
    const found = await firstRow(
      this.dataSource,
      Question.extend({ conversationId: z.string(), position: z.string() }),
      `SELECT q.content AS question, q.indicator, q.summary, m.content, m.kept_length AS "keptLength",
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
    const context = await rows(
      this.dataSource,
      Said,
      `SELECT role, content FROM chat_message
        WHERE conversation_id = $1 AND position < $2 AND content <> ''
        ORDER BY position DESC LIMIT $3`,
      [conversationId, position, contextMessages],
    );
    return { ...asked, context: context.toReversed() };
  }

  /**
   * Stores the text written so far; false when the reply was stopped or cleared meanwhile. The commit
   * does not wait for the disk, so a crash of the server may lose the last half second of a draft.
   */
  async write(messageId: string, runId: string, content: string): Promise<boolean> {
    const written = await changed(
      this.dataSource,
      `WITH lazily AS (SELECT set_config('synchronous_commit', 'off', true))
       UPDATE chat_message SET content = $3 FROM lazily
        WHERE id = $1 AND run_id = $2 AND status = 'writing'`,
      [messageId, runId, safeText(content)],
    );
    return written === 1;
  }

  /** Ends a reply together with its run. */
  async finish(
    manager: EntityManager,
    messageId: string,
    runId: string,
    reply: WrittenReply & {
      readonly status: ChatMessageStatus;
      readonly errorCode: ErrorCode | null;
    },
  ): Promise<void> {
    await manager.query(
      `UPDATE chat_message SET status = $3, content = $4, is_truncated = $5, citations = $6, checks = $7,
              facts = $8, basis = $9, error_code = $10
        WHERE id = $1 AND run_id = $2 AND status = 'writing'`,
      [messageId, runId, reply.status, ...written(reply), reply.errorCode],
    );
  }

  /** The text of a reply that was stopped or cut off and not checked yet; null otherwise. */
  async ended(messageId: string, runId: string): Promise<string | null> {
    const over = await firstRow(
      this.dataSource,
      z.object({ content: z.string() }),
      `SELECT content FROM chat_message
        WHERE id = $1 AND run_id = $2 AND status IN ('stopped', 'cut') AND checks IS NULL`,
      [messageId, runId],
    );
    return over?.content ?? null;
  }

  /** Adds citations, checks and facts to a reply that was stopped or cut off. */
  async seal(messageId: string, runId: string, reply: WrittenReply): Promise<void> {
    const [content, , ...rest] = written(reply);
    await this.dataSource.query(
      `UPDATE chat_message SET content = $3, citations = $4, checks = $5, facts = $6, basis = $7
        WHERE id = $1 AND run_id = $2 AND status IN ('stopped', 'cut')`,
      [messageId, runId, content, ...rest],
    );
  }
}

const written = ({ content, isTruncated, citations, checks, facts, basis }: WrittenReply) =>
  [
    safeText(content),
    isTruncated,
    safeJson(citations),
    safeJson(checks),
    safeJson(facts),
    basis,
  ] as const;
