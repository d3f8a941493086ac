import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a run was last enqueued was never written after its insertion, nor read. */
export class NothingOfEnqueuing1700000000055 implements MigrationInterface {
  readonly name = 'NothingOfEnqueuing1700000000055';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE job_run DROP COLUMN enqueued_at`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE job_run ADD COLUMN enqueued_at timestamptz NOT NULL DEFAULT now()`,
    );
  }
}
