import type { SavedQuery } from '@lqc/contracts';
import { Column, Entity, PrimaryGeneratedColumn, type Relation, Unique } from 'typeorm';
import { BelongsTo } from './belongs-to.js';
import { JsonColumn } from './json-column.js';
import { AppUser } from './app-user.js';

/** A search that a person kept. */
@Entity({ name: 'saved_search' })
@Unique(['ownerId', 'name'])
export class SavedSearch {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'uuid', name: 'owner_id' })
  ownerId!: string;

  @Column({ type: 'text' })
  name!: string;

  @JsonColumn()
  query!: SavedQuery;

  @Column({ type: 'timestamptz', name: 'seen_at', default: () => 'now()' })
  seenAt!: Date;

  @BelongsTo(() => AppUser, 'owner_id')
  owner?: Relation<AppUser>;
}
