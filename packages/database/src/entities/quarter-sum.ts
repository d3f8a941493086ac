import type { IndicatorKey } from '@lqc/contracts';
import { Column, Entity, PrimaryColumn, type Relation } from 'typeorm';
import { BelongsTo } from './belongs-to.js';
import { QuarterSummary } from './quarter-summary.js';

/** The sums from which an indicator's average in a sector of a quarter is worked out. */
@Entity({ name: 'quarter_sum' })
export class QuarterSum {
  @PrimaryColumn({ type: 'uuid', name: 'file_id' })
  fileId!: string;

  @PrimaryColumn({ type: 'text' })
  indicator!: IndicatorKey;

  @PrimaryColumn({ type: 'text' })
  sector!: string;

  @Column({ type: 'integer' })
  n!: number;

  @Column({ type: 'bigint' })
  total!: string;

  @Column({ type: 'double precision' })
  squares!: number;

  @Column({ type: 'integer' })
  above!: number;

  @Column({ type: 'integer' })
  below!: number;

  @Column({ type: 'integer' })
  matched!: number;

  @Column({ type: 'bigint' })
  moved!: string;

  @BelongsTo(() => QuarterSummary, 'file_id', { onDelete: 'CASCADE' })
  file?: Relation<QuarterSummary>;
}
