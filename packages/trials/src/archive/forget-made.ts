import type pg from 'pg';
import { FILE_NAME } from './build-archive.js';

/** Forgets what was made of the stored quarters, as if the product had just been upgraded, and what a cut trial left. */
export async function forgetWhatWasMade(database: pg.Client): Promise<void> {
  await database.query(`
    DELETE FROM workbook_file WHERE kind = 'quarterly' AND file_name <> '${FILE_NAME}';
    DELETE FROM survey s WHERE NOT EXISTS (SELECT FROM workbook_file f WHERE f.survey_id = s.id);
    DELETE FROM workbook_content c WHERE NOT EXISTS (
      SELECT FROM workbook_file f WHERE f.content_sha256 = c.sha256);
    DELETE FROM quarter_summary;
    TRUNCATE theme_reading CASCADE;
    DELETE FROM stored_computation;
    DELETE FROM job_run;`);
}
