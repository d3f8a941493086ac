import type { OfficeWords, OfficeWordsResponse, SetOfficeWordRequest } from '@lqc/contracts';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { changed, rows } from '../rows.js';
import { oneAtATime } from './one-at-a-time.js';

const Kept = z.object({
  word: z.string(),
  shown_as: z.string().nullable(),
  changed_by: z.string(),
  changed_at: z.date(),
});

/** Key words that the office hides, or shows as others. */
export class OfficeWordRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Latest first. */
  async list(): Promise<OfficeWordsResponse['words']> {
    const kept = await rows(
      this.dataSource,
      Kept,
      `SELECT w.word, w.shown_as, u.username AS changed_by, w.changed_at
         FROM office_word w JOIN app_user u ON u.id = w.changed_by
        ORDER BY w.changed_at DESC, w.word`,
    );
    return kept.map((one) => ({ ...one, changed_at: one.changed_at.toISOString() }));
  }

  /** The same as work is given it: sorted, so that the same words are the same question. */
  async words(): Promise<OfficeWords> {
    const kept = (await this.list()).toSorted((a, b) => (a.word < b.word ? -1 : 1));
    return {
      hidden: kept.flatMap(({ word, shown_as: shown }) => (shown === null ? [word] : [])),
      synonyms: kept.flatMap(({ word, shown_as: shown }): [string, string][] =>
        shown === null ? [] : [[word, shown]],
      ),
    };
  }

  /** False when there are as many as the limit allows. */
  async set(
    { word, shown_as: shown }: SetOfficeWordRequest,
    userId: string,
    limit: number,
  ): Promise<boolean> {
    const kept = await oneAtATime(this.dataSource, 'office words', (transaction) =>
      changed(
        transaction,
        `INSERT INTO office_word (word, shown_as, changed_by)
       SELECT $1, $2, $3 WHERE (SELECT count(*) FROM office_word WHERE word <> $1) < $4
       ON CONFLICT (word) DO UPDATE
         SET shown_as = excluded.shown_as, changed_by = excluded.changed_by, changed_at = now()
       RETURNING word`,
        [word, shown, userId, limit],
      ),
    );
    return kept === 1;
  }

  async forget(word: string): Promise<void> {
    await this.dataSource.query(`DELETE FROM office_word WHERE word = $1`, [word]);
  }
}
