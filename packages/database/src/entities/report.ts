import type { ReportState } from '@lqc/contracts';
import {
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { AnalysisSession } from './analysis-session.js';
import { AppUser } from './app-user.js';

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

  @ManyToOne(() => AppUser)
  @JoinColumn({ name: 'approved_by' })
  approver?: Relation<AppUser> | null;

  @ManyToOne(() => AppUser)
  @JoinColumn({ name: 'created_by' })
  creator?: Relation<AppUser>;

  @ManyToOne(() => AnalysisSession)
  @JoinColumn({ name: 'session_id' })
  session?: Relation<AnalysisSession>;
}
