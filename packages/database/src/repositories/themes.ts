import {
  IndicatorKeySchema,
  THEME_SENTENCES_PAGE_SIZE,
  ThemeHit,
  type ThemeSentencesQuery,
  type ThemesQuery,
} from '@lqc/contracts';
import { z } from 'zod';
import { Whole } from '../columns.js';
import { themeValues, type ThemeVersion, WANTED_THEMES } from './theme-readings.js';
import { SqlRepository } from '../sql-repository.js';

const QuarterCount = z.object({
  theme: z.string(),
  quarter_id: z.string(),
  label: z.string(),
  contacts: Whole,
  of: Whole,
});
export type ThemeQuarterCount = z.infer<typeof QuarterCount>;

const SectorCount = z.object({
  theme: z.string(),
  sector: z.string().nullable(),
  contacts: Whole,
  of: Whole,
});
export type ThemeSectorCount = z.infer<typeof SectorCount>;

const FoundHit = ThemeHit.omit({ sentences: true }).extend({ narrative: z.string() });
export type ThemeFoundHit = z.infer<typeof FoundHit>;

/** SQL: stored quarters, oldest first. */
const IN_TIME = `f.year, f.quarter, f.upload_date`;

/** SQL: contacts of each survey, and those that mention a theme. */
const COUNTED_IN_ALL = `
  WITH of_survey AS (SELECT id AS survey_id, contacts FROM survey),
       told AS (SELECT survey_id, theme, contacts FROM theme_reading)`;
/** SQL: the same in the sector `$3`; `-` stands for contacts without a known one. */
const COUNTED_IN_SECTOR = `
  WITH note AS MATERIALIZED (
         SELECT survey_id, contact_id FROM noted_company
          WHERE coalesce(sector, '-') = $3
            AND survey_id IN (SELECT survey_id FROM workbook_file WHERE kind = 'quarterly')),
       of_survey AS MATERIALIZED (
         SELECT s.id AS survey_id, count(n.contact_id) AS contacts
           FROM survey s LEFT JOIN note n ON n.survey_id = s.id GROUP BY s.id),
       told AS (
         SELECT m.survey_id, m.theme, count(*) AS contacts
           FROM note n JOIN theme_mention m ON m.contact_id = n.contact_id GROUP BY 1, 2)`;

/** How many contacts mention which theme, from the stored readings, with the current sectors of companies. */
export class ThemeRepository extends SqlRepository {
  /** The stored quarter with this id, or the latest one when no id is given. */
  quarter(asked: string | undefined): Promise<{ quarter_id: string; label: string } | null> {
    return this.firstRow(
      z.object({ quarter_id: z.string(), label: z.string() }),
      `SELECT f.id AS quarter_id, f.label FROM workbook_file f
        WHERE f.kind = 'quarterly' AND ($1::uuid IS NULL OR f.id = $1)
        ORDER BY f.year DESC NULLS LAST, f.quarter DESC, f.upload_date DESC LIMIT 1`,
      [asked ?? null],
    );
  }

  /** Numbers of contacts that mention each theme, per searched quarter, in one sector or in all. */
  byQuarter(
    themes: readonly ThemeVersion[],
    sector: string | undefined,
  ): Promise<ThemeQuarterCount[]> {
    return this.rows(
      QuarterCount,
      `${sector === undefined ? COUNTED_IN_ALL : COUNTED_IN_SECTOR}
       SELECT w.theme, f.id AS quarter_id, f.label, coalesce(t.contacts, 0) AS contacts, o.contacts AS of
         FROM ${WANTED_THEMES} JOIN theme_reading r ON r.theme = w.theme AND r.made_of = w.made_of
         JOIN workbook_file f ON f.survey_id = r.survey_id AND f.kind = 'quarterly'
         JOIN of_survey o ON o.survey_id = r.survey_id
         LEFT JOIN told t ON t.survey_id = r.survey_id AND t.theme = w.theme
        ORDER BY w.place, ${IN_TIME}`,
      [...themeValues(themes), ...(sector === undefined ? [] : [sector])],
    );
  }

