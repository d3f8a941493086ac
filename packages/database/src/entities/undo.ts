import { Column, Entity, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { AppUser } from './app-user.js';
import { BelongsTo } from './belongs-to.js';

/** Something deleted that can be brought back for a day. */
@Entity({ name: 'undo' })
export class Undo {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'text' })
  kind!: string;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'uuid', name: 'deleted_by' })
  deletedBy!: string;

  @Column({ type: 'timestamptz', name: 'deleted_at', default: () => 'now()' })
  deletedAt!: Date;

  @BelongsTo(() => AppUser, 'deleted_by', { onDelete: 'CASCADE' })
  deleter?: Relation<AppUser>;
}
