import type { ReleaseVerdict } from '@lqc/contracts';
import { Column, Entity, PrimaryColumn, type Relation } from 'typeorm';
import { AppUser } from './app-user.js';
import { BelongsTo } from './belongs-to.js';
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

  @BelongsTo(() => AppUser, 'decided_by')
  decider?: Relation<AppUser>;

  @BelongsTo(() => Report, 'report_id', { onDelete: 'CASCADE' })
  report?: Relation<Report>;
}
