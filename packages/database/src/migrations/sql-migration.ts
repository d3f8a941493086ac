import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A change of the schema, or of what is stored, written as SQL. Its class name is its name in `schema_migration`
 * and stays as it is; so does its SQL, once it has landed.
 */
export abstract class SqlMigration implements MigrationInterface {
  abstract readonly sql: string;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(this.sql);
  }

  /** Refuses: TypeORM would take an empty one for done, and forget that the migration was run. */
  async down(): Promise<void> {
    throw new Error('A migration has no way back but the backup from before it (decision 047).');
  }
}
