import { randomUUID } from 'node:crypto';
import type { QuarterSource } from '@lqc/contracts';
import type { Database } from '@lqc/database';
import type { TestGateway } from './a-gateway.js';

interface Person {
  readonly username: string;
}

export const idOf = async ({ database }: TestGateway, { username }: Person): Promise<string> =>
  (await database.users.findByName(username))!.id;

/** A quarter's source as a session keeps it: of a stored file, or of an upload without `file_id`. */
export const aSource = (change: Partial<QuarterSource> = {}): QuarterSource => ({
  file_id: randomUUID(),
  label: 'Triwulan I 2025',
  file_name: 'a.xlsx',
  upload_date: new Date().toISOString(),
  owner_username: 'admin',
  sha256: 'a'.repeat(64),
  ...change,
});

type NewSession = Parameters<Database['sessions']['create']>[0];
type Loaded = Partial<Omit<NewSession, 'id' | 'ownerId' | 'sources'>> & {
  readonly sources?: Partial<NewSession['sources']>;
};

/** Stores an analysis of this person's; what is not named is not loaded. Gives its id. */
export async function storeSession(
  gateway: TestGateway,
  owner: Person,
  { sources, ...surveys }: Loaded = {},
): Promise<string> {
  const id = randomUUID();
  await gateway.database.sessions.create({
    id,
    ownerId: await idOf(gateway, owner),
    sources: { before: null, now: null, last_year: null, company: null, ...sources },
    ...surveys,
  });
  return id;
}
