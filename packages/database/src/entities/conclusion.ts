import type { AnalysisType, Chapter, Statement, StatementCounts } from '@lqc/contracts';
import { Column, Entity, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { BelongsTo } from './belongs-to.js';
import { JsonColumn } from './json-column.js';
import { AppUser } from './app-user.js';

/** A text that somebody kept, with the facts that it was written from and how it was judged. */
@Entity({ name: 'conclusion' })
export class Conclusion {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'uuid', name: 'owner_id' })
  ownerId!: string;

  @Column({ type: 'uuid', name: 'session_id' })
  sessionId!: string;

  @Column({ type: 'text' })
  chapter!: Chapter;

  @Column({ type: 'text', name: 'analysis_type', nullable: true })
  analysisType!: AnalysisType | null;

  @Column({ type: 'text' })
  indicator!: string;

  @Column({ type: 'text', name: 'quarter_now' })
  quarterNow!: string;

  @Column({ type: 'text', name: 'quarter_before', nullable: true })
  quarterBefore!: string | null;

  @Column({ type: 'double precision', name: 'avg_now', nullable: true })
  avgNow!: number | null;

  @Column({ type: 'double precision', name: 'avg_before', nullable: true })
  avgBefore!: number | null;

  @Column({ type: 'text' })
  summary!: string;

  @Column({ type: 'text' })
  writer!: string;

  @Column({ type: 'text', nullable: true })
  model!: string | null;

  @JsonColumn()
  facts!: unknown;

  @JsonColumn({ default: [] })
  checks!: unknown;

  @JsonColumn()
  sources!: unknown;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @JsonColumn({ default: [] })
  statements!: readonly Statement[];

  @JsonColumn({ nullable: true })
  counts!: StatementCounts | null;

  @Column({ type: 'boolean', default: false })
  edited!: boolean;

  @BelongsTo(() => AppUser, 'owner_id')
  owner?: Relation<AppUser>;
}
