import type { EntityManager } from 'typeorm';
import { z } from 'zod';

/** The key of a company before, and the one that this version makes of the same name. */
export const MovedKey = z.object({ before: z.string(), now: z.string() });
type MovedKey = z.infer<typeof MovedKey>;

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
 * Gives what people said and planned of companies to the keys that this version makes of their names. What
 * was said of a new key already stays, and the other beside it is of nobody. Equal keys are passed over.
 */
export async function moveKeys(manager: EntityManager, moved: readonly MovedKey[]): Promise<void> {
  for (const { before, now } of moved) {
    if (before === now) continue;
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
}
