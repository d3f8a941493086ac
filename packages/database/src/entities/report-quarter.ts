import type { QuarterRole } from '@lqc/contracts';
import { Column, Entity, PrimaryColumn, type Relation } from 'typeorm';
import { BelongsTo } from './belongs-to.js';
import { Report } from './report.js';
import { WorkbookFile } from './workbook-file.js';

/** A quarter that a report compares; its file may have been deleted since. */
@Entity({ name: 'report_quarter' })
export class ReportQuarter {
  @PrimaryColumn({ type: 'uuid', name: 'report_id' })
  reportId!: string;

  @PrimaryColumn({ type: 'text' })
  role!: QuarterRole;

  @Column({ type: 'uuid', name: 'file_id', nullable: true })
  fileId!: string | null;

  @Column({ type: 'text' })
  label!: string;

  @Column({ type: 'integer', nullable: true })
  year!: number | null;

  @Column({ type: 'integer', nullable: true })
  quarter!: number | null;

  @BelongsTo(() => WorkbookFile, 'file_id', { onDelete: 'SET NULL' })
  file?: Relation<WorkbookFile> | null;

  @BelongsTo(() => Report, 'report_id', { onDelete: 'CASCADE' })
  report?: Relation<Report>;
}
