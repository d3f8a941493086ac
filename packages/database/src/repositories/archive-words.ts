import type { SearchQuery, SearchTerm } from '@lqc/contracts';
import { z } from 'zod';
import { type Connection, hasRows } from '../rows.js';
import type { OccurringQuery } from '../search/slices.js';
import { SqlRepository } from '../sql-repository.js';

/** In how many narratives of each survey a word stands. */
type Occurrences = Readonly<Record<string, number>>;
const Found = z.object({ word: z.string(), in: z.record(z.string(), z.number()) });

interface Watch {
  readonly onStep?: (read: number, of: number) => void;
  readonly signal?: AbortSignal;
}

/** The words that occur in the narratives of each survey. */
export class ArchiveWordRepository extends SqlRepository {
  /**
   * Reads the words of surveys that were stored without: by an earlier version, or from a backup. Each
   * survey is a step that stays done; the latest quarter comes first, as in a search.
   *
   * @param watch.onStep told after each survey, of how many
   * @param watch.signal when it is aborted, no further survey is begun
   * @throws AggregateError once all others are read, when words of some surveys could not be read
   */
  async readMissing({ onStep, signal }: Watch = {}): Promise<void> {
    const missing = await this.texts(
      `SELECT s.id FROM survey s
         LEFT JOIN workbook_file f ON f.survey_id = s.id AND f.kind = 'quarterly'
        WHERE NOT EXISTS (SELECT FROM survey_vocabulary v WHERE v.survey_id = s.id)
        GROUP BY s.id ORDER BY max(f.year) DESC NULLS LAST, max(f.quarter) DESC NULLS LAST, s.id`,
    );
    const failures: unknown[] = [];
    for (const [at, id] of missing.entries()) {
      if (signal?.aborted) return;
      await this.dataSource
        .transaction((manager) => readWords(manager, id))
        .then(
          () => onStep?.(at + 1 - failures.length, missing.length),
          (error: unknown) => failures.push(error),
        );
    }
    if (failures.length > 0)
      throw new AggregateError(
        failures,
        `the words of ${failures.length} of ${missing.length} surveys could not be read: ${String(failures[0])}`,
      );
  }

  /** Keeps of a search the terms and forms that occur, and tells how many narratives can match. */
  async occurring(query: SearchQuery): Promise<OccurringQuery> {
    const terms = [...query.groups.flat(), ...query.without];
    const whole = new Set(
      terms.flatMap(({ words, forms, isPrefix }) => [
        ...words.slice(0, -1),
        ...(isPrefix ? [] : forms),
      ]),
    );
    const prefixes = new Set(
      terms.flatMap(({ words, isPrefix }) => (isPrefix ? [words.at(-1)!] : [])),
    );
    const found = await this.rows(
      Found,
      `SELECT word, json_object_agg(survey_id, narratives) AS in
         FROM survey_word WHERE word = ANY($1) GROUP BY word
        UNION ALL
       SELECT word || '*', json_object_agg(survey_id, narratives)
         FROM (SELECT p.word, w.survey_id, sum(w.narratives) AS narratives
                 FROM unnest($2::text[]) AS p (word)
                 JOIN survey_word w ON w.word >= p.word AND w.word < p.word || chr(1114111)
                GROUP BY p.word, w.survey_id) begun
        GROUP BY word`,
      [[...whole], [...prefixes]],
    );
    const known = new Map(found.map(({ word, in: surveys }) => [word, surveys]));
    const occurs = (term: SearchTerm) => occurringTerm(term, known) ?? [];
    const groups = query.groups.map((group) => group.flatMap(occurs));
    return {
      ...query,
      groups,
      without: query.without.flatMap(occurs),
      atMost: leastOf(
        groups.map((group) => summed(group.map((term) => termOccurrences(term, known)))),
      ),
    };
  }
}

/** Reads the words of a survey's narratives, unless that was done. */
export async function readWords(connection: Connection, surveyId: string): Promise<void> {
  const isNew = await hasRows(
    connection,
    `INSERT INTO survey_vocabulary SELECT id FROM survey WHERE id = $1
     ON CONFLICT DO NOTHING RETURNING survey_id AS id`,
    [surveyId],
  );
  if (!isNew) return;
  await connection.query(
    `INSERT INTO survey_word (word, survey_id, narratives)
     SELECT word, $1, ndoc FROM ts_stat(format(
       'SELECT a.surface_words FROM contact_note n JOIN answer a ON a.contact_id = n.id
         WHERE n.survey_id = %L', $1::uuid))`,
    [surveyId],
  );
}

type Known = ReadonlyMap<string, Occurrences>;

/** The term with the forms that occur; undefined where it cannot match. */
function occurringTerm(term: SearchTerm, known: Known): SearchTerm | undefined {
  const { words, isPrefix } = term;
  const forms = new Set([...term.forms].filter((form) => isPrefix || known.has(form)));
  const isThere = isPrefix ? known.has(`${words.at(-1)!}*`) : forms.size > 0;
  return isThere && words.slice(0, -1).every((word) => known.has(word))
    ? { ...term, forms }
    : undefined;
}

function termOccurrences({ words, forms, isPrefix }: SearchTerm, known: Known) {
  const of = (word: string) => mapOf(known.get(word));
  const last = isPrefix ? of(`${words.at(-1)!}*`) : summed([...forms].map(of));
  return leastOf([...words.slice(0, -1).map(of), last]);
}

type PerSurvey = ReadonlyMap<string, number>;
const mapOf = (occurrences: Occurrences = {}): PerSurvey => new Map(Object.entries(occurrences));

function summed(all: readonly PerSurvey[]): PerSurvey {
  const sum = new Map<string, number>();
  for (const one of all)
    for (const [survey, count] of one) sum.set(survey, (sum.get(survey) ?? 0) + count);
  return sum;
}

/** The surveys that all have, each with the least. */
function leastOf([first = new Map(), ...others]: readonly PerSurvey[]): PerSurvey {
  const least = new Map<string, number>();
  for (const [survey, count] of first) {
    const counts = [count, ...others.map((other) => other.get(survey) ?? 0)];
    if (Math.min(...counts) > 0) least.set(survey, Math.min(...counts));
  }
  return least;
}
