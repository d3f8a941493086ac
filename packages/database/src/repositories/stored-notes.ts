import { IndicatorKeySchema } from '@lqc/contracts';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { storedSize } from '../columns.js';
import { columnsOf, rows } from '../rows.js';
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

const StoredDetails = z.object({
  visited: z.string().nullable(),
  visitedOn: z.string().nullable(),
  method: z.string().nullable(),
  employeesWritten: z.string().nullable(),
  employees: z.number().nullable(),
  place: z.string().nullable(),
  product: z.string().nullable(),
  interviewer: z.string().nullable(),
  respondents: z.string().nullish(),
});
type StoredDetails = z.infer<typeof StoredDetails>;

export const StoredContact = z.object({
  name: z.string(),
  companyKey: z.string(),
  sheet: z.string(),
  position: z.number(),
  details: StoredDetails.optional(),
  answers: z.array(StoredAnswer).readonly(),
});
export type StoredContact = z.infer<typeof StoredContact>;

/** Version of the details that are stored of a diary note; surveys of a lower one are completed. */
export const SURVEY_READ_VERSION = 13;

/** Forgets what was worked out of a survey. */
export const forgetResults = (manager: EntityManager, id: string): Promise<void> =>
  manager.query(
    `DELETE FROM stored_computation
      WHERE $1 IN (survey_before_id, survey_now_id, survey_last_year_id)`,
    [id],
  );

/** Gives the notes these keys, matched by workbook position, and with them what people said of their contacts. */
export async function renewKeys(
  manager: EntityManager,
  id: string,
  contacts: readonly Pick<StoredContact, 'position' | 'companyKey'>[],
): Promise<void> {
  const keys = [id, ...columnsOf(contacts, 'position', 'companyKey')];
  const moved = await rows(
    manager,
    MovedKey,
    `SELECT DISTINCT n.company_key AS before, d.company_key AS now
       FROM contact_note n JOIN unnest($2::int[], $3::text[]) AS d (position, company_key) USING (position)
      WHERE n.survey_id = $1 AND n.company_key <> d.company_key`,
    keys,
  );
  if (moved.length === 0) return;
  await manager.query(
    `UPDATE contact_note n SET company_key = d.company_key
       FROM unnest($2::int[], $3::text[]) AS d (position, company_key)
      WHERE n.survey_id = $1 AND n.position = d.position AND n.company_key <> d.company_key`,
    keys,
  );
  await moveKeys(manager, moved);
  await forgetResults(manager, id);
  // The sums were made with the companies as the notes named them before.
  await manager.query(
    `DELETE FROM quarter_summary s USING workbook_file f WHERE f.id = s.file_id AND f.survey_id = $1`,
    [id],
  );
}

const ANSWER_BYTES = storedSize('narrative', 'narrative_words', 'surface_words');
const CONTACT_BYTES = `${storedSize('name', 'method', 'interviewer', 'place', 'product', 'respondents')}
  + (SELECT coalesce(sum(${ANSWER_BYTES}), 0) FROM answer a WHERE a.contact_id = n.id)`;

/** Stores the keys and details of diary notes, and the directions that narratives state. */
export async function storeDetails(
  manager: EntityManager,
  id: string,
  contacts: readonly StoredContact[],
): Promise<void> {
  await renewKeys(manager, id, contacts);
  const told = contacts.map(({ position, details }) => ({ position, ...details }));
  await manager.query(
    `UPDATE contact_note n
        SET visited = d.visited, visited_on = d.visited_on, method = d.method,
            employees_written = d.employees_written, employees = d.employees,
            interviewer = d.interviewer, place = d.place, product = d.product, respondents = d.respondents
       FROM unnest($2::int[], $3::text[], $4::date[], $5::text[], $6::text[], $7::int[], $8::text[],
                   $9::text[], $10::text[], $11::text[])
            AS d (position, visited, visited_on, method, employees_written, employees, interviewer,
                  place, product, respondents)
      WHERE n.survey_id = $1 AND n.position = d.position`,
    [
      id,
      ...columnsOf(
        told,
        'position',
        'visited',
        'visitedOn',
        'method',
        'employeesWritten',
        'employees',
        'interviewer',
        'place',
        'product',
        'respondents',
      ),
    ],
  );
  const read = contacts.flatMap(({ position, answers }) =>
    answers.map(({ indicator, direction }) => ({ position, indicator, direction })),
  );
  await manager.query(
    `UPDATE answer a SET direction = d.direction
       FROM contact_note n,
            unnest($2::int[], $3::text[], $4::int[]) AS d (position, indicator, direction)
      WHERE n.survey_id = $1 AND n.position = d.position AND a.contact_id = n.id
        AND a.indicator = d.indicator AND a.direction IS DISTINCT FROM d.direction`,
    [id, ...columnsOf(read, 'position', 'indicator', 'direction')],
  );
  await manager.query(
    `UPDATE survey
        SET read_version = $2,
            decided = (SELECT count(*) FROM contact_note n JOIN answer a ON a.contact_id = n.id
                        WHERE n.survey_id = $1 AND a.score IS NOT NULL AND a.direction IS NOT NULL),
            bytes = (SELECT coalesce(sum(${CONTACT_BYTES}), 0) FROM contact_note n WHERE n.survey_id = $1)
      WHERE id = $1`,
    [id, SURVEY_READ_VERSION],
  );
}
