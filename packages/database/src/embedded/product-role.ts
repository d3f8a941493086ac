import { randomBytes } from 'node:crypto';
import { withClient } from '../heard-client.js';
import { letAddToAudit } from '../serving-role.js';

/**
 * The role that the product connects as: no superuser, and owner of everything except the audit
 * log.
 */
const ROLE = 'liaison_product';

/** Objects that another role owns, except those of extensions and of the system. */
const OTHERS = `
  SELECT format('ALTER TABLE %s OWNER TO ${ROLE}', c.oid::regclass) AS statement FROM pg_class c
   WHERE c.relkind IN ('r', 'p') AND c.relnamespace IN (SELECT oid FROM ours)
     AND pg_get_userbyid(c.relowner) <> '${ROLE}'
  UNION ALL
  SELECT format('ALTER %s %s OWNER TO ${ROLE}',
                CASE c.relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'SEQUENCE' END,
                c.oid::regclass)
    FROM pg_class c
   WHERE c.relkind IN ('v', 'm', 'S') AND c.relnamespace IN (SELECT oid FROM ours)
     AND pg_get_userbyid(c.relowner) <> '${ROLE}'
     -- A column's own sequence goes with its table.
     AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.classid = 'pg_class'::regclass
                                               AND d.deptype IN ('a', 'i') AND d.refobjsubid > 0)
  UNION ALL
  SELECT format('ALTER ROUTINE %s OWNER TO ${ROLE}', p.oid::regprocedure) FROM pg_proc p
   WHERE p.pronamespace IN (SELECT oid FROM ours) AND pg_get_userbyid(p.proowner) <> '${ROLE}'
     AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
  UNION ALL
  SELECT format('ALTER TYPE %s OWNER TO ${ROLE}', t.oid::regtype) FROM pg_type t
   WHERE t.typnamespace IN (SELECT oid FROM ours) AND t.typtype IN ('e', 'd')
     AND pg_get_userbyid(t.typowner) <> '${ROLE}'
  UNION ALL
  SELECT format('ALTER TEXT SEARCH CONFIGURATION %s OWNER TO ${ROLE}', f.oid::regconfig) FROM pg_ts_config f
   WHERE f.cfgnamespace IN (SELECT oid FROM ours) AND pg_get_userbyid(f.cfgowner) <> '${ROLE}'
  UNION ALL
  SELECT format('ALTER SCHEMA %I OWNER TO ${ROLE}', nspname) FROM ours
   WHERE nspname <> 'public' AND pg_get_userbyid(nspowner) <> '${ROLE}'`;

/**
 * Creates the product's role and makes it the owner of all existing objects, so that it can migrate
 * them; earlier versions created them as a superuser. Called before the product starts;
 * `keepAuditApart` then takes the audit log away again.
 *
 * @param url of the embedded server's own superuser
 * @returns the URL for the product, with a password that is valid for this start only
 */
export async function giveToProduct(url: string): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  const address = new URL(url);
  await withClient({ connectionString: url }, async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [ROLE]);
    await client.query(
      `${rowCount ? 'ALTER' : 'CREATE'} ROLE ${ROLE} WITH LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE
         NOREPLICATION NOBYPASSRLS PASSWORD '${password}'`,
    );
    // The product itself logs its errors, without their messages, which may have what was typed in them.
    await client.query(`ALTER ROLE ${ROLE} SET log_min_messages TO log`);
    const database = client.escapeIdentifier(address.pathname.slice(1));
    await client.query(`GRANT CREATE, CONNECT, TEMPORARY ON DATABASE ${database} TO ${ROLE}`);
    await client.query(`GRANT USAGE, CREATE ON SCHEMA public TO ${ROLE}`);
    const { rows } = await client.query<{ statement: string }>(
      `WITH ours AS (SELECT oid, nspname, nspowner FROM pg_namespace
                      WHERE nspname <> 'information_schema' AND nspname NOT LIKE 'pg\\_%')
       ${OTHERS}`,
    );
    for (const { statement } of rows) await client.query(statement);
  });
  address.username = ROLE;
  address.password = password;
  return address.href;
}

/**
 * Makes the audit log append-only for the product, after it was migrated: the product's role can
 * add and read rows, but neither date, number, change nor delete them, nor disable the triggers that
 * protect them.
 *
 * @param url of the embedded server's own superuser
 */
export async function keepAuditApart(url: string): Promise<void> {
  await withClient({ connectionString: url }, async (client) => {
    await client.query(`
      BEGIN;
      ALTER TABLE audit_event OWNER TO CURRENT_USER;
      ALTER FUNCTION refuse_audit_change() OWNER TO CURRENT_USER;
      REVOKE ALL ON audit_event FROM PUBLIC, ${ROLE};
      GRANT SELECT ON audit_event TO ${ROLE};
      ${letAddToAudit(ROLE)};
      COMMIT`);
  });
}
