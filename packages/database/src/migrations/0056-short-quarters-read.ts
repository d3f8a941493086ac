import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Labels that named no quarter are searched anew: "3Q25" names one since. */
export class ShortQuartersRead1700000000056 implements MigrationInterface {
  readonly name = 'ShortQuartersRead1700000000056';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE workbook_file SET period_read = false WHERE kind = 'quarterly' AND year IS NULL`,
    );
  }

  async down(): Promise<void> {}
}
