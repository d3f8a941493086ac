import { randomUUID } from 'node:crypto';
import { INDICATOR_KEYS, IndicatorKeySchema } from '@lqc/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { Identified } from '../columns.js';
import { Survey } from '../entities/survey.js';
import { insertedNew, rows } from '../rows.js';
import { readWords } from './archive-words.js';
import { MovedKey, moveKeys } from './moved-keys.js';

const StoredAnswer = z.object({
  indicator: IndicatorKeySchema,
  hasLikertRow: z.boolean(),
  score: z.number().nullable(),
  scoreCell: z.string().nullable(),
  narrative: z.string().nullable(),
  narrativeCell: z.string().nullable(),
  /** The direction that its narrative states; null or absent where the narrative states none. */
  direction: z.union([z.literal(-1), z.literal(0), z.literal(1)]).nullish(),
});
export type StoredAnswer = z.infer<typeof StoredAnswer>;

const StoredDetails = z.object({
  visited: z.string().nullable(),
  visitedOn: z.string().nullable(),
  method: z.string().nullable(),
  employeesWritten: z.string().nullable(),
  employees: z.number().nullable(),
  place: z.string().nullable(),
  product: z.string().nullable(),
  interviewer: z.string().nullable(),
});
type StoredDetails = z.infer<typeof StoredDetails>;

