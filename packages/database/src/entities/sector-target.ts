import { Column, Entity, PrimaryColumn, type Relation } from 'typeorm';
import { AppUser } from './app-user.js';
import { BelongsTo } from './belongs-to.js';

/** How many interviews a quarter aims at in a sector. */
@Entity({ name: 'sector_target' })
export class SectorTarget {
  @PrimaryColumn({ type: 'integer' })
  year!: number;

  @PrimaryColumn({ type: 'integer' })
  quarter!: number;

  @PrimaryColumn({ type: 'text' })
  sector!: string;

  @Column({ type: 'integer' })
  n!: number;

  @Column({ type: 'uuid', name: 'set_by' })
  setBy!: string;

  @Column({ type: 'timestamptz', name: 'set_at', default: () => 'now()' })
  setAt!: Date;

  @BelongsTo(() => AppUser, 'set_by')
  setter?: Relation<AppUser>;
}
