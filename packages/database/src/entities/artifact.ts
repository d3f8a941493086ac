import { Column, Entity, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { BelongsTo } from './belongs-to.js';
import { JobRun } from './job-run.js';
import { StoredComputation } from './stored-computation.js';

/** A file that was made for somebody: of one run, or of a stored computation that everybody shares. */
@Entity({ name: 'artifact' })
export class Artifact {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'uuid', name: 'run_id', nullable: true })
  runId!: string | null;

  @Column({ type: 'text', name: 'file_name' })
  fileName!: string;

  @Column({ type: 'text', name: 'media_type' })
  mediaType!: string;

  @Column({ type: 'bytea' })
  bytes!: Buffer;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Column({ type: 'text', nullable: true })
  computation!: string | null;

  @BelongsTo(() => StoredComputation, 'computation', {
    onDelete: 'CASCADE',
    deferrable: 'INITIALLY DEFERRED',
  })
  storedComputation?: Relation<StoredComputation> | null;

  @BelongsTo(() => JobRun, 'run_id', { onDelete: 'CASCADE' })
  run?: Relation<JobRun> | null;
}
