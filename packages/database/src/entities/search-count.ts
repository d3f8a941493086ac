import { Column, Entity, PrimaryColumn, type Relation } from 'typeorm';
import { BelongsTo } from './belongs-to.js';
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

  @BelongsTo(() => Survey, 'survey_id', { onDelete: 'CASCADE' })
  survey?: Relation<Survey>;
}
