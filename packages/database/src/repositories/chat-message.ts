import { type Check, ChatBasis, ChatMessageStatus, type Citation, type Fact } from '@lqc/contracts';
import { z } from 'zod';
import { document, errorCode } from '../columns.js';

/** One stored message of a conversation. */
export const StoredChatMessage = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  status: ChatMessageStatus,
  /** For replies: the run that is writing it or wrote it last. */
  runId: z.string().nullable(),
  isTruncated: z.boolean(),
  citations: document<Citation[]>(),
  checks: document<Check[]>().nullable(),
  facts: document<Fact[]>(),
  basis: ChatBasis.nullable(),
  errorCode: errorCode.nullable(),
  createdAt: z.date(),
});
export type StoredChatMessage = z.infer<typeof StoredChatMessage>;

/** Selects a `StoredChatMessage` from `chat_message m`. */
export const MESSAGE_COLUMNS = `m.id, m.role, m.content, m.status, m.run_id AS "runId",
  m.is_truncated AS "isTruncated", m.citations, m.checks, m.facts, m.basis,
  m.error_code AS "errorCode", m.created_at AS "createdAt"`;
