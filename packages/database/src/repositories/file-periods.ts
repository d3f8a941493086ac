import { type Period, StoredQuarter } from '@lqc/contracts';
import { WorkbookFile } from '../entities/workbook-file.js';
import { STORED_FILES, StoredFileRow } from './stored-file.js';
import { SqlRepository } from '../sql-repository.js';

/** The calendar quarters of quarterly files, each of one file at most. */
export class FilePeriodRepository extends SqlRepository {
  /** The quarterly file of a calendar quarter, unless it is the one being replaced. */
  fileOf({ year, quarter }: Period, replaces?: string): Promise<StoredFileRow | null> {
    return this.firstRow(
      StoredFileRow,
      `${STORED_FILES} WHERE f.kind = 'quarterly' AND f.year = $1 AND f.quarter = $2
          AND f.id IS DISTINCT FROM $3`,
      [year, quarter, replaces ?? null],
    );
  }

  /** All stored quarters, oldest first. */
  quarters(): Promise<StoredQuarter[]> {
    return this.rows(
      StoredQuarter,
      `SELECT id AS quarter_id, label, year, quarter FROM workbook_file
        WHERE kind = 'quarterly' AND year IS NOT NULL ORDER BY year, quarter`,
    );
  }

  /** Quarterly files whose labels have not been searched for a period yet, oldest first. */
  async unread(): Promise<{ id: string; label: string }[]> {
    const files = await this.dataSource.manager.find(WorkbookFile, {
      where: { kind: 'quarterly', periodRead: false },
      order: { uploadDate: 'ASC', id: 'ASC' },
    });
    return files.map(({ id, label }) => ({ id, label: label! }));
  }

  /** Stores the period read from a label; when another file already has that period, none is stored. */
  async storeRead(id: string, period: Period | null): Promise<void> {
    await this.dataSource.query(
      `UPDATE workbook_file f SET period_read = true,
              year = CASE WHEN is_free THEN $2::int END, quarter = CASE WHEN is_free THEN $3::int END
         FROM (SELECT NOT EXISTS (SELECT FROM workbook_file
                                   WHERE kind = 'quarterly' AND year = $2 AND quarter = $3) AS is_free) free
        WHERE f.id = $1 AND NOT f.period_read`,
      [id, period?.year ?? null, period?.quarter ?? null],
    );
  }

  /** Sets the calendar quarter of a file; false when there is no such quarterly file. */
  async set(id: string, { year, quarter }: Period): Promise<boolean> {
    const file = { id, kind: 'quarterly' } as const;
    const period = { year, quarter, periodRead: true };
    return (await this.dataSource.manager.update(WorkbookFile, file, period)).affected === 1;
  }
}
