import { Column, Entity, PrimaryGeneratedColumn, type Relation, Unique } from 'typeorm';
import { BelongsTo } from './belongs-to.js';
import { Survey } from './survey.js';

/** A contact's diary note: one sheet of a quarter's workbook. */
@Entity({ name: 'contact_note' })
@Unique(['surveyId', 'position'])
export class ContactNote {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'uuid', name: 'survey_id' })
  surveyId!: string;

  @Column({ type: 'integer' })
  position!: number;

  @Column({ type: 'text' })
  sheet!: string;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text', name: 'company_key' })
  companyKey!: string;

  @Column({ type: 'text', nullable: true })
  visited!: string | null;

  @Column({ type: 'date', name: 'visited_on', nullable: true })
  visitedOn!: string | null;

  @Column({ type: 'text', nullable: true })
  method!: string | null;

  @Column({ type: 'text', name: 'employees_written', nullable: true })
  employeesWritten!: string | null;

  @Column({ type: 'integer', nullable: true })
  employees!: number | null;

  @Column({ type: 'text', nullable: true })
  interviewer!: string | null;

  @Column({ type: 'text', nullable: true })
  place!: string | null;

  @Column({ type: 'text', nullable: true })
  product!: string | null;

  /** Names of the persons who spoke for the company, which are only looked for in texts. */
  @Column({ type: 'text', nullable: true })
  respondents!: string | null;

  @BelongsTo(() => Survey, 'survey_id', { onDelete: 'CASCADE' })
  survey?: Relation<Survey>;
}
