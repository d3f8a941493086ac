import { Column, Entity, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { AppUser } from './app-user.js';
import { BelongsTo } from './belongs-to.js';
import { CompanyRegister } from './company-register.js';
import { Survey } from './survey.js';
import { WorkbookContent } from './workbook-content.js';

/** A stored workbook: a quarter's, or the company register. */
@Entity({ name: 'workbook_file' })
export class WorkbookFile {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'text' })
  kind!: 'quarterly' | 'company';

  @Column({ type: 'text', nullable: true })
  label!: string | null;

  @Column({ type: 'text', name: 'file_name' })
  fileName!: string;

  @Column({ type: 'text', name: 'content_sha256' })
  contentSha256!: string;

  @Column({ type: 'uuid', name: 'survey_id', nullable: true })
  surveyId!: string | null;

  @Column({ type: 'uuid', name: 'register_id', nullable: true })
  registerId!: string | null;

  @Column({ type: 'uuid', name: 'owner_id' })
  ownerId!: string;

  @Column({ type: 'timestamptz', name: 'upload_date', default: () => 'now()' })
  uploadDate!: Date;

  @Column({ type: 'integer', nullable: true })
  year!: number | null;

  @Column({ type: 'integer', nullable: true })
  quarter!: number | null;

  @Column({ type: 'boolean', name: 'period_read', default: false })
  periodRead!: boolean;

  @Column({ type: 'boolean', name: 'is_sample', default: false })
  isSample!: boolean;

  @BelongsTo(() => WorkbookContent, 'content_sha256')
  content?: Relation<WorkbookContent>;

  @BelongsTo(() => AppUser, 'owner_id')
  owner?: Relation<AppUser>;

  @BelongsTo(() => CompanyRegister, 'register_id')
  register?: Relation<CompanyRegister> | null;

  @BelongsTo(() => Survey, 'survey_id')
  survey?: Relation<Survey> | null;
}
