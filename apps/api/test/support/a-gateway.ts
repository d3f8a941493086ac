import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import type { Database } from '@lqc/database';
import { startTestPostgres, type TestPostgres } from '@lqc/database/testing';
import { createQueue, type JobQueue } from '@lqc/queue';
import { type Logger, pino } from 'pino';
import type { hashPassword } from '../../src/auth/passwords.js';
import { readConfig } from '../../src/config.js';
import { createGateway, type Gateway } from '../../src/gateway.js';
import { Client } from './client.js';

export const ADMIN = { username: 'admin', password: 'kata-sandi-admin-uji' } as const;

export interface TestGateway {
  readonly url: string;
  readonly app: Gateway['app'];
  readonly database: Database;
  readonly databaseUrl: string;
  readonly queue: JobQueue;
  /** Somebody who has not signed in. */
  stranger(): Client;
  admin(): Promise<Client>;
  /** A new account of the role, signed in; its password is hashed cheaply unless otherwise asked. */
  signedIn(role: 'admin' | 'staff', hashed?: typeof hashPassword): Promise<Client>;
  stop(): Promise<void>;
}

const silent = pino({ level: 'silent' });
let accounts = 0;

/** argon2 at its least: the product checks a password by the cost that its hash names. */
const hashCheaply = (password: string): Promise<string> =>
  hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** A gateway on a free port, over a database and a data folder of its own. */
export async function aGateway(
  settings: Record<string, string> = {},
  log: Logger = silent,
  server?: TestPostgres,
): Promise<TestGateway> {
  const postgres = server ?? (await startTestPostgres());
  const { url: databaseUrl, database } = await postgres.createDatabase();
  /** Stores an account; nobody judges its password, for which each gateway would start a thread. */
  const addAccount = async (
    { username, password }: Readonly<Record<'username' | 'password', string>>,
    role: 'admin' | 'staff',
    hashed = hashCheaply,
  ) => {
    const passwordHash = await hashed(password);
    await database.users.create({ username, passwordHash, role, mustChangePassword: false });
  };
  await addAccount(ADMIN, 'admin');
  const dataDir = await mkdtemp(join(tmpdir(), 'liaison-gateway-'));
  const gateway = await createGateway(
    readConfig({
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      // Every client of a test gets an address of its own, as a proxy would report it.
      BEHIND_TLS: 'true',
      ...settings,
    }),
    log,
  );
  const queue = await createQueue({ databaseUrl });
  const { url } = gateway;
  let admin: Client | null = null;
  const signIn = async (username: string, password: string) => {
    const client = new Client(url);
    await client.signIn(username, password);
    return client;
  };
  const adminClient = async () => (admin ??= await signIn(ADMIN.username, ADMIN.password));

  return {
    url,
    app: gateway.app,
    database,
    databaseUrl,
    queue,
    stranger: () => new Client(url),
    admin: adminClient,
    async signedIn(role, hashed) {
      accounts += 1;
      const account = { username: `${role}-${accounts}`, password: `kata-sandi-uji-${accounts}` };
      await addAccount(account, role, hashed);
      return signIn(account.username, account.password);
    },
    async stop() {
      await gateway.close();
      await queue.close();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