  /**
   * Numbers of contacts that mention each theme, per sector of a quarter, largest sectors first.
   */
  bySector(themes: readonly ThemeVersion[], quarterId: string): Promise<ThemeSectorCount[]> {
    return this.rows(
      SectorCount,
      `WITH note AS MATERIALIZED (
         SELECT c.contact_id, c.survey_id, c.sector FROM noted_company c
           JOIN workbook_file f ON f.survey_id = c.survey_id WHERE f.id = $3),
       total AS (SELECT sector, count(*) AS contacts FROM note GROUP BY 1)
       SELECT w.theme, t.sector, t.contacts AS of,
              (SELECT count(*) FROM note n
                 JOIN theme_mention m ON m.survey_id = n.survey_id AND m.theme = w.theme
                                     AND m.contact_id = n.contact_id
                WHERE n.sector IS NOT DISTINCT FROM t.sector) AS contacts
         FROM ${WANTED_THEMES} JOIN theme_reading r ON r.theme = w.theme AND r.made_of = w.made_of
         JOIN workbook_file f ON f.survey_id = r.survey_id AND f.id = $3 CROSS JOIN total t
        ORDER BY w.place, t.contacts DESC, t.sector`,
      [...themeValues(themes), quarterId],
    );
  }

  /** Number of contacts and narratives that mention a theme. */
  async count(
    theme: ThemeVersion,
    { quarter, sector }: ThemesQuery,
  ): Promise<{ contacts: number; hits_total: number }> {
    const found = await this.firstRow(
      z.object({ contacts: Whole, hits_total: Whole }),
      `SELECT count(*) AS contacts, coalesce(sum(cardinality(m.indicators)), 0) AS hits_total
         ${MENTIONS}`,
      [theme.theme, theme.madeOf, quarter ?? null, sector ?? null],
    );
    return found!;
  }

  /** One page of narratives that mention a theme, latest first. */
  hits(
    theme: ThemeVersion,
    { quarter, sector, page }: ThemeSentencesQuery,
  ): Promise<ThemeFoundHit[]> {
    return this.rows(
      FoundHit,
      `WITH page AS MATERIALIZED (
         SELECT m.contact_id, i.indicator, f.id AS quarter_id, f.year, f.quarter, f.upload_date, n.position
           ${MENTIONED} JOIN contact_note n ON n.id = m.contact_id
          CROSS JOIN LATERAL unnest(m.indicators) AS i (indicator)
          WHERE ${CHOSEN}
          ORDER BY ${latestFirst('f', 'n', 'i')} LIMIT $5 OFFSET $6)
       SELECT n.id AS contact_id, n.name AS contact, c.company_key, f.id AS quarter_id, f.label,
              c.sector, a.indicator, a.score, n.sheet, a.narrative_cell AS cell, a.narrative
         FROM page p JOIN answer a USING (contact_id, indicator)
         JOIN contact_note n ON n.id = p.contact_id
         JOIN noted_company c ON c.contact_id = p.contact_id
         JOIN workbook_file f ON f.id = p.quarter_id
        ORDER BY ${latestFirst('p', 'p', 'p')}`,
      [
        theme.theme,
        theme.madeOf,
        quarter ?? null,
        sector ?? null,
        THEME_SENTENCES_PAGE_SIZE,
        (page - 1) * THEME_SENTENCES_PAGE_SIZE,
        IndicatorKeySchema.options,
      ],
    );
  }
}

/** SQL: mentions of the latest quarter first, as they stand in its workbook. */
const latestFirst = (file: string, note: string, mention: string) =>
  `${file}.year DESC NULLS LAST, ${file}.quarter DESC, ${file}.upload_date DESC, ${note}.position,
   array_position($7::text[], ${mention}.indicator)`;
/** SQL: contacts that mention the theme `$1` in its version `$2`. */
const MENTIONED = `
  FROM theme_reading r JOIN theme_mention m ON m.survey_id = r.survey_id AND m.theme = r.theme
  JOIN workbook_file f ON f.survey_id = r.survey_id AND f.kind = 'quarterly'`;
/** Condition: of the quarter `$3` and the sector `$4`, unless they are null. */
const CHOSEN = `r.theme = $1 AND r.made_of = $2 AND ($3::uuid IS NULL OR f.id = $3)
  AND ($4::text IS NULL OR m.contact_id IN (
        SELECT contact_id FROM noted_company WHERE coalesce(sector, '-') = $4))`;
const MENTIONS = `${MENTIONED} WHERE ${CHOSEN}`;
