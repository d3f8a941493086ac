import { MIGRATIONS } from './index.js';

const KNOWN: ReadonlySet<string> = new Set(MIGRATIONS.map(({ name }) => name));

/** True when this version does not know all of these migrations, by their names in `schema_migration`. */
export const isOfLaterVersion = (migrations: readonly string[]): boolean =>
  migrations.some((name) => !KNOWN.has(name));
