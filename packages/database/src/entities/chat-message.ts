import type {
  ChatBasis,
  ChatMessageStatus,
  Check,
  Citation,
  ErrorCode,
  Fact,
} from '@lqc/contracts';
import { Column, Entity, PrimaryColumn, type Relation } from 'typeorm';
import { BelongsTo } from './belongs-to.js';
import { ErrorCodeColumn } from './error-code-column.js';
import { JsonColumn } from './json-column.js';
import { ChatConversation } from './chat-conversation.js';

/** A question or an answer of a conversation. */
@Entity({ name: 'chat_message' })
export class ChatMessage {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'uuid', name: 'conversation_id' })
  conversationId!: string;

  @Column({ type: 'bigint', generated: 'identity', generatedIdentity: 'ALWAYS' })
  position!: string;

  @Column({ type: 'text' })
  role!: 'user' | 'assistant';

  @Column({ type: 'text' })
  content!: string;

  @Column({ type: 'text' })
  status!: ChatMessageStatus;

  @Column({ type: 'text', nullable: true })
  indicator!: string | null;

  @Column({ type: 'text', nullable: true })
  summary!: string | null;

  @Column({ type: 'uuid', name: 'run_id', nullable: true })
  runId!: string | null;

  @Column({ type: 'integer', name: 'kept_length', default: 0 })
  keptLength!: number;

  @Column({ type: 'boolean', name: 'is_truncated', default: false })
  isTruncated!: boolean;

  @JsonColumn({ default: [] })
  citations!: Citation[];

  @JsonColumn({ nullable: true })
  checks!: Check[] | null;

  @JsonColumn({ default: [] })
  facts!: Fact[];

  @Column({ type: 'text', nullable: true })
  basis!: ChatBasis | null;

  @ErrorCodeColumn()
  errorCode!: ErrorCode | null;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @BelongsTo(() => ChatConversation, 'conversation_id', { onDelete: 'CASCADE' })
  conversation?: Relation<ChatConversation>;
}
