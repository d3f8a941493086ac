import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { INDICATOR_KEYS } from '@lqc/contracts';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { Identified } from '../columns.js';
import { Survey } from '../entities/survey.js';
import { columnsOf, insertedNew, rows } from '../rows.js';
import { safeJson } from '../safe-text.js';
import { readWords } from './archive-words.js';
import { filesFollow } from './files-follow.js';
import { presentKey } from './moved-keys.js';
import {
  forgetResults,
  renewKeys,
  storeDetails,
  StoredContact,
  SURVEY_READ_VERSION,
} from './stored-notes.js';
import { SqlRepository } from '../sql-repository.js';

export interface NewSurvey<Findings = unknown> {
  readonly contentSha256: string;
  readonly findings: Findings;
  readonly contacts: readonly StoredContact[];
}

export interface StoredSurvey<Findings> {
  readonly id: string;
  readonly findings: Findings;
  readonly survey: { readonly contacts: readonly (StoredContact & { readonly id: string })[] };
}

/** A content of which an earlier version stored fewer details than this one does. */
export const IncompleteContent = Identified.extend({
  contentSha256: z.string(),
  name: z.string(),
});
export type IncompleteContent = z.infer<typeof IncompleteContent>;

/** What the sheets of a survey tell of its calendar quarter. */
const ToldOfQuarter = z.object({
  /** What most of them give as `Periode`. */
  period: z.object({ year: z.number(), quarter: z.number() }).nullable(),
  /** The days of the visits, as `2025-11-04`. */
  visitedOn: z.array(z.string()),
});

/** Surveys, stored once per content, with contacts and answers as rows. */
export class SurveyRepository extends SqlRepository {
  /** Id of the survey that this version read in a content; null when it has not yet. */
  async findIdByContent(contentSha256: string): Promise<string | null> {
    const known = await findByContent(this.dataSource.manager, contentSha256);
    return known?.isCurrent ? known.id : null;
  }

  /** Stores a survey with all its rows; gives the id, of the stored one when this version read the content before. */
  async store(manager: EntityManager, survey: NewSurvey): Promise<string> {
    const id = randomUUID();
    const { contentSha256, findings } = survey;
    const row = {
      id,
      contentSha256,
      findings: findings as object,
      contacts: survey.contacts.length,
    };
    if (!(await insertedNew(manager, Survey, row))) {
      const known = (await findByContent(manager, contentSha256))!;
      if (known.isCurrent) return known.id;
      await giveUpContent(manager, known.id);
      return this.store(manager, survey);
    }
    const contacts = survey.contacts.map((contact) => ({ ...contact, id: randomUUID() }));
    await manager.query(
      `INSERT INTO contact_note (survey_id, id, position, sheet, name, company_key)
       SELECT $1, * FROM unnest($2::uuid[], $3::int[], $4::text[], $5::text[], $6::text[])`,
      [id, ...columnsOf(contacts, 'id', 'position', 'sheet', 'name', 'companyKey')],
    );
    const answers = contacts.flatMap((contact) =>
      contact.answers.map((answer) => ({ ...answer, contactId: contact.id })),
    );
    await manager.query(
      `INSERT INTO answer (contact_id, indicator, has_likert_row, score, score_cell, narrative, narrative_cell)
       SELECT * FROM unnest($1::uuid[], $2::text[], $3::bool[], $4::float8[], $5::text[], $6::text[], $7::text[])`,
      columnsOf(
        answers,
        'contactId',
        'indicator',
        'hasLikertRow',
        'score',
        'scoreCell',
        'narrative',
        'narrativeCell',
      ),
    );
    await readWords(manager, id);
    await storeDetails(manager, id, contacts);
    return id;
  }

  /**
   * Stores of a survey what this version reads in its content, with what people said of contacts. Where it
   * reads other contacts or answers, the stored reading is set aside for the analyses that use it, and files
   * get the new one, as if they had been replaced.
   *
   * @returns the id of the survey that files of this content have by now
   */
  async complete(manager: EntityManager, id: string, survey: NewSurvey): Promise<string> {
    const { findings, contacts } = survey;
    const stored = await this.read(id, manager);
    if (!stored) return id;
    if (readIn(stored.survey.contacts) === readIn(contacts)) {
      await storeDetails(manager, id, contacts);
      if (isDeepStrictEqual(stored.findings, JSON.parse(safeJson(findings)!))) return id;
      await manager.update(Survey, { id }, { findings: findings as object });
      await forgetResults(manager, id);
      return id;
    }
    await this.setAside(manager, id);
    const readId = await this.store(manager, survey);
    await filesFollow(manager, 'survey_id', id, readId);
    return readId;
  }

