import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IS_NIGHT } from '@lqc/contracts/testing';
import {
  type EmbeddedPostgres,
  embeddedMajor,
  giveToProduct,
  keepAuditApart,
  migrate,
  openDatabase,
  startEmbeddedPostgres,
  SURVEY_READ_VERSION,
} from '@lqc/database';
import { type Backup, backUp, restore } from '@lqc/database/backup';
import { OLDER_DATA, type OlderData, unpackFolder } from '@lqc/fixtures';
import { askOnce } from '@lqc/database/testing';
import { mendedSince } from '../src/older-data/mended-since.js';
import { signIn } from '../src/older-data/person.js';
import { type RunningOn, runOn } from '../src/older-data/run-on.js';
import { analysis, whatItShows } from '../src/older-data/what-it-shows.js';

const COMPLETED_WITHIN_MS = 60_000;
const here = `${process.platform}-${process.arch} with PostgreSQL ${await embeddedMajor()}`;

test('data of the version before, and of the one before that, are kept', () => {
  expect(OLDER_DATA.map(({ commit }) => commit)).toEqual(['1d6363f', 'ee13ea3']);
});

// By day the newest is opened and migrated, as by a gateway that starts; by night each, and gateway and worker show it.
const opened = IS_NIGHT ? OLDER_DATA : OLDER_DATA.slice(-1);

describe.each(opened)('the data of version $name', (older) => {
  const madeOn = `${older.platform} with PostgreSQL ${older.postgres}`;
  const opensHere = madeOn === here;
  let folder: string;
  let dataDir: string;
  let postgres: EmbeddedPostgres;
  let running: RunningOn | null = null;
  /** Of the data folder, before it is migrated. */
  let before: Backup;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'liaison-older-'));
    // The server's account must be able to enter it.
    await chmod(folder, 0o711);
    dataDir = join(folder, 'data');
    if (opensHere) await unpackFolder(older.dataFolder, dataDir);
    postgres = await startEmbeddedPostgres({ dataDir, settings: ['fsync=off'] });
    if (opensHere) before = await backUp(postgres.url, folder);
  }, 120_000);
  afterEach(async () => {
    await running?.stop();
    running = null;
  });
  afterAll(async () => {
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const databaseNamed = async (name: string) => {
    await askOnce(postgres.url, `CREATE DATABASE ${name}`);
    return postgres.url.replace(/[^/]+$/, name);
  };

  describe(`in a data folder${opensHere ? '' : ` (skipped: it was made on ${madeOn}, this is ${here})`}`, () => {
    const promise = opensHere ? test : test.skip;
    let schemaBefore: unknown;

    promise(
      `opens, is migrated${IS_NIGHT ? ', and shows what it showed' : ''}`,
      async () => {
        schemaBefore = await schemaOf(postgres.url);
        const url = await giveToProduct(postgres.url);
        if (!IS_NIGHT) {
          const database = await openDatabase({ url });
          await migrate(database).finally(() => database.close());
          return;
        }
        running = await runOn(url, dataDir);
        await keepAuditApart(postgres.url);
        await expectCompleted(postgres.url);
        await expectWhatItShowed(running, older);
      },
      120_000,
    );

    promise('is taken back by the backup that was made before it was migrated', async () => {
      const url = await databaseNamed('taken_back');
      await restore(url, before.folder);
      expect(await schemaOf(url)).toEqual(schemaBefore);
      // Row by row: each table's checksum is the one that it had.
      const { manifest } = await backUp(url, folder);
      expect(manifest.migrations).toEqual(before.manifest.migrations);
      expect(manifest.tables).toEqual(before.manifest.tables);
    });
  });

  test('in the backup that it made itself, is restored, and is what the data folder holds, or shows what it showed', async () => {
    const url = await databaseNamed('restored');
    await restore(url, older.backup);
    if (opensHere) {
      const { manifest } = await backUp(url, folder);
      expect(manifest.migrations).toEqual(before.manifest.migrations);
      expect(manifest.tables).toEqual(before.manifest.tables);
      return;
    }
    running = await runOn(url, dataDir);
    await expectCompleted(url);
    await expectWhatItShowed(running, older);
  }, 120_000);
});

