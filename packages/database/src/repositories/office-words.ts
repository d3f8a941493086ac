import type { OfficeWords, OfficeWordsResponse, SetOfficeWordRequest } from '@lqc/contracts';
import { Not } from 'typeorm';
import { z } from 'zod';
import { now } from '../database-clock.js';
import { OfficeWord } from '../entities/office-word.js';
import { prepared } from '../rows.js';
import { oneAtATime } from './one-at-a-time.js';
import { SqlRepository } from '../sql-repository.js';

const findWords = prepared(
  'find-office-words',
  z.object({ word: z.string(), shownAs: z.string().nullable() }),
  `SELECT word, shown_as AS "shownAs" FROM office_word ORDER BY word COLLATE "C"`,
);

/** Key words that the office hides, or shows as others. */
export class OfficeWordRepository extends SqlRepository {
  /** Latest first. */
  async list(): Promise<OfficeWordsResponse['words']> {
    const kept = await this.dataSource.manager.find(OfficeWord, {
      relations: { changer: true },
      order: { changedAt: 'DESC', word: 'ASC' },
    });
    return kept.map(({ word, shownAs, changer, changedAt }) => ({
      word,
      shown_as: shownAs,
      changed_by: changer!.username,
      changed_at: changedAt.toISOString(),
    }));
  }

  /** The same as work is given it: sorted, so that the same words are the same question. */
  async words(): Promise<OfficeWords> {
    const kept = await findWords(this.dataSource, []);
    return {
      hidden: kept.flatMap(({ word, shownAs }) => (shownAs === null ? [word] : [])),
      synonyms: kept.flatMap(({ word, shownAs }): [string, string][] =>
        shownAs === null ? [] : [[word, shownAs]],
      ),
    };
  }

  /** False when there are as many as the limit allows. */
  set(
    { word, shown_as: shownAs }: SetOfficeWordRequest,
    userId: string,
    limit: number,
  ): Promise<boolean> {
    return oneAtATime(this.dataSource, 'office words', async (transaction) => {
      if ((await transaction.countBy(OfficeWord, { word: Not(word) })) >= limit) return false;
      const kept = { word, shownAs, changedBy: userId, changedAt: now };
      await transaction.upsert(OfficeWord, kept, ['word']);
      return true;
    });
  }

  async forget(word: string): Promise<void> {
    await this.dataSource.manager.delete(OfficeWord, { word });
  }
}
