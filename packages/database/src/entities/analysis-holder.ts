import { Entity, PrimaryColumn, type Relation } from 'typeorm';
import { AnalysisSession } from './analysis-session.js';
import { AppUser } from './app-user.js';
import { BelongsTo } from './belongs-to.js';

/** A person who started an analysis, or asked about it, and has not let go of it since. */
@Entity({ name: 'analysis_holder' })
export class AnalysisHolder {
  @PrimaryColumn({ type: 'uuid', name: 'session_id' })
  sessionId!: string;

  @PrimaryColumn({ type: 'uuid', name: 'user_id' })
  userId!: string;

  @BelongsTo(() => AnalysisSession, 'session_id', { onDelete: 'CASCADE' })
  session?: Relation<AnalysisSession>;

  @BelongsTo(() => AppUser, 'user_id')
  user?: Relation<AppUser>;
}
