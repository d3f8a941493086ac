import type { IndicatorKey, Verdict } from '@lqc/contracts';
import { Column, Entity, PrimaryColumn, type Relation } from 'typeorm';
import { AppUser } from './app-user.js';
import { BelongsTo } from './belongs-to.js';

/** What a person decided where score and narrative contradict each other. */
@Entity({ name: 'contradiction_verdict' })
export class ContradictionVerdict {
  @PrimaryColumn({ type: 'text', name: 'company_key' })
  companyKey!: string;

  @PrimaryColumn({ type: 'text' })
  indicator!: IndicatorKey;

  @PrimaryColumn({ type: 'double precision' })
  score!: number;

  @PrimaryColumn({ type: 'text', name: 'narrative_md5' })
  narrativeMd5!: string;

  @Column({ type: 'text' })
  verdict!: Verdict;

  @Column({ type: 'uuid', name: 'decided_by' })
  decidedBy!: string;

  @Column({ type: 'timestamptz', name: 'decided_at', default: () => 'now()' })
  decidedAt!: Date;

  @BelongsTo(() => AppUser, 'decided_by')
  decider?: Relation<AppUser>;
}
