import { Column, Entity, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { AppUser } from './app-user.js';
import { BelongsTo } from './belongs-to.js';
import { ReportSection } from './report-section.js';

/** Why contradicted sentences of a section stay. */
@Entity({ name: 'report_reason' })
export class ReportReason {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'uuid', name: 'section_id' })
  sectionId!: string;

  @Column({ type: 'text', array: true })
  sentences!: string[];

  @Column({ type: 'text' })
  reason!: string;

  @Column({ type: 'uuid', name: 'given_by' })
  givenBy!: string;

  @Column({ type: 'timestamptz', name: 'given_at', default: () => 'now()' })
  givenAt!: Date;

  @BelongsTo(() => AppUser, 'given_by')
  giver?: Relation<AppUser>;

  @BelongsTo(() => ReportSection, 'section_id', { onDelete: 'CASCADE' })
  section?: Relation<ReportSection>;
}
