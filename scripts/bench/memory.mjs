import { seconds } from './measure.mjs';
import { measureSearches } from './searching.mjs';
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
const SEARCHES = 500;
const NATION = { name: 'the national archive', quarters: 40, contacts: 46 * 60 };

/** @typedef {import('./measure.mjs').Chosen} Chosen */

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
export const measureMemory = (/** @type {Chosen} */ chosen) => measureAt(OFFICE, chosen);

/**
 * Measures the same at a national archive, of 46 offices over ten years.
 *
 * @param {Chosen} chosen
 * @param {{ archive?: string | undefined, queries?: string | undefined }} options `archive`: a folder in which the archive is kept, and
 *   found again by the next run instead of being built again
 */
export const measureArchive = (chosen, { archive, queries }) =>
  measureAt(NATION, chosen, archive, Number(queries ?? SEARCHES));

/**
 * @param {typeof OFFICE} size
 * @param {Chosen} chosen
 * @param {string} [folder]
 * @param {number} [searches]
 */
async function* measureAt(size, chosen, folder, searches = SEARCHES) {
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
    const remembered = { api: cluster.admin.api, database, of, databaseFolder: folder, searches };
    for (const [part, measure] of Object.entries(PARTS))
      if (chosen(part)) yield* measure(remembered);
  } finally {
    await database.end();
    await cluster.stop();
  }
}
