import type {
  BoundMark,
  ReportChapter,
  RewrittenSentence,
  SectionKind,
  SectionState,
  SectionWriter,
  Statement,
  StatementCounts,
} from '@lqc/contracts';
import { Column, Entity, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { BelongsTo } from './belongs-to.js';
import { JsonColumn } from './json-column.js';
import { AppUser } from './app-user.js';
import { Report } from './report.js';

/** A section of a report: its text, who holds it, and what the data say of it. */
@Entity({ name: 'report_section' })
export class ReportSection {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'uuid', name: 'report_id' })
  reportId!: string;

  @Column({ type: 'text' })
  chapter!: ReportChapter;

  @Column({ type: 'text' })
  kind!: SectionKind;

  @Column({ type: 'text', nullable: true })
  target!: string | null;

  @Column({ type: 'text' })
  title!: string;

  @Column({ type: 'integer' })
  position!: number;

  @Column({ type: 'boolean', default: true })
  included!: boolean;

  @Column({ type: 'text', default: 'kosong' })
  state!: SectionState;

  @Column({ type: 'text', default: '' })
  text!: string;

  @Column({ type: 'integer', default: 0 })
  version!: number;

  @Column({ type: 'text', nullable: true })
  writer!: SectionWriter | null;

  @Column({ type: 'text', nullable: true })
  model!: string | null;

  @Column({ type: 'boolean', default: false })
  edited!: boolean;

  @JsonColumn({ default: [] })
  statements!: readonly Statement[];

  @JsonColumn({ nullable: true })
  counts!: StatementCounts | null;

  @JsonColumn({ default: [] })
  red!: readonly string[];

  @JsonColumn({ default: [] })
  facts!: unknown;

  @JsonColumn({ name: 'changed_figures', default: [] })
  changedFigures!: unknown;

  @Column({ type: 'text', nullable: true })
  failure!: string | null;

  @Column({ type: 'uuid', name: 'held_by', nullable: true })
  heldBy!: string | null;

  @Column({ type: 'timestamptz', name: 'held_since', nullable: true })
  heldSince!: Date | null;

  @Column({ type: 'timestamptz', name: 'held_at', nullable: true })
  heldAt!: Date | null;

  @Column({ type: 'uuid', name: 'updated_by', nullable: true })
  updatedBy!: string | null;

  @Column({ type: 'timestamptz', name: 'updated_at', nullable: true })
  updatedAt!: Date | null;

  @Column({ type: 'integer', name: 'statements_left_out', default: 0 })
  statementsLeftOut!: number;

  /** Where sentences are bound to their figures. */
  @JsonColumn({ default: [] })
  bound!: BoundMark[];

  /** Bound sentences that were written anew when the data changed. */
  @JsonColumn({ default: [] })
  rewritten!: RewrittenSentence[];

  @BelongsTo(() => AppUser, 'held_by')
  holder?: Relation<AppUser> | null;

  @BelongsTo(() => Report, 'report_id', { onDelete: 'CASCADE' })
  report?: Relation<Report>;

  @BelongsTo(() => AppUser, 'updated_by')
  updater?: Relation<AppUser> | null;
}