const StoredContact = z.object({
  name: z.string(),
  companyKey: z.string(),
  sheet: z.string(),
  position: z.number(),
  details: StoredDetails.optional(),
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

/** Version of the details that are stored of a diary note; surveys of a lower one are completed. */
export const SURVEY_READ_VERSION = 6;

/** A content of which an earlier version stored fewer details than this one does. */
export const IncompleteContent = Identified.extend({
  contentSha256: z.string(),
  name: z.string(),
});
export type IncompleteContent = z.infer<typeof IncompleteContent>;

/** Surveys, stored once per content, with contacts and answers as rows. */
export class SurveyRepository {
  constructor(private readonly dataSource: DataSource) {}

  findIdByContent(contentSha256: string): Promise<string | null> {
    return findByContent(this.dataSource.manager, contentSha256);
  }

  /** Stores a survey with all its rows; gives the id, of the stored one when the content is known. */
  async store(manager: EntityManager, survey: NewSurvey): Promise<string> {
    const id = randomUUID();
    const { contentSha256, findings } = survey;
    const row = {
      id,
      contentSha256,
      findings: findings as object,
      contacts: survey.contacts.length,
    };
    if (!(await insertedNew(manager, Survey, row)))
      return (await findByContent(manager, contentSha256))!;
    const contacts = survey.contacts.map((contact) => ({ ...contact, id: randomUUID() }));
    await manager.query(
      `INSERT INTO contact_note (survey_id, id, position, sheet, name, company_key)
       SELECT $1, * FROM unnest($2::uuid[], $3::int[], $4::text[], $5::text[], $6::text[])`,
      [
        id,
        contacts.map((contact) => contact.id),
        contacts.map((contact) => contact.position),
        contacts.map((contact) => contact.sheet),
        contacts.map((contact) => contact.name),
        contacts.map((contact) => contact.companyKey),
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
        answers.map((answer) => answer.narrative),
        answers.map((answer) => answer.narrativeCell),
      ],
    );
    await readWords(manager, id);
    await this.complete(manager, id, contacts);
    return id;
  }

  /**
   * Stores details of diary notes that earlier versions left out, matching notes by workbook position, and
   * the keys that this version makes of contacts' names, with what people said of them.
   */
  async complete(
    manager: EntityManager,
    id: string,
    contacts: readonly Pick<StoredContact, 'position' | 'companyKey' | 'details' | 'answers'>[],
  ): Promise<void> {
    const moved = await rows(
      manager,
      MovedKey,
      `SELECT DISTINCT n.company_key AS before, d.company_key AS now
         FROM contact_note n JOIN unnest($2::int[], $3::text[]) AS d (position, company_key) USING (position)
        WHERE n.survey_id = $1 AND n.company_key <> d.company_key`,
      [id, contacts.map(({ position }) => position), contacts.map(({ companyKey }) => companyKey)],
    );
    const told = contacts.map(({ details }) => details);
    const texts = (
      field: 'visited' | 'method' | 'employeesWritten' | 'place' | 'product' | 'interviewer',
    ) => told.map((details) => details?.[field] ?? null);
    await manager.query(
      `UPDATE contact_note n
          SET company_key = d.company_key, visited = d.visited, visited_on = d.visited_on,
              method = d.method, employees_written = d.employees_written, employees = d.employees,
              interviewer = d.interviewer, place = d.place, product = d.product
         FROM unnest($2::int[], $3::text[], $4::text[], $5::date[], $6::text[], $7::text[], $8::int[],
                     $9::text[], $10::text[], $11::text[])
              AS d (position, company_key, visited, visited_on, method,
                    employees_written, employees, interviewer, place, product)
        WHERE n.survey_id = $1 AND n.position = d.position`,
      [
        id,
        contacts.map(({ position }) => position),
        contacts.map(({ companyKey }) => companyKey),
        texts('visited'),
        told.map((details) => details?.visitedOn ?? null),
        texts('method'),
        texts('employeesWritten'),
        told.map((details) => details?.employees ?? null),
        texts('interviewer'),
        texts('place'),
        texts('product'),
      ],
    );
    const read = contacts.flatMap(({ position, answers }) =>
      answers.map(({ indicator, direction = null }) => ({ position, indicator, direction })),
    );
    await manager.query(
      `UPDATE answer a SET direction = d.direction
         FROM contact_note n,
              unnest($2::int[], $3::text[], $4::int[]) AS d (position, indicator, direction)
        WHERE n.survey_id = $1 AND n.position = d.position AND a.contact_id = n.id
          AND a.indicator = d.indicator AND a.direction IS DISTINCT FROM d.direction`,
      [
        id,
        read.map(({ position }) => position),
        read.map(({ indicator }) => indicator),
        read.map(({ direction }) => direction),
      ],
    );
    await moveKeys(manager, moved);
    if (moved.length > 0)
      await manager.query(
        `DELETE FROM stored_computation
          WHERE $1 IN (survey_before_id, survey_now_id, survey_last_year_id)`,
        [id],
      );
    // The sums were made with the companies as the notes named them before.
    await manager.query(
      `DELETE FROM quarter_summary s USING workbook_file f WHERE f.id = s.file_id AND f.survey_id = $1`,
      [id],
    );
    await manager.query(
      `UPDATE survey
          SET read_version = $2,
              decided = (SELECT count(*) FROM contact_note n JOIN answer a ON a.contact_id = n.id
                          WHERE n.survey_id = $1 AND a.score IS NOT NULL AND a.direction IS NOT NULL)
        WHERE id = $1`,
      [id, SURVEY_READ_VERSION],
    );
  }

  /** Leaves a survey as it is, whose content this version's reader refused, until the next version. */
  async leave(id: string): Promise<void> {
    const readVersion = SURVEY_READ_VERSION;
    await this.dataSource.manager.update(Survey, { id }, { readVersion });
  }

  /** Surveys of stored files that an earlier version read, with the content and name of one file. */
  incomplete(): Promise<IncompleteContent[]> {
    return rows(
      this.dataSource,
      IncompleteContent,
      `SELECT DISTINCT ON (s.id) s.id, s.content_sha256 AS "contentSha256",
              coalesce(f.label, f.file_name) AS name
         FROM survey s JOIN workbook_file f ON f.survey_id = s.id
        WHERE s.read_version < $1 ORDER BY s.id`,
      [SURVEY_READ_VERSION],
    );
  }

  /** What reading the workbook found besides contacts, as `readSurvey` gives it. */
  async findings<Findings extends object>(id: string): Promise<Findings> {
    return (await this.dataSource.manager.findOneByOrFail(Survey, { id })).findings as Findings;
  }

  async read<Findings extends object>(id: string): Promise<StoredSurvey<Findings> | null> {
    const survey = await this.dataSource.manager.findOneBy(Survey, { id });
    if (!survey) return null;
    const contacts = await rows(
      this.dataSource,
      StoredContact.extend(Identified.shape),
      `SELECT c.id, c.name, c.company_key AS "companyKey", c.sheet, c.position,
              json_build_object(
                'visited', c.visited, 'visitedOn', c.visited_on::text, 'method', c.method,
                'employeesWritten', c.employees_written, 'employees', c.employees,
                'place', c.place, 'product', c.product, 'interviewer', c.interviewer) AS details,
              coalesce(json_agg(json_build_object(
                'indicator', a.indicator, 'hasLikertRow', a.has_likert_row, 'score', a.score,
                'scoreCell', a.score_cell, 'narrative', a.narrative, 'narrativeCell', a.narrative_cell
              ) ORDER BY array_position($2::text[], a.indicator)) FILTER (WHERE a.indicator IS NOT NULL), '[]') AS answers
         FROM contact_note c LEFT JOIN answer a ON a.contact_id = c.id
        WHERE c.survey_id = $1 GROUP BY c.id ORDER BY c.position`,
      [id, INDICATOR_KEYS],
    );
    const { contentSha256, findings } = survey;
    return { id, contentSha256, findings: findings as Findings, contacts };
  }
}

async function findByContent(manager: EntityManager, contentSha256: string) {
  const select = { id: true };
  return (await manager.findOne(Survey, { select, where: { contentSha256 } }))?.id ?? null;
}
