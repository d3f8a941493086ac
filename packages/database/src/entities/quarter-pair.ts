import type { IndicatorKey } from '@lqc/contracts';
import { Column, Entity, PrimaryColumn, type Relation } from 'typeorm';
import { BelongsTo } from './belongs-to.js';
import { QuarterSummary } from './quarter-summary.js';

/** What one indicator and sector of two quarters have in common, by contacts who answered in both. */
@Entity({ name: 'quarter_pair' })
export class QuarterPair {
  @PrimaryColumn({ type: 'uuid', name: 'file_id' })
  fileId!: string;

  @PrimaryColumn({ type: 'uuid', name: 'earlier_id' })
  earlierId!: string;

  @PrimaryColumn({ type: 'text' })
  indicator!: IndicatorKey;

  @PrimaryColumn({ type: 'text' })
  sector!: string;

  @Column({ type: 'integer' })
  n!: number;

  @Column({ type: 'bigint', name: 'now_total' })
  nowTotal!: string;

  @Column({ type: 'bigint', name: 'then_total' })
  thenTotal!: string;

  @Column({ type: 'double precision' })
  products!: number;

  @BelongsTo(() => QuarterSummary, 'earlier_id', { onDelete: 'CASCADE' })
  earlier?: Relation<QuarterSummary>;

  @BelongsTo(() => QuarterSummary, 'file_id', { onDelete: 'CASCADE' })
  file?: Relation<QuarterSummary>;
}
