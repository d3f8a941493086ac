import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Labels that named no quarter are searched anew: "TW IV-24" and "2027Q4" name one since. */
export class LabelsReadAgain1700000000054 implements MigrationInterface {
  readonly name: string = 'LabelsReadAgain1700000000054';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE workbook_file SET period_read = false WHERE kind = 'quarterly' AND year IS NULL`,
    );
  }

  async down(): Promise<void> {}
}
