import { Column, Entity, PrimaryColumn } from 'typeorm';
import { JsonColumn } from './json-column.js';

/** A worker that runs, or ran lately. */
@Entity({ name: 'worker_presence' })
export class WorkerPresence {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'text' })
  host!: string;

  @Column({ type: 'timestamptz', name: 'started_at', default: () => 'now()' })
  startedAt!: Date;

  @Column({ type: 'timestamptz', name: 'seen_at', default: () => 'now()' })
  seenAt!: Date;

  @Column({ type: 'integer', nullable: true })
  pid!: number | null;

  /** Which program it is (`program.ts`); null of an earlier one that did not tell. */
  @Column({ type: 'text', nullable: true })
  program!: string | null;

  @JsonColumn({ nullable: true })
  concurrency!: Record<string, number> | null;
}
