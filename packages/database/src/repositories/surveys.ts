import { randomUUID } from 'node:crypto';
import { INDICATOR_KEYS, IndicatorKeySchema } from '@lqc/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { document, Identified } from '../columns.js';
import { changed, type Connection, firstRow, rows } from '../rows.js';
import { safeJson, safeText } from '../safe-text.js';

const StoredAnswer = z.object({
  indicator: IndicatorKeySchema,
  hasLikertRow: z.boolean(),
  score: z.number().nullable(),
  scoreCell: z.string().nullable(),
  narrative: z.string().nullable(),
  narrativeCell: z.string().nullable(),
});
export type StoredAnswer = z.infer<typeof StoredAnswer>;

const StoredContact = z.object({
  name: z.string(),
  companyKey: z.string(),
  sheet: z.string(),
  position: z.number(),
  answers: z.array(StoredAnswer).readonly(),
});
export type StoredContact = z.infer<typeof StoredContact>;

export interface NewSurvey<Findings = unknown> {
  readonly contentSha256: string;
  readonly findings: Findings;
  readonly contacts: readonly StoredContact[];
}

export interface StoredSurvey<Findings = unknown> extends NewSurvey<Findings> {
  readonly id: string;
  readonly contacts: readonly (StoredContact & { readonly id: string })[];
}

const orNull = (text: string | null) => (text === null ? null : safeText(text));

/** Surveys: parsed once per content, contacts and answers as rows. */
export class SurveyRepository {
  constructor(private readonly dataSource: DataSource) {}

  findIdByContent(contentSha256: string): Promise<string | null> {
    return findByContent(this.dataSource, contentSha256);
  }

  /** Stores a survey with all its rows; the id of the one already there when the content is known. */
  async store(manager: EntityManager, survey: NewSurvey): Promise<string> {
    const id = randomUUID();
    const inserted = await changed(
      manager,
      `INSERT INTO survey (id, content_sha256, findings, contacts) VALUES ($1, $2, $3, $4)
       ON CONFLICT (content_sha256) DO NOTHING RETURNING id`,
      [id, survey.contentSha256, safeJson(survey.findings), survey.contacts.length],
    );
    if (inserted === 0) return (await findByContent(manager, survey.contentSha256))!;
    const contacts = survey.contacts.map((contact) => ({ ...contact, id: randomUUID() }));
    await manager.query(
      `INSERT INTO contact_note (survey_id, id, position, sheet, name, company_key)
       SELECT $1, * FROM unnest($2::uuid[], $3::int[], $4::text[], $5::text[], $6::text[])`,
      [
        id,
        contacts.map((contact) => contact.id),
        contacts.map((contact) => contact.position),
        contacts.map((contact) => safeText(contact.sheet)),
        contacts.map((contact) => safeText(contact.name)),
        contacts.map((contact) => safeText(contact.companyKey)),
      ],
    );
    const answers = contacts.flatMap((contact) =>
      contact.answers.map((answer) => ({ ...answer, contactId: contact.id })),
    );
    await manager.query(
      `INSERT INTO answer (contact_id, indicator, has_likert_row, score, score_cell, narrative, narrative_cell)
       SELECT * FROM unnest($1::uuid[], $2::text[], $3::bool[], $4::float8[], $5::text[], $6::text[], $7::text[])`,
      [
        answers.map((answer) => answer.contactId),
        answers.map((answer) => answer.indicator),
        answers.map((answer) => answer.hasLikertRow),
        answers.map((answer) => answer.score),
        answers.map((answer) => answer.scoreCell),
        answers.map((answer) => orNull(answer.narrative)),
        answers.map((answer) => answer.narrativeCell),
      ],
    );
    return id;
  }

  /** What reading it found. */
  async findings<Findings extends object>(id: string): Promise<Findings> {
    const found = await firstRow(
      this.dataSource,
      z.object({ findings: document<Findings>() }),
      `SELECT findings FROM survey WHERE id = $1`,
      [id],
    );
    return found!.findings;
  }

  async read<Findings extends object>(id: string): Promise<StoredSurvey<Findings> | null> {
    const survey = await firstRow(
      this.dataSource,
      z.object({ contentSha256: z.string(), findings: document<Findings>() }),
      `SELECT content_sha256 AS "contentSha256", findings FROM survey WHERE id = $1`,
      [id],
    );
    if (!survey) return null;
    const contacts = await rows(
      this.dataSource,
      StoredContact.extend(Identified.shape),
      `SELECT c.id, c.name, c.company_key AS "companyKey", c.sheet, c.position,
              coalesce(json_agg(json_build_object(
                'indicator', a.indicator, 'hasLikertRow', a.has_likert_row, 'score', a.score,
                'scoreCell', a.score_cell, 'narrative', a.narrative, 'narrativeCell', a.narrative_cell
              ) ORDER BY array_position($2::text[], a.indicator)) FILTER (WHERE a.indicator IS NOT NULL), '[]') AS answers
         FROM contact_note c LEFT JOIN answer a ON a.contact_id = c.id
        WHERE c.survey_id = $1 GROUP BY c.id ORDER BY c.position`,
      [id, INDICATOR_KEYS],
    );
    return { id, ...survey, contacts };
  }
}

async function findByContent(connection: Connection, sha256: string): Promise<string | null> {
  const sql = `SELECT id FROM survey WHERE content_sha256 = $1`;
  return (await firstRow(connection, Identified, sql, [sha256]))?.id ?? null;
}
