import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which attempt a repeated call's row belongs to: one that was given up no longer writes in it. */
export class CallAttempts1700000000046 implements MigrationInterface {
  readonly name = 'CallAttempts1700000000046';

  async up(runner: QueryRunner): Promise<void> {
    // The default is for gateways of the version before, which may still begin calls.
    await runner.query(
      `ALTER TABLE repeated_call ADD COLUMN attempt uuid NOT NULL DEFAULT gen_random_uuid()`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE repeated_call DROP COLUMN attempt`);
  }
}
