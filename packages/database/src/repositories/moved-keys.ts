import { companyKey } from '@lqc/contracts';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { safeJson } from '../safe-text.js';

/** The key of a company before, and the one that this version makes of the same name. */
export const MovedKey = z.object({ before: z.string(), now: z.string() });
type MovedKey = z.infer<typeof MovedKey>;

/** The key that this version makes of a stored name; a name of which it makes none keeps the one it has. */
export const presentKey = (name: string, key: string): string => companyKey(name) || key;

/** Where people's words and plans name a company by its key, with the columns that are unique beside it. */
const PLACES = [
  { table: 'confirmed_company', key: 'contact_key', beside: [] },
  { table: 'given_sector', key: 'contact_key', beside: [] },
  {
    table: 'contradiction_verdict',
    key: 'company_key',
    beside: ['indicator', 'score', 'narrative_md5'],
  },
  { table: 'plan_removal', key: 'company_key', beside: [] },
  { table: 'planned_visit', key: 'company_key', beside: ['year', 'quarter'] },
] as const;

/**
 * Gives what people said and planned of companies, and what analyses keep of it from their start on, to the
 * keys that this version makes of their names. What was said of a new key already stays, and the other beside
 * it is of nobody. Equal keys are passed over.
 */
export async function moveKeys(manager: EntityManager, all: readonly MovedKey[]): Promise<void> {
  const moved = all.filter(({ before, now }) => before !== now);
  if (moved.length === 0) return;
  for (const { before, now } of moved) {
    await manager.query(`UPDATE confirmed_company SET company_key = $2 WHERE company_key = $1`, [
      before,
      now,
    ]);
    for (const { table, key, beside } of PLACES) {
      const same = beside.map((column) => `AND o.${column} = t.${column}`).join(' ');
      await manager.query(
        `UPDATE ${table} t SET ${key} = $2
          WHERE ${key} = $1 AND NOT EXISTS (SELECT FROM ${table} o WHERE o.${key} = $2 ${same})`,
        [before, now],
      );
    }
  }
  const keys = Object.fromEntries(moved.map(({ before, now }) => [before, now]));
  await manager.query(
    `UPDATE analysis_session s
        SET confirmed = (
              SELECT jsonb_object_agg(
                       CASE WHEN s.confirmed ? (m.keys->>key) THEN key ELSE coalesce(m.keys->>key, key) END,
                       coalesce(m.keys->>value, value))
                FROM jsonb_each_text(s.confirmed))
       FROM (SELECT $1::jsonb AS keys) m
      WHERE EXISTS (SELECT FROM jsonb_each_text(s.confirmed) WHERE m.keys ?| ARRAY[key, value])`,
    [safeJson(keys)],
  );
}
