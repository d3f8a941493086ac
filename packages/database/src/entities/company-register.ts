import type { CompanyFileReport } from '@lqc/contracts';
import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { JsonColumn } from './json-column.js';

/** What was read of a register's workbook; two files with the same content share one. */
@Entity({ name: 'company_register' })
@Unique(['contentSha256'])
export class CompanyRegister {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'text', name: 'content_sha256' })
  contentSha256!: string;

  @JsonColumn()
  report!: CompanyFileReport;

  @Column({ type: 'integer' })
  companies!: number;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  /** Version of the reader that read its content last, or refused it. */
  @Column({ type: 'integer', name: 'read_version', default: 0 })
  readVersion!: number;
}
