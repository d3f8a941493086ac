import { Column, Entity, PrimaryColumn, type Relation } from 'typeorm';
import { BelongsTo } from './belongs-to.js';
import { Survey } from './survey.js';

/** That a quarter was read for a theme, and by which words. */
@Entity({ name: 'theme_reading' })
export class ThemeReading {
  @PrimaryColumn({ type: 'uuid', name: 'survey_id' })
  surveyId!: string;

  @PrimaryColumn({ type: 'text' })
  theme!: string;

  @Column({ type: 'text', name: 'made_of' })
  madeOf!: string;

  @Column({ type: 'integer', default: 0 })
  contacts!: number;

  @BelongsTo(() => Survey, 'survey_id', { onDelete: 'CASCADE' })
  survey?: Relation<Survey>;
}
