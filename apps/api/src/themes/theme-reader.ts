import { Injectable } from '@nestjs/common';
import type { Theme } from '@lqc/contracts';
import { Database } from '@lqc/database';
import { soughtTheme, themeReadings, themeVersion } from '@lqc/language';
import type { LiaisonRequest } from '../http/request.js';
import { LongWork } from '../jobs/long-work.js';

/** A call reads no longer than this: a new quarter at once; a worker goes on with an archive. */
const READING_MS = 700;

/**
 * Searches stored surveys for themes: full text finds narratives, `language` finds mentions in
 * them.
 */
@Injectable()
export class ThemeReader {
  #reading: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly work: LongWork,
  ) {}

  /**
   * Reads what was not read yet, one call after the other, so that two do not read the same. What is left
   * when time is up is read by a worker.
   *
   * @returns how many surveys are left
   */
  bringUpToDate(themes: readonly Theme[], request: LiaisonRequest): Promise<number> {
    const read = this.#reading.catch(() => {}).then(() => this.#read(themes, request));
    this.#reading = read;
    return read;
  }

  async #read(themes: readonly Theme[], request: LiaisonRequest): Promise<number> {
    const until = performance.now() + READING_MS;
    const unread = await this.database.themes.unread(themes.map(themeVersion));
    if (unread.length === 0) return 0;
    if (await this.database.runs.isUnderWay('read-themes')) return unread.length;
    for (const [at, { surveyId, themes: missing }] of unread.entries()) {
      if (performance.now() > until) {
        await this.work.accept('read-themes', {}, request);
        return unread.length - at;
      }
      const sought = themes.filter(({ theme }) => missing.includes(theme)).map(soughtTheme);
      const candidates = await this.database.themes.candidates(surveyId, sought);
      await this.database.themes.keep(surveyId, themeReadings(sought, candidates));
    }
    return 0;
  }
}
