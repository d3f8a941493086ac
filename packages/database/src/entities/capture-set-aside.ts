import type { ErrorCode } from '@lqc/contracts';
import { Column, Entity, PrimaryColumn, type Relation } from 'typeorm';
import { AppUser } from './app-user.js';
import { BelongsTo } from './belongs-to.js';
import { JsonColumn } from './json-column.js';

/** An event that was sent and is no part of a note, kept with the reason. */
@Entity({ name: 'capture_set_aside' })
export class CaptureSetAside {
  @PrimaryColumn({ type: 'text', name: 'body_hash' })
  bodyHash!: string;

  @Column({ type: 'uuid', name: 'event_id' })
  eventId!: string;

  @Column({ type: 'uuid', name: 'note_id' })
  noteId!: string;

  @Column({ type: 'text' })
  code!: ErrorCode;

  @JsonColumn()
  event!: { value?: unknown };

  @Column({ type: 'uuid', name: 'account_id' })
  accountId!: string;

  @Column({ type: 'timestamptz', name: 'received_at', default: () => 'now()' })
  receivedAt!: Date;

  @BelongsTo(() => AppUser, 'account_id')
  account?: Relation<AppUser>;
}
