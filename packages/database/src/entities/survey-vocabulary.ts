import { Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Survey } from './survey.js';

/** That the words of a quarter are counted. */
@Entity({ name: 'survey_vocabulary' })
export class SurveyVocabulary {
  @PrimaryColumn({ type: 'uuid', name: 'survey_id' })
  surveyId!: string;

  @OneToOne(() => Survey, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'survey_id' })
  survey?: Relation<Survey>;
}
