import { Column, Entity, PrimaryColumn, type Relation } from 'typeorm';
import { BelongsTo } from './belongs-to.js';
import { SurveyVocabulary } from './survey-vocabulary.js';

/** How many narratives of a quarter have a word. */
@Entity({ name: 'survey_word' })
export class SurveyWord {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  word!: string;

  @PrimaryColumn({ type: 'uuid', name: 'survey_id' })
  surveyId!: string;

  @Column({ type: 'integer' })
  narratives!: number;

  @BelongsTo(() => SurveyVocabulary, 'survey_id', { onDelete: 'CASCADE' })
  survey?: Relation<SurveyVocabulary>;
}
