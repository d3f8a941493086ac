import type { SectionWriter } from '@lqc/contracts';
import { Column, Entity, PrimaryColumn, type Relation } from 'typeorm';
import { AppUser } from './app-user.js';
import { BelongsTo } from './belongs-to.js';
import { ReportSection } from './report-section.js';

/** A section as it was kept before. */
@Entity({ name: 'report_section_version' })
export class ReportSectionVersion {
  @PrimaryColumn({ type: 'uuid', name: 'section_id' })
  sectionId!: string;

  @PrimaryColumn({ type: 'integer' })
  version!: number;

  @Column({ type: 'text' })
  text!: string;

  @Column({ type: 'text' })
  writer!: SectionWriter;

  @Column({ type: 'uuid', name: 'written_by' })
  writtenBy!: string;

  @Column({ type: 'timestamptz', name: 'written_at', default: () => 'now()' })
  writtenAt!: Date;

  @Column({ type: 'uuid', name: 'run_id', nullable: true })
  runId!: string | null;

  @BelongsTo(() => ReportSection, 'section_id', { onDelete: 'CASCADE' })
  section?: Relation<ReportSection>;

  @BelongsTo(() => AppUser, 'written_by')
  author?: Relation<AppUser>;
}
