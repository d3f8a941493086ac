import { type Database, type DatabaseOptions, openDatabase } from './database.js';

/**
 * Opens the database that a setting names.
 *
 * @throws Error of one sentence with the setting and the server, without its password, when it does not let
 *   us in
 */
export async function openBySetting(setting: string, options: DatabaseOptions): Promise<Database> {
  return openDatabase(options).catch((error: NodeJS.ErrnoException) => {
    const { host } = new URL(options.url);
    throw new Error(
      `${setting}: the database at ${host} does not let us in (${error.code ?? error.message}).`,
    );
  });
}
