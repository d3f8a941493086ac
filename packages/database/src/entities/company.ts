import { Column, Entity, PrimaryColumn, type Relation } from 'typeorm';
import { BelongsTo } from './belongs-to.js';
import { CompanyRegister } from './company-register.js';

/** A company of the register. */
@Entity({ name: 'company' })
export class Company {
  @PrimaryColumn({ type: 'uuid', name: 'register_id' })
  registerId!: string;

  @PrimaryColumn({ type: 'text' })
  key!: string;

  @Column({ type: 'integer' })
  position!: number;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text', nullable: true })
  sector!: string | null;

  @Column({ type: 'text', nullable: true })
  district!: string | null;

  @Column({ type: 'text', nullable: true })
  status!: string | null;

  @Column({ type: 'boolean', name: 'is_active', default: true })
  isActive!: boolean;

  @BelongsTo(() => CompanyRegister, 'register_id', { onDelete: 'CASCADE' })
  register?: Relation<CompanyRegister>;
}
