import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type Theme, themeTerms } from '@lqc/contracts';
import { Database, type ThemeReading, type ThemeVersion } from '@lqc/database';
import { mentionsOf } from '@lqc/language';

/** Raise this when the rule for counting a mention changes, so that every survey is read again. */
const RULE_VERSION = 2;
/** Longest time that one call reads surveys; in a large archive the next calls continue. */
const READING_MS = 2000;

/** A theme with the hash of its terms, under which its mentions are stored. */
export const versionOf = ({ theme, terms }: Pick<Theme, 'theme' | 'terms'>): ThemeVersion => ({
  theme,
  madeOf: createHash('sha256')
    .update(JSON.stringify([RULE_VERSION, terms]))
    .digest('hex'),
});

/**
 * Searches stored surveys for themes: full text finds narratives, `language` finds mentions in
 * them.
 */
@Injectable()
export class ThemeReader {
  #reading: Promise<unknown> = Promise.resolve();

  constructor(@Inject(Database) private readonly database: Database) {}

  /**
   * Reads the surveys that were not read yet. Simultaneous calls wait for each other, so that no
   * survey is read twice.
   *
   * @returns the number of surveys that remain because the time was up
   */
  bringUpToDate(themes: readonly Theme[]): Promise<number> {
    const read = this.#reading.catch(() => {}).then(() => this.#read(themes));
    this.#reading = read;
    return read;
  }

  async #read(themes: readonly Theme[]): Promise<number> {
    const until = performance.now() + READING_MS;
    const unread = await this.database.themes.unread(themes.map(versionOf));
    for (const [at, { surveyId, themes: missing }] of unread.entries()) {
      if (performance.now() > until) return unread.length - at;
      await this.#readSurvey(
        surveyId,
        themes.filter(({ theme }) => missing.includes(theme)),
      );
    }
    return 0;
  }

  async #readSurvey(surveyId: string, themes: readonly Theme[]): Promise<void> {
    const sought = themes.map((one) => ({ ...versionOf(one), terms: themeTerms(one) }));
    const candidates = await this.database.themes.candidates(surveyId, sought);
    const readings = sought.map(({ terms, ...version }): ThemeReading => {
      const said = new Map<string, string[]>();
      for (const { theme, contactId, indicator, narrative } of candidates)
        if (theme === version.theme && mentionsOf(narrative, terms).length > 0)
          said.set(contactId, [...(said.get(contactId) ?? []), indicator]);
      const mentions = [...said].map(([contactId, indicators]) => ({ contactId, indicators }));
      return { ...version, mentions };
    });
    await this.database.themes.keep(surveyId, readings);
  }
}
