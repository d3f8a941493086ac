import { Column, Entity, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { BelongsTo } from './belongs-to.js';
import { JsonColumn } from './json-column.js';
import { Undo } from './undo.js';

/** A row of something deleted, as it was. */
@Entity({ name: 'undo_row' })
export class UndoRow {
  @Column({ type: 'uuid', name: 'undo_id' })
  undoId!: string;

  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  position!: string;

  @Column({ type: 'text', name: 'table_name' })
  tableName!: string;

  @JsonColumn()
  content!: unknown;

  @Column({ type: 'text', nullable: true })
  relinked!: string | null;

  @Column({ type: 'text', array: true, insert: false, update: false })
  needs!: string[];

  @BelongsTo(() => Undo, 'undo_id', { onDelete: 'CASCADE' })
  undo?: Relation<Undo>;
}
