import type { VisitStatus } from '@lqc/contracts';
import { Column, Entity, PrimaryGeneratedColumn, type Relation, Unique } from 'typeorm';
import { AppUser } from './app-user.js';
import { BelongsTo } from './belongs-to.js';

/** A visit that is planned for a quarter: when, by whom, and how far it is. */
@Entity({ name: 'planned_visit' })
@Unique(['year', 'quarter', 'companyKey'])
export class PlannedVisit {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'integer' })
  year!: number;

  @Column({ type: 'integer' })
  quarter!: number;

  @Column({ type: 'text', name: 'company_key' })
  companyKey!: string;

  @Column({ type: 'date', name: 'visit_date', nullable: true })
  date!: string | null;

  @Column({ type: 'uuid', name: 'visitor_id', nullable: true })
  visitorId!: string | null;

  @Column({ type: 'text', default: 'planned' })
  status!: VisitStatus;

  @Column({ type: 'text', default: '' })
  note!: string;

  @Column({ type: 'uuid', name: 'planned_by' })
  plannedBy!: string;

  @Column({ type: 'timestamptz', name: 'planned_at', default: () => 'now()' })
  plannedAt!: Date;

  @BelongsTo(() => AppUser, 'visitor_id')
  visitor?: Relation<AppUser> | null;

  @BelongsTo(() => AppUser, 'planned_by')
  planner?: Relation<AppUser>;
}
