import type { CaptureValue } from '@lqc/contracts';
import type { EntityManager } from 'typeorm';

/** A field as far as lists tell of it. */
export interface OutlinedField {
  readonly field: string;
  /** Of a text its first letter, of a blank one nothing. */
  readonly value: CaptureValue;
  readonly versions: { readonly length: number };
}

/** What JavaScript trims; PostgreSQL by itself trims less. */
const BLANKS =
  ' \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';

/** The outlines of notes' fields, by the notes' ids. */
export async function outlinedFields(
  manager: EntityManager,
  noteIds: readonly string[],
): Promise<Map<string, OutlinedField[]>> {
  const rows: { id: string; fields: OutlinedField[] }[] = await manager.query(
    `SELECT id, (
       SELECT coalesce(jsonb_agg(jsonb_build_object(
         'field', one->'field',
         'value', CASE jsonb_typeof(one->'value')
           WHEN 'string' THEN to_jsonb(left(ltrim(one->>'value', $2), 1)) ELSE one->'value' END,
         'versions', jsonb_build_object('length', jsonb_array_length(one->'versions'))
       ) ORDER BY place), '[]')
       FROM jsonb_array_elements(fields) WITH ORDINALITY AS listed(one, place)
     ) AS fields
     FROM capture_note WHERE id = ANY($1)`,
    [noteIds, BLANKS],
  );
  return new Map(rows.map(({ id, fields }) => [id, fields]));
}
