import type {
  Check,
  ChatBasis,
  ChatMessageStatus,
  Citation,
  ErrorCode,
  Fact,
} from '@lqc/contracts';

/** One message of a conversation as it is kept. */
export interface StoredChatMessage {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly status: ChatMessageStatus;
  /** Of an answer: the run that writes it or wrote it last. */
  readonly runId: string | null;
  readonly isTruncated: boolean;
  readonly citations: Citation[];
  readonly checks: Check[] | null;
  readonly facts: Fact[];
  readonly basis: ChatBasis | null;
  readonly errorCode: ErrorCode | null;
  readonly createdAt: Date;
}

/** The columns of a `StoredChatMessage`, of `chat_message m`. */
export const MESSAGE_COLUMNS = `m.id, m.role, m.content, m.status, m.run_id AS "runId",
  m.is_truncated AS "isTruncated", m.citations, m.checks, m.facts, m.basis,
  m.error_code AS "errorCode", m.created_at AS "createdAt"`;
