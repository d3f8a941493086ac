import type { SectorWeights as Contract } from '@lqc/contracts';
import { Column, Entity, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { BelongsTo } from './belongs-to.js';
import { JsonColumn } from './json-column.js';
import { AppUser } from './app-user.js';

/** The weights of the sectors in the economy, as of a date. */
@Entity({ name: 'sector_weights' })
export class SectorWeights {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'date', name: 'as_of' })
  asOf!: string;

  @Column({ type: 'text' })
  source!: string;

  @JsonColumn()
  weights!: Contract['weights'];

  @Column({ type: 'uuid', name: 'stored_by' })
  storedBy!: string;

  @Column({ type: 'timestamptz', name: 'stored_at', default: () => 'now()' })
  storedAt!: Date;

  @BelongsTo(() => AppUser, 'stored_by')
  storer?: Relation<AppUser>;
}
