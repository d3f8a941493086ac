import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { WorkbookFile } from './workbook-file.js';

/** That the sums of a stored quarter are kept, and from which data they were made. */
@Entity({ name: 'quarter_summary' })
export class QuarterSummary {
  @PrimaryColumn({ type: 'uuid', name: 'file_id' })
  fileId!: string;

  @Column({ type: 'text', name: 'made_of' })
  madeOf!: string;

  @OneToOne(() => WorkbookFile, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'file_id' })
  file?: Relation<WorkbookFile>;
}
