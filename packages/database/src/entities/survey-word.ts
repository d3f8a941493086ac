import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
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

  @ManyToOne(() => SurveyVocabulary, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'survey_id', referencedColumnName: 'surveyId' })
  survey?: Relation<SurveyVocabulary>;
}
