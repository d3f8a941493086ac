import type { PlanChoice as Choice } from '@lqc/contracts';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { AppUser } from './app-user.js';

/** A company that a person added to the visit plan or took off it. */
@Entity({ name: 'plan_choice' })
export class PlanChoice {
  @PrimaryColumn({ type: 'text', name: 'company_key' })
  companyKey!: string;

  @Column({ type: 'text' })
  choice!: Choice;

  @Column({ type: 'text' })
  note!: string;

  @Column({ type: 'integer', name: 'after_period', nullable: true })
  afterPeriod!: number | null;

  @Column({ type: 'uuid', name: 'chosen_by' })
  chosenBy!: string;

  @Column({ type: 'timestamptz', name: 'chosen_at', default: () => 'now()' })
  chosenAt!: Date;

  @ManyToOne(() => AppUser)
  @JoinColumn({ name: 'chosen_by' })
  chooser?: Relation<AppUser>;
}
