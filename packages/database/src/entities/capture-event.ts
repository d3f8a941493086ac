import type { CAPTURE_KINDS } from '@lqc/contracts';
import { Column, Entity, PrimaryColumn, type Relation, Unique } from 'typeorm';
import { AppUser } from './app-user.js';
import { BelongsTo } from './belongs-to.js';
import { CaptureNote } from './capture-note.js';
import { JsonColumn } from './json-column.js';

/** One thing that was typed into a note, as the device sent it. */
@Entity({ name: 'capture_event' })
@Unique('capture_event_seq', ['noteId', 'deviceId', 'seq'])
export class CaptureEvent {
  @PrimaryColumn({ type: 'uuid', name: 'event_id' })
  eventId!: string;

  /** The order of receipt. */
  @Column({ type: 'bigint', generated: 'identity', generatedIdentity: 'ALWAYS' })
  position!: string;

  @Column({ type: 'uuid', name: 'note_id' })
  noteId!: string;

  @Column({ type: 'text', name: 'device_id' })
  deviceId!: string;

  @Column({ type: 'bigint' })
  seq!: string;

  @Column({ type: 'text' })
  kind!: (typeof CAPTURE_KINDS)[number];

  @Column({ type: 'text' })
  field!: string;

  @JsonColumn({ nullable: true })
  value!: unknown;

  /** Of the value as text. */
  @Column({ type: 'integer', name: 'value_bytes', insert: false, update: false })
  valueBytes!: number;

  @Column({ type: 'text', name: 'base_hash', nullable: true })
  baseHash!: string | null;

  /** By the device's clock. */
  @Column({ type: 'timestamptz', name: 'typed_at' })
  typedAt!: Date;

  @Column({ type: 'text', nullable: true })
  zone!: string | null;

  /** Hash of the event as it was sent, by which sending it again is known. */
  @Column({ type: 'text', name: 'body_hash' })
  bodyHash!: string;

  @Column({ type: 'uuid', name: 'account_id' })
  accountId!: string;

  @Column({ type: 'timestamptz', name: 'received_at', default: () => 'now()' })
  receivedAt!: Date;

  @BelongsTo(() => CaptureNote, 'note_id')
  note?: Relation<CaptureNote>;

  @BelongsTo(() => AppUser, 'account_id')
  account?: Relation<AppUser>;
}
