import {
  IndicatorKeySchema,
  type SearchTerm,
  THEME_SENTENCES_PAGE_SIZE,
  ThemeHit,
  type ThemeSentencesQuery,
  type ThemesQuery,
} from '@lqc/contracts';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { firstRow, rows } from '../rows.js';
import { queryOf } from '../term-query.js';

/** A theme with the hash of its terms, under which its mentions are stored. */
export interface ThemeVersion {
  readonly theme: string;
  readonly madeOf: string;
}

/** The contacts of a survey that mention a theme, with the indicators of those narratives. */
export interface ThemeReading extends ThemeVersion {
  readonly mentions: readonly { readonly contactId: string; readonly indicators: string[] }[];
}

const Count = z.coerce.number().int();

const UnreadSurvey = z.object({ surveyId: z.string(), themes: z.array(z.string()) });
export type UnreadSurvey = z.infer<typeof UnreadSurvey>;

const Candidate = z.object({
  theme: z.string(),
  contactId: z.string(),
  indicator: IndicatorKeySchema,
  narrative: z.string(),
});
export type Candidate = z.infer<typeof Candidate>;

const QuarterCount = z.object({
  theme: z.string(),
  quarter_id: z.string(),
  label: z.string(),
  contacts: Count,
  of: Count,
});
export type ThemeQuarterCount = z.infer<typeof QuarterCount>;

const SectorCount = z.object({
  theme: z.string(),
  sector: z.string().nullable(),
  contacts: Count,
  of: Count,
});
export type ThemeSectorCount = z.infer<typeof SectorCount>;

const FoundHit = ThemeHit.omit({ sentences: true }).extend({ narrative: z.string() });
export type ThemeFoundHit = z.infer<typeof FoundHit>;

/** SQL: the themes `$1` with their versions `$2` as rows. */
const WANTED = `unnest($1::text[], $2::text[]) WITH ORDINALITY AS w (theme, made_of, place)`;
/** SQL: stored quarters, oldest first. */
const IN_TIME = `f.year, f.quarter, f.upload_date`;

const columns = (themes: readonly ThemeVersion[]) => [
  themes.map(({ theme }) => theme),
  themes.map(({ madeOf }) => madeOf),
];

/**
 * Which contacts mention which theme. A survey is searched once for each version of a theme; counts
 * are made from the stored mentions, with the current sectors of companies.
 */
