import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { JsonColumn } from './json-column.js';
import { Survey } from './survey.js';

/** How many narratives of a quarter fit a search. */
@Entity({ name: 'search_count' })
export class SearchCount {
  @PrimaryColumn({ type: 'text' })
  asked!: string;

  @PrimaryColumn({ type: 'uuid', name: 'survey_id' })
  surveyId!: string;

  @Column({ type: 'text', name: 'made_of' })
  madeOf!: string;

  @JsonColumn()
  counts!: unknown;

  @Column({ type: 'timestamptz', name: 'made_at', default: () => 'now()' })
  madeAt!: Date;

  @ManyToOne(() => Survey, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'survey_id' })
  survey?: Relation<Survey>;
}
