import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who had approved a report that was changed since stays with it. */
export class LapsedApproval1700000000052 implements MigrationInterface {
  readonly name = 'LapsedApproval1700000000052';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE report ADD COLUMN lapsed_approval jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE report DROP COLUMN lapsed_approval`);
  }
}
