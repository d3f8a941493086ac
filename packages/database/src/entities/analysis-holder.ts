import { Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { AnalysisSession } from './analysis-session.js';
import { AppUser } from './app-user.js';

/** A person who started an analysis and has not let go of it since. */
@Entity({ name: 'analysis_holder' })
export class AnalysisHolder {
  @PrimaryColumn({ type: 'uuid', name: 'session_id' })
  sessionId!: string;

  @PrimaryColumn({ type: 'uuid', name: 'user_id' })
  userId!: string;

  @ManyToOne(() => AnalysisSession, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'session_id' })
  session?: Relation<AnalysisSession>;

  @ManyToOne(() => AppUser)
  @JoinColumn({ name: 'user_id' })
  user?: Relation<AppUser>;
}
