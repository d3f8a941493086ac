import type { AuditOutcome } from '@lqc/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Who changed or took away what, and when. Triggers refuse that a row is changed or deleted. */
@Entity({ name: 'audit_event' })
export class AuditEvent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  at!: Date;

  @Column({ type: 'uuid', name: 'actor_id', nullable: true })
  actorId!: string | null;

  @Column({ type: 'text', nullable: true })
  actor!: string | null;

  @Column({ type: 'text' })
  action!: string;

  @Column({ type: 'text' })
  outcome!: AuditOutcome;

  @Column({ type: 'text', nullable: true })
  code!: string | null;

  @Column({ type: 'text', name: 'object_type', nullable: true })
  objectType!: string | null;

  @Column({ type: 'text', name: 'object_id', nullable: true })
  objectId!: string | null;

  @Column({ type: 'text', name: 'object_label', nullable: true })
  objectLabel!: string | null;

  @Column({ type: 'text', nullable: true })
  address!: string | null;

  @Column({ type: 'text', nullable: true })
  agent!: string | null;

  @Column({ type: 'text', name: 'request_id', nullable: true })
  requestId!: string | null;
}
