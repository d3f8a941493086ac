import type { LapsedApproval, ReportState } from '@lqc/contracts';
import { Column, Entity, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { AnalysisSession } from './analysis-session.js';
import { AppUser } from './app-user.js';
import { BelongsTo } from './belongs-to.js';
import { JsonColumn } from './json-column.js';

/** A report on a quarter. */
@Entity({ name: 'report' })
export class Report {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'text' })
  title!: string;

  @Column({ type: 'text' })
  people!: string;

  @Column({ type: 'text', default: 'draf' })
  state!: ReportState;

  @Column({ type: 'uuid', name: 'session_id' })
  sessionId!: string;

  @Column({ type: 'uuid', name: 'created_by' })
  createdBy!: string;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Column({ type: 'uuid', name: 'approved_by', nullable: true })
  approvedBy!: string | null;

  @Column({ type: 'timestamptz', name: 'approved_at', nullable: true })
  approvedAt!: Date | null;

  /** The stored quarters that its charts show beside its own, as they were approved; null without approval. */
  @JsonColumn({ nullable: true, select: false })
  history!: object[] | null;

  /** The approval that a change took away, until the next; null where none was. */
  @JsonColumn({ name: 'lapsed_approval', nullable: true, select: false })
  lapsedApproval!: LapsedApproval | null;

  @BelongsTo(() => AppUser, 'approved_by')
  approver?: Relation<AppUser> | null;

  @BelongsTo(() => AppUser, 'created_by')
  creator?: Relation<AppUser>;

  @BelongsTo(() => AnalysisSession, 'session_id')
  session?: Relation<AnalysisSession>;
}
