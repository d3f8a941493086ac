import { Column, Entity, PrimaryColumn, type Relation } from 'typeorm';
import { AppUser } from './app-user.js';
import { BelongsTo } from './belongs-to.js';

/** A word that the office hides in word clouds or shows as another. */
@Entity({ name: 'office_word' })
export class OfficeWord {
  @PrimaryColumn({ type: 'text' })
  word!: string;

  @Column({ type: 'text', name: 'shown_as', nullable: true })
  shownAs!: string | null;

  @Column({ type: 'uuid', name: 'changed_by' })
  changedBy!: string;

  @Column({ type: 'timestamptz', name: 'changed_at', default: () => 'now()' })
  changedAt!: Date;

  @BelongsTo(() => AppUser, 'changed_by')
  changer?: Relation<AppUser>;
}
