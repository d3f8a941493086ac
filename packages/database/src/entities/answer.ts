import type { IndicatorKey } from '@lqc/contracts';
import { Column, Entity, PrimaryColumn, type Relation } from 'typeorm';
import { BelongsTo } from './belongs-to.js';
import { ContactNote } from './contact-note.js';

/** Words of the narrative, which PostgreSQL makes and only statements use. */
const WORDS = { nullable: true, insert: false, update: false, select: false };

/** A contact's answer to one indicator: the score, the narrative, or both. */
@Entity({ name: 'answer' })
export class Answer {
  @PrimaryColumn({ type: 'uuid', name: 'contact_id' })
  contactId!: string;

  @PrimaryColumn({ type: 'text' })
  indicator!: IndicatorKey;

  @Column({ type: 'boolean', name: 'has_likert_row' })
  hasLikertRow!: boolean;

  @Column({ type: 'double precision', nullable: true })
  score!: number | null;

  @Column({ type: 'text', name: 'score_cell', nullable: true })
  scoreCell!: string | null;

  @Column({ type: 'text', nullable: true })
  narrative!: string | null;

  @Column({ type: 'text', name: 'narrative_cell', nullable: true })
  narrativeCell!: string | null;

  @Column({ ...WORDS, type: 'tsvector', name: 'narrative_words' })
  narrativeWords!: string | null;

  @Column({ ...WORDS, type: 'tsvector', name: 'surface_words' })
  surfaceWords!: string | null;

  @Column({ type: 'smallint', nullable: true })
  direction!: -1 | 0 | 1 | null;

  @BelongsTo(() => ContactNote, 'contact_id', { onDelete: 'CASCADE' })
  contact?: Relation<ContactNote>;
}
