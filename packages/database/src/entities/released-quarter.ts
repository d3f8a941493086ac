import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import { JsonColumn } from './json-column.js';

/** The data of a quarter that copies left of, remembered even after the quarter was deleted. */
@Entity({ name: 'released_quarter' })
@Unique(['period', 'sha256'])
export class ReleasedQuarter {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'text' })
  period!: string;

  @Column({ type: 'text' })
  sha256!: string;

  @Column({ type: 'integer' })
  contacts!: number;

  @JsonColumn()
  content!: unknown;

  @Column({ type: 'timestamptz', name: 'made_at', default: () => 'now()' })
  madeAt!: Date;
}
