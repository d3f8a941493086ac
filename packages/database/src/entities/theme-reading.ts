import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
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

  @ManyToOne(() => Survey, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'survey_id' })
  survey?: Relation<Survey>;
}
