import { randomUUID } from 'node:crypto';
import { HeardClient } from '../heard-client.js';

/** Runs work with the address of a new database on the same server, and drops that database afterwards. */
export async function inScratch(
  url: string,
  work: (address: string) => Promise<unknown>,
): Promise<void> {
  const name = `liaison_verify_${randomUUID().slice(0, 8)}`;
  const client = new HeardClient({ connectionString: url });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${name}`);
    const address = new URL(url);
    address.pathname = `/${name}`;
    await work(address.href).finally(() => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
  } finally {
    await client.end();
  }
}