export class ThemeRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Surveys of stored quarters that were not searched for all of the themes yet, latest first. */
  unread(themes: readonly ThemeVersion[]): Promise<UnreadSurvey[]> {
    return rows(
      this.dataSource,
      UnreadSurvey,
      `SELECT f.survey_id AS "surveyId", array_agg(DISTINCT w.theme) AS themes
         FROM workbook_file f CROSS JOIN ${WANTED}
        WHERE f.kind = 'quarterly'
          AND NOT EXISTS (SELECT FROM theme_reading r
                           WHERE r.survey_id = f.survey_id AND r.theme = w.theme
                             AND r.made_of = w.made_of)
        GROUP BY f.survey_id ORDER BY max(f.year * 4 + f.quarter) DESC NULLS LAST`,
      columns(themes),
    );
  }

  /** Narratives of a survey that contain a term of a theme, negated or not. */
  candidates(
    surveyId: string,
    themes: readonly { readonly theme: string; readonly terms: readonly SearchTerm[] }[],
  ): Promise<Candidate[]> {
    return rows(
      this.dataSource,
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
      const held = `SELECT id FROM survey WHERE id = $1 FOR KEY SHARE`;
      // The survey's file may have been deleted meanwhile.
      if (!(await firstRow(manager, z.object({ id: z.string() }), held, [surveyId]))) return;
      await manager.query(
        `INSERT INTO theme_reading (survey_id, theme, made_of)
         SELECT $3, theme, made_of FROM ${WANTED} ORDER BY theme
         ON CONFLICT (survey_id, theme) DO UPDATE SET made_of = excluded.made_of`,
        [...columns(readings), surveyId],
      );
      await manager.query(`DELETE FROM theme_mention WHERE survey_id = $1 AND theme = ANY($2)`, [
        surveyId,
        readings.map(({ theme }) => theme),
      ]);
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
    await this.dataSource.query(`DELETE FROM theme_reading WHERE theme <> ALL($1)`, [themes]);
  }

  /** The stored quarter with this id, or the latest one when no id is given. */
  quarter(asked: string | undefined): Promise<{ quarter_id: string; label: string } | null> {
    return firstRow(
      this.dataSource,
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
    const inSector = sector === undefined ? '' : `AND coalesce(c.sector, '-') = $3`;
    const company =
      sector === undefined ? '' : `JOIN noted_company c ON c.contact_id = m.contact_id`;
    const of =
      sector === undefined
        ? `s.contacts`
        : `(SELECT count(*) FROM noted_company c WHERE c.survey_id = s.id ${inSector})`;
    return rows(
      this.dataSource,
      QuarterCount,
      `WITH told AS (
         SELECT m.survey_id, m.theme, count(*) AS contacts
           FROM ${WANTED} JOIN theme_reading r ON r.theme = w.theme AND r.made_of = w.made_of
           JOIN theme_mention m ON m.survey_id = r.survey_id AND m.theme = r.theme
           ${company} WHERE true ${inSector} GROUP BY 1, 2),
       quarters AS MATERIALIZED (
         SELECT f.id, f.label, f.survey_id, ${of} AS total,
                row_number() OVER (ORDER BY ${IN_TIME}) AS time
           FROM workbook_file f JOIN survey s ON s.id = f.survey_id WHERE f.kind = 'quarterly')
       SELECT w.theme, q.id AS quarter_id, q.label, coalesce(t.contacts, 0) AS contacts, q.total AS of
         FROM ${WANTED} JOIN theme_reading r ON r.theme = w.theme AND r.made_of = w.made_of
         JOIN quarters q ON q.survey_id = r.survey_id
         LEFT JOIN told t ON t.survey_id = q.survey_id AND t.theme = w.theme
        ORDER BY w.place, q.time`,
      [...columns(themes), ...(sector === undefined ? [] : [sector])],
    );
  }

  /**
   * Numbers of contacts that mention each theme, per sector of a quarter, largest sectors first.
   */
  bySector(themes: readonly ThemeVersion[], quarterId: string): Promise<ThemeSectorCount[]> {
    return rows(
      this.dataSource,
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
         FROM ${WANTED} JOIN theme_reading r ON r.theme = w.theme AND r.made_of = w.made_of
         JOIN workbook_file f ON f.survey_id = r.survey_id AND f.id = $3 CROSS JOIN total t
        ORDER BY w.place, t.contacts DESC, t.sector`,
      [...columns(themes), quarterId],
    );
  }

  /** Number of contacts and narratives that mention a theme. */
  async count(
    theme: ThemeVersion,
    { quarter, sector }: ThemesQuery,
  ): Promise<{ contacts: number; hits_total: number }> {
    const found = await firstRow(
      this.dataSource,
      z.object({ contacts: Count, hits_total: Count }),
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
    return rows(
      this.dataSource,
      FoundHit,
      `SELECT n.id AS contact_id, n.name AS contact, c.company_key, f.id AS quarter_id, f.label,
              c.sector, a.indicator, a.score, n.sheet, a.narrative_cell AS cell, a.narrative
         ${MENTIONED} JOIN contact_note n ON n.id = m.contact_id
         JOIN answer a ON a.contact_id = n.id AND a.indicator = ANY(m.indicators)
        WHERE ${CHOSEN}
        ORDER BY f.year DESC NULLS LAST, f.quarter DESC, f.upload_date DESC, n.position,
                 array_position($7::text[], a.indicator)
        LIMIT $5 OFFSET $6`,
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

/** SQL: contacts that mention the theme `$1` in its version `$2`. */
const MENTIONED = `
  FROM theme_reading r JOIN theme_mention m ON m.survey_id = r.survey_id AND m.theme = r.theme
  JOIN workbook_file f ON f.survey_id = r.survey_id AND f.kind = 'quarterly'
  JOIN noted_company c ON c.contact_id = m.contact_id`;
/** Condition: of the quarter `$3` and the sector `$4`, unless they are null. */
const CHOSEN = `r.theme = $1 AND r.made_of = $2 AND ($3::uuid IS NULL OR f.id = $3)
  AND ($4::text IS NULL OR coalesce(c.sector, '-') = $4)`;
const MENTIONS = `${MENTIONED} WHERE ${CHOSEN}`;
