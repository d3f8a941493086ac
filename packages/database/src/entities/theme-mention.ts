import type { IndicatorKey } from '@lqc/contracts';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { BelongsTo } from './belongs-to.js';
import { ContactNote } from './contact-note.js';
import { ThemeReading } from './theme-reading.js';

/** A contact who speaks of a theme, and at which indicators. */
@Entity({ name: 'theme_mention' })
export class ThemeMention {
  @PrimaryColumn({ type: 'uuid', name: 'survey_id' })
  surveyId!: string;

  @PrimaryColumn({ type: 'text' })
  theme!: string;

  @PrimaryColumn({ type: 'uuid', name: 'contact_id' })
  contactId!: string;

  @Column({ type: 'text', array: true })
  indicators!: IndicatorKey[];

  @BelongsTo(() => ContactNote, 'contact_id', { onDelete: 'CASCADE' })
  contact?: Relation<ContactNote>;

  @ManyToOne(() => ThemeReading, { onDelete: 'CASCADE' })
  @JoinColumn([
    { name: 'survey_id', referencedColumnName: 'surveyId' },
    { name: 'theme', referencedColumnName: 'theme' },
  ])
  reading?: Relation<ThemeReading>;
}
