import type { QuarterRole, SessionSources } from '@lqc/contracts';
import { Column, Entity, PrimaryColumn, type Relation } from 'typeorm';
import { BelongsTo } from './belongs-to.js';
import { JsonColumn } from './json-column.js';
import { AppUser } from './app-user.js';
import { CompanyRegister } from './company-register.js';
import { Survey } from './survey.js';

/** An analysis session: references to two or three surveys and a register. */
@Entity({ name: 'analysis_session' })
export class AnalysisSession {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'uuid', name: 'owner_id' })
  ownerId!: string;

  @Column({ type: 'uuid', name: 'survey_before_id', nullable: true })
  surveyBeforeId!: string | null;

  @Column({ type: 'uuid', name: 'survey_now_id', nullable: true })
  surveyNowId!: string | null;

  @Column({ type: 'uuid', name: 'survey_last_year_id', nullable: true })
  surveyLastYearId!: string | null;

  @Column({ type: 'uuid', name: 'register_id', nullable: true })
  registerId!: string | null;

  @JsonColumn()
  sources!: SessionSources;

  /** Confirmed companies when the session started: contact's key → company's key. */
  @JsonColumn({ default: {}, insert: false, update: false })
  confirmed!: Record<string, string>;

  /** Hash of everything the session's figures depend on; null until its previous quarter is loaded. */
  @Column({ type: 'text', nullable: true, insert: false, update: false })
  inputs!: string | null;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @BelongsTo(() => AppUser, 'owner_id')
  owner?: Relation<AppUser>;

  @BelongsTo(() => Survey, 'survey_before_id')
  surveyBefore?: Relation<Survey> | null;

  @BelongsTo(() => Survey, 'survey_now_id')
  surveyNow?: Relation<Survey> | null;

  @BelongsTo(() => Survey, 'survey_last_year_id')
  surveyLastYear?: Relation<Survey> | null;

  @BelongsTo(() => CompanyRegister, 'register_id')
  register?: Relation<CompanyRegister> | null;
}

/** The id of the survey of one of the session's quarters; null until that quarter is loaded. */
export function surveyOf(
  session: Pick<AnalysisSession, 'surveyNowId' | 'surveyBeforeId' | 'surveyLastYearId'>,
  quarter: QuarterRole,
): string | null {
  return {
    now: session.surveyNowId,
    before: session.surveyBeforeId,
    last_year: session.surveyLastYearId,
  }[quarter];
}
