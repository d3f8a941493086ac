import type { JobName } from '@lqc/contracts';
import { Column, Entity, PrimaryColumn, type Relation } from 'typeorm';
import { BelongsTo } from './belongs-to.js';
import { JsonColumn } from './json-column.js';
import { CompanyRegister } from './company-register.js';
import { Survey } from './survey.js';

/** A result that is shared by everybody who asks for the same of the same data. */
@Entity({ name: 'stored_computation' })
export class StoredComputation {
  @PrimaryColumn({ type: 'text' })
  key!: string;

  @Column({ type: 'text' })
  name!: JobName;

  @JsonColumn({ type: 'json' })
  result!: unknown;

  @Column({ type: 'uuid', name: 'survey_before_id', nullable: true })
  surveyBeforeId!: string | null;

  @Column({ type: 'uuid', name: 'survey_now_id', nullable: true })
  surveyNowId!: string | null;

  @Column({ type: 'uuid', name: 'survey_last_year_id', nullable: true })
  surveyLastYearId!: string | null;

  @Column({ type: 'uuid', name: 'register_id', nullable: true })
  registerId!: string | null;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'asked_at', default: () => 'now()' })
  askedAt!: Date;

  @BelongsTo(() => CompanyRegister, 'register_id', { onDelete: 'CASCADE' })
  register?: Relation<CompanyRegister> | null;

  @BelongsTo(() => Survey, 'survey_before_id', { onDelete: 'CASCADE' })
  surveyBefore?: Relation<Survey> | null;

  @BelongsTo(() => Survey, 'survey_last_year_id', { onDelete: 'CASCADE' })
  surveyLastYear?: Relation<Survey> | null;

  @BelongsTo(() => Survey, 'survey_now_id', { onDelete: 'CASCADE' })
  surveyNow?: Relation<Survey> | null;
}
