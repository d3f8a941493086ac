import { Column, Entity, PrimaryColumn, type Relation } from 'typeorm';
import { BelongsTo } from './belongs-to.js';
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

  @BelongsTo(() => QuarterSummary, 'file_id', { onDelete: 'CASCADE' })
  file?: Relation<QuarterSummary>;
}
