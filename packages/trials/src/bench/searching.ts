import type { Remembered } from './remembering.js';
import { type Asked, searchQueries } from './search-queries.js';
import type { Client } from '@lqc/client';
import type pg from 'pg';
import { randomFrom } from '@lqc/sample-data';
import { RARE_WORDS } from '../index.js';
import { parseSearch } from '@lqc/contracts';
import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { milliseconds, percentile, seconds } from './measure.js';
import { NarrativesInMemory } from './narratives-in-memory.js';
import { timed } from './running-product.js';

const SEED = 35;
const AT_ONCE = 12;
const PROMISE = 'p95 ≤ 300 ms, the longest ≤ 1 s';
const ASKED_AGAIN_MAX = 200;

export type Measured = Asked & { first: number; all: number; isRight: boolean };

const told = (all: readonly number[]) =>
  `${milliseconds(percentile(all, 0.5))}, p95 ${milliseconds(percentile(all, 0.95))}, the longest ${milliseconds(Math.max(...all))}`;

/**
 * Searches of all kinds, the same for a seed: how long the first page takes, and all counts, without any cache
 * before each or not; every count beside one in memory. And what else the person calls meanwhile.
 */
export async function* measureSearches({
  api,
  database,
  of,
  databaseFolder,
  searches,
}: Remembered & { databaseFolder?: string | undefined; searches: number }) {
  const { rows } = await database.query<{ narrative: string }>(
    `SELECT narrative FROM answer WHERE narrative IS NOT NULL ORDER BY md5(contact_id::text || indicator) LIMIT 5000`,
  );
  const narratives = rows.map(({ narrative }) => narrative);
  const asked = searchQueries(
    { random: randomFrom(SEED), narratives, rareWords: RARE_WORDS },
    searches,
  );
  const memory = await NarrativesInMemory.of(database);
  const inMemory = asked.map(({ query }) => {
    const { q, page: _, ...filters } = query;
    return memory.count(parseSearch(q ?? ''), filters);
  });
  if (databaseFolder) {
    await database.query('CREATE EXTENSION IF NOT EXISTS pg_buffercache');
    const cold: { kind: string; first: number }[] = [];
    for (const { kind, query } of asked) {
      await forgetAll(database, databaseFolder);
      cold.push({ kind, first: (await timed(() => api.call('search', { query })))[0] });
    }
    await database.query('DROP EXTENSION pg_buffercache');
    yield {
      what: `First page of ${cold.length} searches, before each neither counts kept nor pages in PostgreSQL's or the system's cache, ${of}`,
      measured: told(cold.map(({ first }) => first)),
      promise: PROMISE,
      beside: `load ${loadavg()[0]?.toFixed(0)}`,
    };
    for (const [kind, own] of byKind(cold))
      yield {
        what: `– ${kind}, cold`,
        measured: told(own.map(({ first }) => first)),
        promise: '–',
        beside: '–',
      };
  }
  await database.query('TRUNCATE search_count');
  const measured: Measured[] = [];
  for (const [at, { kind, query }] of asked.entries()) {
    const [first, answer] = await timed(() => api.call('search', { query }));
    let found = answer;
    const [rest] = await timed(async () => {
      for (let again = 0; found.uncounted > 0 && again < ASKED_AGAIN_MAX; again += 1)
        found = await api.call('search', { query: { ...query, part: 'counts' } });
    });
    const { contacts, hits_total } = inMemory[at] as (typeof inMemory)[number];
    const isRight = found.contacts === contacts && found.hits_total === hits_total;
    if (!isRight)
      console.error('counted otherwise', query, [found.contacts, contacts], found.uncounted);
    measured.push({ kind, query, first, all: first + rest, isRight });
  }
  yield {
    what: `First page of ${measured.length} searches, ${of}`,
    measured: told(measured.map(({ first }) => first)),
    promise: PROMISE,
    beside: `all counted after ${told(measured.map(({ all }) => all))}; ${measured.filter(({ isRight }) => isRight).length} of ${measured.length} counts equal those in memory; load ${loadavg()[0]?.toFixed(0)}`,
  };
  for (const [kind, own] of byKind(measured))
    yield {
      what: `– ${kind}`,
      measured: told(own.map(({ first }) => first)),
      promise: '–',
      beside: `all counted after ${told(own.map(({ all }) => all))}`,
    };
  const again = [];
  for (const { query } of measured)
    again.push((await timed(() => api.call('search', { query })))[0]);
  yield {
    what: `The same ${again.length} searches again, counted before`,
    measured: told(again),
    promise: '–',
    beside: '–',
  };
  const worst = measured.toSorted((a, b) => b.all - a.all).slice(0, AT_ONCE);
  yield await measureMeanwhile(api, database, worst);
}

async function measureMeanwhile(api: Client, database: pg.Client, worst: readonly Measured[]) {
  await database.query('TRUNCATE search_count');
  const alone = [];
  for (let call = 0; call < 40; call += 1) alone.push((await timed(() => api.call('me')))[0]);
  let isOver = false;
  const [took] = await timed(async () => {
    const searches = Promise.all(
      worst.map(async ({ query }) => {
        let found = await api.call('search', { query });
        for (let again = 0; found.uncounted > 0 && again < ASKED_AGAIN_MAX; again += 1)
          found = await api.call('search', { query: { ...query, part: 'counts' } });
      }),
    ).then(() => (isOver = true));
    while (!isOver) meanwhile.push((await timed(() => api.call('me')))[0]);
    await searches;
  });
  return {
    what: `Who is signed in, while the same person sends the ${worst.length} longest of these searches`,
    measured: told(meanwhile),
    promise: 'p95 < 200 ms',
    beside: `alone ${told(alone)}; all ${worst.length} counted after ${seconds(took)}`,
  };
}
const meanwhile: number[] = [];

const byKind = <One extends { readonly kind: string }>(
  all: readonly One[],
): [kind: string, own: One[]][] =>
  [...new Set(all.map(({ kind }) => kind))].map((kind) => [
    kind,
    all.filter((one) => one.kind === kind),
  ]);

/**
 * Empties what could make a search quicker than the first after a start: counts kept, PostgreSQL's buffers and
 * the system's cache of this database's files, and of nobody else's.
 */
async function forgetAll(database: pg.Client, folder: string) {
  await database.query('TRUNCATE search_count');
  await database.query('CHECKPOINT');
  await database.query('SELECT pg_buffercache_evict_all()');
  const drop = 'dd if={} iflag=nocache count=0 status=none ;'.split(' ');
  const base = join(folder, 'postgres', 'base');
  const dropped = spawnSync('find', [base, '-type', 'f', '-exec', ...drop]);
  if (dropped.status !== 0) throw new Error(dropped.stderr.toString());
}
