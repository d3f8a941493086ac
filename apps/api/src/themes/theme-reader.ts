import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type Theme, themeTerms } from '@lqc/contracts';
import { Database, type ThemeReading, type ThemeVersion } from '@lqc/database';
import { mentionsOf } from '@lqc/language';

/** Changes when the rule by which a mention counts does, so that every survey is read anew. */
const RULE_VERSION = 2;
/** A call reads no longer than this; in a large archive the next calls go on where it stopped. */
const READING_MS = 2000;

/** A theme as the office has it, under a hash of the words that stand for it. */
export const versionOf = ({ theme, terms }: Pick<Theme, 'theme' | 'terms'>): ThemeVersion => ({
  theme,
  madeOf: createHash('sha256')
    .update(JSON.stringify([RULE_VERSION, terms]))
    .digest('hex'),
});

/** Reads stored surveys for themes: full text finds the narratives, `language` says what they mean. */
@Injectable()
export class ThemeReader {
  #reading: Promise<unknown> = Promise.resolve();

  constructor(@Inject(Database) private readonly database: Database) {}

  /**
   * Reads what was not read yet, one call after the other, so that two do not read the same.
   *
   * @returns how many surveys are left because time was up
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
