import { Column, Entity, PrimaryColumn, type Relation } from 'typeorm';
import { AppUser } from './app-user.js';
import { BelongsTo } from './belongs-to.js';

/** The sector that a person gave to a contact of no company of the register. */
@Entity({ name: 'given_sector' })
export class GivenSector {
  @PrimaryColumn({ type: 'text', name: 'contact_key' })
  contactKey!: string;

  @Column({ type: 'text' })
  contact!: string;

  @Column({ type: 'text' })
  sector!: string;

  @Column({ type: 'uuid', name: 'given_by' })
  givenBy!: string;

  @Column({ type: 'timestamptz', name: 'given_at', default: () => 'now()' })
  givenAt!: Date;

  @BelongsTo(() => AppUser, 'given_by')
  giver?: Relation<AppUser>;
}