/** Kept figures, and the same ones worked out anew; every response also keeps this version's contract. */
async function expectWhatItShowed(running: RunningOn, older: OlderData): Promise<void> {
  const { address } = running;
  const { people } = older;
  const as = (account: typeof people.admin) => signIn({ address, account, isThisVersion: true });
  const staff = await as(people.staff);
  const { audit: auditThen, ...then } = mendedSince(older.commit, older.shown);
  const { audit, ...now } = await told(running, whatItShows(await as(people.admin), staff));
  expect(now).toMatchObject(then);
  // Looking at it signs in, which stands before what happened then.
  expect(audit.slice(-auditThen.length)).toMatchObject(auditThen);
  expect(then.analyses.length).toBeGreaterThan(0);
  for (const one of then.analyses) {
    const { now, before, last_year: lastYear } = one.figures.quarters;
    const { session_id: anew } = await staff.call('startSession', {
      body: {
        quarter_now_id: now!.source.file_id!,
        quarter_before_id: before.source.file_id!,
        last_year_id: lastYear!.source.file_id,
      },
    });
    const inNewSession = JSON.parse(
      JSON.stringify(one).replaceAll(one.figures.session_id, anew),
    ) as typeof one;
    expect(await told(running, analysis(staff, anew))).toMatchObject({
      ...inNewSession,
      figures: { ...inNewSession.figures, started_at: expect.any(String) },
      // The same stored quarters are the same analysis, with what this person asked there.
      conversation: anew === one.figures.session_id ? one.conversation : [],
    });
  }
}

/**
 * Periods, details of notes and districts, which the version did not keep, are filled in beside, and what this
 * version reads otherwise is read again: until then, what is being worked out may be refused as outdated.
 */
async function expectCompleted(url: string): Promise<void> {
  const missing = `
    SELECT (SELECT count(*) FROM workbook_file WHERE kind = 'quarterly' AND year IS NULL)
         + (SELECT count(*) FROM workbook_file f JOIN contact_note n USING (survey_id)
             WHERE n.visited_on IS NULL OR n.method IS NULL OR n.interviewer IS NULL
                OR n.employees IS NULL)
         + (SELECT count(*) FROM workbook_file f JOIN company c USING (register_id)
             WHERE c.district IS NULL OR c.status IS NULL)
         + (SELECT count(*) FROM survey WHERE read_version < ${SURVEY_READ_VERSION}) AS missing`;
  for (let waited = 0; waited < COMPLETED_WITHIN_MS; waited += 500) {
    const [row] = (await askOnce(url, missing)) as [{ missing: string }];
    if (row.missing === '0') return;
    await new Promise((look) => setTimeout(look, 500));
  }
  expect(await askOnce(url, missing)).toEqual([{ missing: '0' }]);
}

/** Everything that is defined in a database, as PostgreSQL writes it. */
const schemaOf = (url: string) =>
  askOnce(
    url,
    `SELECT format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) AS definition
       FROM information_schema.columns WHERE table_schema = 'public'
     UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
     UNION ALL SELECT conrelid::regclass || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
                WHERE connamespace = 'public'::regnamespace
     UNION ALL SELECT pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace = 'public'::regnamespace
     UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
     ORDER BY 1`,
  );

/** What comes of it; a failure with what gateway and worker logged, which arrives by another way than their answers. */
async function told<Result>(running: RunningOn, asked: Promise<Result>): Promise<Result> {
  return asked.catch(async (error: Error) => {
    await new Promise((done) => setTimeout(done, 1000));
    throw new Error(`${error.message}\n${running.log()}`, { cause: error });
  });
}
