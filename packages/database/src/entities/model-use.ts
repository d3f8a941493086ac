import { Column, Entity, PrimaryColumn, type Relation } from 'typeorm';
import { AppUser } from './app-user.js';
import { BelongsTo } from './belongs-to.js';

/** How many tokens a person's work took of the language model on one day. */
@Entity({ name: 'model_use' })
export class ModelUse {
  @PrimaryColumn({ type: 'date' })
  day!: string;

  @PrimaryColumn({ type: 'uuid', name: 'user_id' })
  userId!: string;

  @Column({ type: 'bigint' })
  tokens!: string;

  @BelongsTo(() => AppUser, 'user_id', { onDelete: 'CASCADE' })
  user?: Relation<AppUser>;
}
