import pg from 'pg';
import type { QueryRunner } from 'typeorm';

/** Lets a role say of an event everything but when it was, and which number it has: these are the log's own. */
export const letAddToAudit = (role: string): string =>
  `GRANT INSERT (actor_id, actor, action, outcome, code, object_type, object_id, object_label, address,
                 agent, request_id) ON audit_event TO ${role}`;

/**
 * Gives the role of an address what the product needs to serve: the rows of all tables, those of the audit
 * log only to add and to read. The role owns no table, so it cannot take away what protects them. It is made
 * where there is none, with the address' password.
 *
 * @param runner of the role that owns the tables
 */
export async function letServe(runner: QueryRunner, servingUrl: string): Promise<void> {
  const { username, password } = new URL(servingUrl);
  const name = decodeURIComponent(username);
  const role = pg.escapeIdentifier(name);
  const known: unknown[] = await runner.query('SELECT FROM pg_roles WHERE rolname = $1', [name]);
  if (known.length === 0)
    await runner.query(
      `CREATE ROLE ${role} LOGIN PASSWORD ${pg.escapeLiteral(decodeURIComponent(password))}`,
    );
  const database = pg.escapeIdentifier(runner.connection.driver.database!);
  await runner.query(`
    -- A queue in PostgreSQL has a schema of its own, which this role makes.
    GRANT CREATE ON DATABASE ${database} TO ${role};
    GRANT USAGE ON SCHEMA public TO ${role};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role};
    GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${role};
    REVOKE INSERT, UPDATE, DELETE ON audit_event FROM ${role};
    ${letAddToAudit(role)};
    REVOKE INSERT, UPDATE, DELETE ON schema_migration FROM ${role}`);
}
