import { Column, Entity, PrimaryGeneratedColumn, type Relation, Unique } from 'typeorm';
import { AnalysisSession } from './analysis-session.js';
import { AppUser } from './app-user.js';
import { BelongsTo } from './belongs-to.js';

/** A person's conversation about one analysis session. */
@Entity({ name: 'chat_conversation' })
@Unique(['sessionId', 'userId'])
export class ChatConversation {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'uuid', name: 'session_id' })
  sessionId!: string;

  @Column({ type: 'uuid', name: 'user_id' })
  userId!: string;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @BelongsTo(() => AnalysisSession, 'session_id', { onDelete: 'CASCADE' })
  session?: Relation<AnalysisSession>;

  @BelongsTo(() => AppUser, 'user_id', { onDelete: 'CASCADE' })
  user?: Relation<AppUser>;
}
