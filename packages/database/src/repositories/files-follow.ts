import type { EntityManager } from 'typeorm';

/** Gives files of one reading of their content, stored or put aside, another reading of it. */
export async function filesFollow(
  manager: EntityManager,
  column: 'survey_id' | 'register_id',
  id: string,
  readId: string,
): Promise<void> {
  const instead = [id, readId];
  await manager.query(`UPDATE workbook_file SET ${column} = $2 WHERE ${column} = $1`, instead);
  await manager.query(
    `UPDATE undo_row SET content = jsonb_set(content, '{${column}}', to_jsonb($2::text))
      WHERE needs @> ARRAY[$1::text] AND table_name = 'workbook_file'`,
    instead,
  );
}
