import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { EntityManager } from 'typeorm';
import { WorkbookContent } from '../entities/workbook-content.js';
import { SqlRepository } from '../sql-repository.js';

/** SQL: no file, nothing that can be brought back and no waiting run needs the content `c`. */
const NEEDED_BY_NOTHING = `NOT EXISTS (SELECT FROM workbook_file f WHERE f.content_sha256 = c.sha256)
  AND NOT EXISTS (SELECT FROM undo_row u WHERE u.needs @> ARRAY[c.sha256])
  AND NOT EXISTS (SELECT FROM job_run r WHERE r.status IN ('queued', 'running')
                     AND r.contents ? c.sha256)`;

/** Bytes of uploaded workbooks; equal content is stored once. */
export class ContentRepository extends SqlRepository {
  /**
   * Stores bytes once, under their hash, which it gives; they count towards the usage of the person who sent
   * them first.
   */
  async store(
    bytes: Buffer,
    ownerId: string | null = null,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<string> {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await manager.query(
      `INSERT INTO workbook_content (sha256, bytes, size_bytes, owner_id) VALUES ($1, $2, $3, $4)
       ON CONFLICT (sha256) DO UPDATE SET created_at = now()`,
      [sha256, bytes, bytes.length, ownerId],
    );
    return sha256;
  }

  /** Writes a content into a file on disk; false when it is not stored. */
  async copyTo(sha256: string, path: string): Promise<boolean> {
    const bytes = await this.read(sha256);
    if (bytes) await writeFile(path, bytes, { mode: 0o600 });
    return bytes !== null;
  }

  async read(sha256: string): Promise<Buffer | null> {
    const found = await this.dataSource.manager.findOneBy(WorkbookContent, { sha256 });
    return found?.bytes ?? null;
  }

  /**
   * Deletes contents, surveys and registers that nothing refers to, except contents of the last hour,
   * which an upload may be about to read, those that a waiting run needs, and those of files and
   * analyses that were deleted or replaced and can still be brought back.
   */
  async deleteUnreferenced(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM workbook_content c
        WHERE created_at < now() - interval '1 hour'
          AND ${NEEDED_BY_NOTHING}`,
    );
    // One at a time: after a new reading of the archive there may be many, each with all its answers.
    let left = 1;
    while (left > 0)
      [, left] = await this.dataSource.query(
        `DELETE FROM survey WHERE id = (
           SELECT s.id FROM survey s
            WHERE created_at < now() - interval '1 hour'
              AND NOT EXISTS (SELECT FROM workbook_file f WHERE f.survey_id = s.id)
              AND NOT EXISTS (SELECT FROM undo_row u WHERE u.needs @> ARRAY[s.id::text])
              AND NOT EXISTS (SELECT FROM analysis_session a
                               WHERE s.id IN (a.survey_before_id, a.survey_now_id, a.survey_last_year_id))
            LIMIT 1)`,
      );
    await this.dataSource.query(
      `DELETE FROM company_register r
        WHERE created_at < now() - interval '1 hour'
          AND NOT EXISTS (SELECT FROM workbook_file f WHERE f.register_id = r.id)
          AND NOT EXISTS (SELECT FROM undo_row u WHERE u.needs @> ARRAY[r.id::text])
          AND NOT EXISTS (SELECT FROM analysis_session a WHERE a.register_id = r.id)`,
    );
  }

  /**
   * Deletes the content that a refused or cancelled run should have read, unless a file, another run or a
   * later upload needs it.
   */
  async deleteUnread(runId: string, manager = this.dataSource.manager): Promise<void> {
    await manager.query(
      `DELETE FROM workbook_content c USING job_run over
        WHERE over.id = $1 AND over.contents ? c.sha256 AND c.created_at <= over.created_at
          AND ${NEEDED_BY_NOTHING}`,
      [runId],
    );
  }
}
