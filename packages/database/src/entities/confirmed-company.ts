import { Column, Entity, PrimaryColumn, type Relation } from 'typeorm';
import { AppUser } from './app-user.js';
import { BelongsTo } from './belongs-to.js';

/** The company of the register that a person said a contact is. */
@Entity({ name: 'confirmed_company' })
export class ConfirmedCompany {
  @PrimaryColumn({ type: 'text', name: 'contact_key' })
  contactKey!: string;

  @Column({ type: 'text' })
  contact!: string;

  @Column({ type: 'text', name: 'company_key' })
  companyKey!: string;

  @Column({ type: 'text' })
  company!: string;

  @Column({ type: 'uuid', name: 'confirmed_by' })
  confirmedBy!: string;

  @Column({ type: 'timestamptz', name: 'confirmed_at', default: () => 'now()' })
  confirmedAt!: Date;

  @BelongsTo(() => AppUser, 'confirmed_by')
  confirmer?: Relation<AppUser>;
}
