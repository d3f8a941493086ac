import { IndicatorKeySchema, type SearchTerm } from '@lqc/contracts';
import { In, Not } from 'typeorm';
import { z } from 'zod';
import { ThemeMention } from '../entities/theme-mention.js';
import { ThemeReading as ReadingRow } from '../entities/theme-reading.js';
import { orderOfQuarter } from '../order-of-quarter.js';
import { columnsOf, hasRows } from '../rows.js';
import { queryOf } from '../term-query.js';
import { SqlRepository } from '../sql-repository.js';

/** A theme with the hash of its terms, under which its mentions are stored. */
export interface ThemeVersion {
  readonly theme: string;
  readonly madeOf: string;
}

/** The contacts of a survey that mention a theme, with the indicators of those narratives. */
export interface ThemeReading extends ThemeVersion {
  readonly mentions: readonly { readonly contactId: string; readonly indicators: string[] }[];
}

const UnreadSurvey = z.object({
  surveyId: z.string(),
  themes: z.array(z.string()),
  contacts: z.number().int(),
});
export type UnreadSurvey = z.infer<typeof UnreadSurvey>;

const Candidate = z.object({
  theme: z.string(),
  contactId: z.string(),
  indicator: IndicatorKeySchema,
  narrative: z.string(),
});
export type Candidate = z.infer<typeof Candidate>;

/** SQL: the themes `$1` with their versions `$2` as rows. */
export const WANTED_THEMES = `unnest($1::text[], $2::text[]) WITH ORDINALITY AS w (theme, made_of, place)`;
/** The values of these two. */
export const themeValues = (themes: readonly ThemeVersion[]) =>
  columnsOf(themes, 'theme', 'madeOf');

/** Searches stored surveys for themes, once for each version of a theme, and keeps who mentions which. */
export class ThemeReadingRepository extends SqlRepository {
  /** Surveys of stored quarters that were not searched for all of the themes yet, latest first. */
  unread(themes: readonly ThemeVersion[]): Promise<UnreadSurvey[]> {
    return this.rows(
      UnreadSurvey,
      `SELECT f.survey_id AS "surveyId", array_agg(DISTINCT w.theme) AS themes, s.contacts
         FROM workbook_file f JOIN survey s ON s.id = f.survey_id CROSS JOIN ${WANTED_THEMES}
        WHERE f.kind = 'quarterly'
          AND NOT EXISTS (SELECT FROM theme_reading r
                           WHERE r.survey_id = f.survey_id AND r.theme = w.theme
                             AND r.made_of = w.made_of)
        GROUP BY f.survey_id, s.contacts ORDER BY max(${orderOfQuarter('f')}) DESC NULLS LAST`,
      themeValues(themes),
    );
  }

  /** Narratives of a survey that contain a term of a theme, negated or not. */
  candidates(
    surveyId: string,
    themes: readonly { readonly theme: string; readonly terms: readonly SearchTerm[] }[],
  ): Promise<Candidate[]> {
    return this.rows(
      Candidate,
      `SELECT t.theme, a.contact_id AS "contactId", a.indicator, a.narrative
         FROM contact_note n JOIN answer a ON a.contact_id = n.id
         JOIN (SELECT theme, words::tsquery AS words
                 FROM unnest($2::text[], $3::text[]) AS w (theme, words)) t
           ON a.surface_words @@ t.words
        WHERE n.survey_id = $1`,
      [
        surveyId,
        themes.map(({ theme }) => theme),
        themes.map(({ terms }) => terms.map(queryOf).join(' | ')),
      ],
    );
  }

  /** Stores the mentions in a survey, replacing those of earlier versions of the themes. */
  async keep(surveyId: string, readings: readonly ThemeReading[]): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const held = `SELECT FROM survey WHERE id = $1 FOR KEY SHARE`;
      // The survey's file may have been deleted meanwhile.
      if (!(await hasRows(manager, held, [surveyId]))) return;
      await manager.query(
        `INSERT INTO theme_reading (survey_id, theme, made_of, contacts)
         SELECT $1, * FROM unnest($2::text[], $3::text[], $4::int[]) AS r (theme, made_of, contacts)
          ORDER BY theme
         ON CONFLICT (survey_id, theme)
         DO UPDATE SET made_of = excluded.made_of, contacts = excluded.contacts`,
        [surveyId, ...themeValues(readings), readings.map(({ mentions }) => mentions.length)],
      );
      const read = In(readings.map(({ theme }) => theme));
      await manager.delete(ThemeMention, { surveyId, theme: read });
      const mentions = readings.flatMap(({ theme, mentions: found }) =>
        found.map(({ contactId, indicators }) => ({ theme, contact_id: contactId, indicators })),
      );
      await manager.query(
        `INSERT INTO theme_mention (survey_id, theme, contact_id, indicators)
         SELECT $1, m.*
           FROM jsonb_to_recordset($2::jsonb) AS m (theme text, contact_id uuid, indicators text[])`,
        [surveyId, JSON.stringify(mentions)],
      );
    });
  }

  /** Deletes mentions of themes that are no longer in the dictionary. */
  async forgetOthers(themes: readonly string[]): Promise<void> {
    await this.dataSource.manager.delete(ReadingRow, { theme: Not(In(themes)) });
  }
}
