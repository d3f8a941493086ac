import { seconds } from './measure.mjs';
import {
  measureContacts,
  measureHistory,
  measureNewQuarter,
  measureNewRegister,
  measureNotes,
  measureSearch,
  measureThemes,
} from './remembering.mjs';

const OFFICE = { name: 'one office', quarters: 5, contacts: 60 };
const NATION = { name: 'the national archive', quarters: 40, contacts: 46 * 60 };

/** Measures what an office remembers: histories, searches, pages of contacts, themes and checks. */
export const measureMemory = () => measureAt(OFFICE);

/**
 * Measures the same at a national archive, of 46 offices over ten years.
 *
 * @param {{ archive?: string | undefined }} options `archive`: a folder in which the archive is kept, and
 *   found again by the next run instead of being built again
 */
export const measureArchive = ({ archive }) => measureAt(NATION, archive);

/**
 * @param {typeof OFFICE} size
 * @param {string} [folder]
 */
async function* measureAt(size, folder) {
  const { buildArchive, connectTo, forgetWhatWasMade, startCluster } =
    await import('#packages/trials');
  const cluster = await startCluster({
    gateways: 1,
    workers: 1,
    backend: 'PostgreSQL',
    settings: { RATE_LIMIT_PER_MINUTE: '10000000', LOG_LEVEL: 'warn' },
    databaseFolder: folder,
  });
  const database = await connectTo(cluster.postgres.url);
  try {
    const { notes, narratives, buildMs } = await buildArchive(cluster.postgres.url, size);
    console.error(`${size.name} is there after ${seconds(buildMs)}`);
    await forgetWhatWasMade(database);
    const of = `${size.name} (${notes} notes, ${narratives} narratives)`;
    const remembered = { api: cluster.admin.api, database, of };
    yield* measureHistory(remembered);
    yield* measureSearch(remembered);
    yield* measureContacts(remembered);
    yield* measureThemes(remembered);
    yield* measureNotes(remembered);
    yield* measureNewQuarter(remembered);
    yield* measureNewRegister(remembered);
  } finally {
    await database.end();
    await cluster.stop();
  }
}
