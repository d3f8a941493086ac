import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { JsonColumn } from './json-column.js';

/** What was read of a quarter's workbook; two files with the same content share one. */
@Entity({ name: 'survey' })
@Unique(['contentSha256'])
export class Survey {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** SHA-256 of the content; followed by the survey's id where a later version read the content otherwise. */
  @Column({ type: 'text', name: 'content_sha256' })
  contentSha256!: string;

  @JsonColumn()
  findings!: unknown;

  @Column({ type: 'integer' })
  contacts!: number;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  /** Version of the reader that read its content last, or refused it. */
  @Column({ type: 'integer', name: 'read_version', default: 0 })
  readVersion!: number;

  @Column({ type: 'integer', default: 0 })
  decided!: number;

  /** Of its contacts and answers as they are stored. */
  @Column({ type: 'integer', default: 0 })
  bytes!: number;
}
