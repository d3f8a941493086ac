import type { CaptureField, CaptureState } from '@lqc/contracts';
import { Column, Entity, PrimaryColumn, type Relation } from 'typeorm';
import { AppUser } from './app-user.js';
import { BelongsTo } from './belongs-to.js';
import { JsonColumn } from './json-column.js';

/** A note that is taken at a visit. */
@Entity({ name: 'capture_note' })
export class CaptureNote {
  /** Made on the device, before anything is sent. */
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'uuid', name: 'owner_id' })
  ownerId!: string;

  /** Null until the event that opens the note arrives. */
  @Column({ type: 'text', nullable: true })
  company!: string | null;

  @Column({ type: 'text', nullable: true })
  quarter!: string | null;

  @Column({ type: 'text', name: 'template_version', nullable: true })
  templateVersion!: string | null;

  @Column({ type: 'uuid', name: 'visit_id', nullable: true })
  visitId!: string | null;

  @Column({ type: 'text', default: 'open' })
  state!: CaptureState;

  @Column({ type: 'text', nullable: true })
  reason!: string | null;

  @Column({ type: 'timestamptz', name: 'closed_at', nullable: true })
  closedAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'received_at', default: () => 'now()' })
  receivedAt!: Date;

  /** What the note's events come to, folded in the transaction that stores them. */
  @JsonColumn({ default: [] })
  fields!: CaptureField[];

  /** Of its events as they are stored. */
  @Column({ type: 'integer', default: 0 })
  bytes!: number;

  @BelongsTo(() => AppUser, 'owner_id')
  owner?: Relation<AppUser>;
}
