import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A copy that left the office. */
@Entity({ name: 'released_copy' })
export class ReleasedCopy {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'uuid', name: 'report_id', nullable: true })
  reportId!: string | null;

  @Column({ type: 'text', name: 'made_by', nullable: true })
  madeBy!: string | null;

  @Column({ type: 'timestamptz', name: 'made_at', default: () => 'now()' })
  madeAt!: Date;

  @Column({ type: 'uuid', name: 'quarter_ids', array: true })
  quarterIds!: string[];
}
