import type { ErrorArguments, ErrorCode, ErrorDetails, JobName, JobStatus } from '@lqc/contracts';
import { Column, Entity, PrimaryColumn, type Relation } from 'typeorm';
import { BelongsTo } from './belongs-to.js';
import { ErrorCodeColumn } from './error-code-column.js';
import { JsonColumn } from './json-column.js';
import { AppUser } from './app-user.js';

/** One run of a job. This row is its only state; the queue only delivers its id. */
@Entity({ name: 'job_run' })
export class JobRun {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'text' })
  name!: JobName;

  @JsonColumn()
  payload!: unknown;

  @Column({ type: 'uuid', name: 'owner_id' })
  ownerId!: string;

  @Column({ type: 'text', name: 'request_id', nullable: true })
  requestId!: string | null;

  /** The key under which its result is stored for everybody; null for work of one person alone. */
  @Column({ type: 'text', nullable: true })
  computation!: string | null;

  /** W3C `traceparent` of the call that asked for it. */
  @Column({ type: 'text', name: 'trace_parent', nullable: true })
  traceParent!: string | null;

  @Column({ type: 'text', default: 'queued' })
  status!: JobStatus;

  @Column({ type: 'real', default: 0 })
  progress!: number;

  @Column({ type: 'text', nullable: true })
  step!: string | null;

  /** The draft written so far; null once there is a result. */
  @Column({ type: 'text', nullable: true })
  draft!: string | null;

  /** Also null for a run whose result is stored under its computation's key. */
  @JsonColumn({ type: 'json', nullable: true })
  result!: unknown;

  @ErrorCodeColumn()
  errorCode!: ErrorCode | null;

  @JsonColumn({ name: 'error_args', nullable: true })
  errorArgs!: ErrorArguments | null;

  @JsonColumn({ name: 'error_details', nullable: true })
  errorDetails!: ErrorDetails | null;

  @Column({ type: 'integer', default: 0 })
  attempts!: number;

  @Column({ type: 'boolean', name: 'cancel_requested', default: false })
  cancelRequested!: boolean;

  @Column({ type: 'uuid', name: 'claimed_by', nullable: true })
  claimedBy!: string | null;

  @Column({ type: 'timestamptz', name: 'heartbeat_at', nullable: true })
  heartbeatAt!: Date | null;

  /** Until then nobody claims it, since its work broke; null before that. */
  @Column({ type: 'timestamptz', name: 'not_before', nullable: true })
  notBefore!: Date | null;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  /** When a worker first claimed it. */
  @Column({ type: 'timestamptz', name: 'started_at', nullable: true })
  startedAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'finished_at', nullable: true })
  finishedAt!: Date | null;

  /** The hashes of the workbooks that its payload names. */
  @JsonColumn({ nullable: true, insert: false, update: false, select: false })
  contents!: unknown;

  @BelongsTo(() => AppUser, 'owner_id')
  owner?: Relation<AppUser>;
}
