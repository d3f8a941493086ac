import { Column, Entity, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { AppUser } from './app-user.js';
import { BelongsTo } from './belongs-to.js';
import { ReportSection } from './report-section.js';

/** A remark on a sentence of a section, or an answer to one. */
@Entity({ name: 'report_comment' })
export class ReportComment {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'uuid', name: 'section_id' })
  sectionId!: string;

  @Column({ type: 'uuid', nullable: true })
  answers!: string | null;

  @Column({ type: 'text' })
  sentence!: string;

  @Column({ type: 'text' })
  text!: string;

  @Column({ type: 'uuid', name: 'made_by' })
  madeBy!: string;

  @Column({ type: 'timestamptz', name: 'made_at', default: () => 'now()' })
  madeAt!: Date;

  @Column({ type: 'uuid', name: 'closed_by', nullable: true })
  closedBy!: string | null;

  @Column({ type: 'timestamptz', name: 'closed_at', nullable: true })
  closedAt!: Date | null;

  @BelongsTo(() => ReportComment, 'answers', { onDelete: 'CASCADE' })
  answered?: Relation<ReportComment> | null;

  @BelongsTo(() => AppUser, 'closed_by')
  closer?: Relation<AppUser> | null;

  @BelongsTo(() => AppUser, 'made_by')
  maker?: Relation<AppUser>;

  @BelongsTo(() => ReportSection, 'section_id', { onDelete: 'CASCADE' })
  section?: Relation<ReportSection>;
}
