import type { ReleaseVerdict } from '@lqc/contracts';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { AppUser } from './app-user.js';
import { Report } from './report.js';

/** What a person decided about a finding of the check before a release, and why. */
@Entity({ name: 'release_override' })
export class ReleaseOverride {
  @PrimaryColumn({ type: 'uuid', name: 'report_id' })
  reportId!: string;

  @PrimaryColumn({ type: 'text' })
  finding!: string;

  @Column({ type: 'text' })
  verdict!: ReleaseVerdict;

  @Column({ type: 'text' })
  reason!: string;

  @Column({ type: 'uuid', name: 'decided_by' })
  decidedBy!: string;

  @Column({ type: 'timestamptz', name: 'decided_at', default: () => 'now()' })
  decidedAt!: Date;

  @ManyToOne(() => AppUser)
  @JoinColumn({ name: 'decided_by' })
  decider?: Relation<AppUser>;

  @ManyToOne(() => Report, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'report_id' })
  report?: Relation<Report>;
}
