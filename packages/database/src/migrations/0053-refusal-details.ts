import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a refusal says to programs besides its code, such as which files of a merge failed. */
export class RefusalDetails1700000000053 implements MigrationInterface {
  readonly name = 'RefusalDetails1700000000053';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE job_run ADD COLUMN error_details jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE job_run DROP COLUMN error_details`);
  }
}
