import { Column, Entity, PrimaryColumn, type Relation } from 'typeorm';
import { AppUser } from './app-user.js';
import { BelongsTo } from './belongs-to.js';

/** The bytes of a stored workbook, once for all files with the same content. */
@Entity({ name: 'workbook_content' })
export class WorkbookContent {
  @PrimaryColumn({ type: 'text' })
  sha256!: string;

  @Column({ type: 'bytea' })
  bytes!: Buffer;

  @Column({ type: 'integer', name: 'size_bytes' })
  sizeBytes!: number;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Column({ type: 'uuid', name: 'owner_id', nullable: true })
  ownerId!: string | null;

  @BelongsTo(() => AppUser, 'owner_id', { onDelete: 'SET NULL' })
  owner?: Relation<AppUser> | null;
}