  /**
   * Leaves a survey, whose content this version's reader refused, as it was read until the next version, but
   * under the keys that this one makes of contacts' names.
   */
  async leave(manager: EntityManager, id: string): Promise<void> {
    const named = await rows(
      manager,
      StoredContact.pick({ position: true, name: true, companyKey: true }),
      `SELECT position, name, company_key AS "companyKey" FROM contact_note WHERE survey_id = $1`,
      [id],
    );
    await renewKeys(
      manager,
      id,
      named.map(({ position, name, companyKey: key }) => ({
        position,
        companyKey: presentKey(name, key),
      })),
    );
    await manager.update(Survey, { id }, { readVersion: SURVEY_READ_VERSION });
  }

  /** The same of a reading that only analyses use by now; its content is read anew when it comes again. */
  async setAside(manager: EntityManager, id: string): Promise<void> {
    await this.leave(manager, id);
    await giveUpContent(manager, id);
  }

  /** Surveys of stored files and of analyses that an earlier version read, with the name of one file. */
  incomplete(): Promise<IncompleteContent[]> {
    return this.rows(
      IncompleteContent,
      `SELECT DISTINCT ON (s.id) s.id, coalesce(u.name, '') AS name,
              coalesce(u.content_sha256, s.content_sha256) AS "contentSha256"
         FROM survey s
         JOIN (SELECT survey_id, coalesce(label, file_name), content_sha256 FROM workbook_file
                UNION ALL
               SELECT survey_before_id, sources->'before'->>'label', NULL FROM analysis_session
                UNION ALL
               SELECT survey_now_id, sources->'now'->>'label', NULL FROM analysis_session
                UNION ALL
               SELECT survey_last_year_id, sources->'last_year'->>'label', NULL FROM analysis_session)
              AS u (survey_id, name, content_sha256) ON u.survey_id = s.id
        WHERE s.read_version < $1 ORDER BY s.id, u.content_sha256`,
      [SURVEY_READ_VERSION],
    );
  }

  /** What the sheets of a survey tell of its calendar quarter; null without such a survey. */
  toldOfQuarter(id: string): Promise<z.infer<typeof ToldOfQuarter> | null> {
    return this.firstRow(
      ToldOfQuarter,
      `SELECT findings->'period' AS period,
              ARRAY(SELECT visited_on::text FROM contact_note
                     WHERE survey_id = s.id AND visited_on IS NOT NULL ORDER BY position) AS "visitedOn"
         FROM survey s WHERE id = $1`,
      [id],
    );
  }

  async read<Findings extends object>(
    id: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<StoredSurvey<Findings> | null> {
    const survey = await manager.findOneBy(Survey, { id });
    if (!survey) return null;
    const contacts = await rows(
      manager,
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
    return { id, findings: survey.findings as Findings, survey: { contacts } };
  }
}

/** What is read of contacts and counts as such: their notes and answers, without keys and details. */
const readIn = (contacts: readonly StoredContact[]): string | null =>
  safeJson(
    contacts.map(({ position, sheet, name, answers }) => [
      position,
      sheet,
      name,
      answers
        .map(({ indicator, hasLikertRow, score, scoreCell, narrative, narrativeCell }) => [
          INDICATOR_KEYS.indexOf(indicator),
          hasLikertRow,
          score,
          scoreCell,
          narrative,
          narrativeCell,
        ])
        .sort(([one], [other]) => Number(one) - Number(other)),
    ]),
  );

/** Leaves a content to a later reading; the survey keeps what was read of it. */
const giveUpContent = (manager: EntityManager, id: string): Promise<void> =>
  manager.query(
    `UPDATE survey SET content_sha256 = split_part(content_sha256, ' ', 1) || ' ' || id WHERE id = $1`,
    [id],
  );

async function findByContent(manager: EntityManager, contentSha256: string) {
  const select = { id: true, readVersion: true };
  const survey = await manager.findOne(Survey, { select, where: { contentSha256 } });
  return survey && { id: survey.id, isCurrent: survey.readVersion >= SURVEY_READ_VERSION };
}
