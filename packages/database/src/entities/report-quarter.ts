import type { QuarterRole } from '@lqc/contracts';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
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

  @ManyToOne(() => WorkbookFile, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'file_id' })
  file?: Relation<WorkbookFile> | null;

  @ManyToOne(() => Report, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'report_id' })
  report?: Relation<Report>;
}
