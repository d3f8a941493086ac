import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who changed a report as a whole since its last approval, and so has written in it. */
export class ReportChanges1700000000058 implements MigrationInterface {
  readonly name = 'ReportChanges1700000000058';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE report_change (
         report_id uuid NOT NULL REFERENCES report ON DELETE CASCADE,
         changed_by uuid NOT NULL REFERENCES app_user,
         PRIMARY KEY (report_id, changed_by)
       )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE report_change`);
  }
}
