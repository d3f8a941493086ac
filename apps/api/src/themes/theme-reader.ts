import { Injectable } from '@nestjs/common';
import type { Theme } from '@lqc/contracts';
import { Database, type UnreadSurvey } from '@lqc/database';
import { soughtTheme, themeReadings, themeVersion } from '@lqc/language';
import type { LiaisonRequest } from '../http/request.js';
import { StoredQuartersWork } from '../jobs/stored-quarters-work.js';

/** Four years of one office, whose narratives are read in half a second. */
const READ_AT_ONCE_CONTACTS = 1000;

/**
 * Searches stored surveys for themes: full text finds narratives, `language` finds mentions in
 * them.
 */
@Injectable()
export class ThemeReader {
  constructor(
    private readonly database: Database,
    private readonly work: StoredQuartersWork,
  ) {}

  /**
   * Reads a few surveys at once and leaves many to a worker.
   *
   * @returns how many surveys are left to it
   */
  async bringUpToDate(themes: readonly Theme[], request: LiaisonRequest): Promise<number> {
    const left = await this.work.complete(
      'read-themes',
      {
        atOnce: READ_AT_ONCE_CONTACTS,
        left: () => this.database.themeReadings.unread(themes.map(themeVersion)),
        carryOut: (surveys) => this.#read(themes, surveys),
      },
      request,
    );
    return left.length;
  }

  async #read(themes: readonly Theme[], surveys: readonly UnreadSurvey[]): Promise<void> {
    for (const { surveyId, themes: missing } of surveys) {
      const sought = themes.filter(({ theme }) => missing.includes(theme)).map(soughtTheme);
      const candidates = await this.database.themeReadings.candidates(surveyId, sought);
      await this.database.themeReadings.keep(surveyId, themeReadings(sought, candidates));
    }
  }
}
