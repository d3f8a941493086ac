import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Tokens were counted as the model's provider said, however many that was; the day's count begins anew, so
 * that no false one keeps an office from its model.
 */
export class BelievedCounts1700000000057 implements MigrationInterface {
  readonly name = 'BelievedCounts1700000000057';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM model_use`);
  }

  async down(): Promise<void> {}
}
