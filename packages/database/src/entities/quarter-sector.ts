import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { QuarterSummary } from './quarter-summary.js';

/** How many contacts and companies of a sector a quarter has. */
@Entity({ name: 'quarter_sector' })
export class QuarterSector {
  @PrimaryColumn({ type: 'uuid', name: 'file_id' })
  fileId!: string;

  @PrimaryColumn({ type: 'text' })
  sector!: string;

  @Column({ type: 'integer' })
  contacts!: number;

  @Column({ type: 'integer' })
  companies!: number;

  @ManyToOne(() => QuarterSummary, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'file_id', referencedColumnName: 'fileId' })
  file?: Relation<QuarterSummary>;
}
