import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When a chore was last begun, so that one process at a time does it. */
@Entity({ name: 'upkeep' })
export class Upkeep {
  @PrimaryColumn({ type: 'text' })
  name!: string;

  @Column({ type: 'timestamptz', name: 'begun_at', default: () => 'now()' })
  begunAt!: Date;
}
