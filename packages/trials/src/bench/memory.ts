import { type Chosen, seconds } from './measure.js';
import { buildArchive, connectTo, forgetWhatWasMade, startCluster } from '../index.js';
import { measureSearches } from './searching.js';
import {
  measureContacts,
  measureHistory,
  measureNewQuarter,
  measureNewRegister,
  measureNotes,
  measureSearch,
  measureThemes,
} from './remembering.js';

const OFFICE = { name: 'one office', quarters: 5, contacts: 60 };
const SEARCHES = 500;
const NATION = { name: 'the national archive', quarters: 40, contacts: 46 * 60 };

const PARTS = {
  history: measureHistory,
  search: measureSearch,
  queries: measureSearches,
  contacts: measureContacts,
  themes: measureThemes,
  notes: measureNotes,
  quarter: measureNewQuarter,
  register: measureNewRegister,
};

/** Measures what an office remembers: histories, searches, pages of contacts, themes and checks. */
export const measureMemory = (chosen: Chosen) => measureAt(OFFICE, chosen);

/**
 * Measures the same at a national archive, of 46 offices over ten years.
 *
 * @param options `archive`: a folder in which the archive is kept, and
 *   found again by the next run instead of being built again
 */
export const measureArchive = (
  chosen: Chosen,
  { archive, queries }: { archive?: string | undefined; queries?: string | undefined },
) => measureAt(NATION, chosen, archive, Number(queries ?? SEARCHES));

async function* measureAt(
  size: typeof OFFICE,
  chosen: Chosen,
  folder?: string,
  searches: number = SEARCHES,
) {
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
    const remembered = { api: cluster.admin.api, database, of, databaseFolder: folder, searches };
    for (const [part, measure] of Object.entries(PARTS))
      if (chosen(part)) yield* measure(remembered);
  } finally {
    await database.end();
    await cluster.stop();
  }
}
