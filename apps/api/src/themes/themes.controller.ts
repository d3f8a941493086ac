import { Controller } from '@nestjs/common';
import {
  CodedError,
  type Theme,
  THEME_SENTENCES_PAGE_SIZE,
  type ThemeCount,
  type ThemeDictionaryResponse,
  type ThemeSentencesResponse,
  type ThemesResponse,
  themeTerms,
} from '@lqc/contracts';
import { Database } from '@lqc/database';
import { mentionsOf, themeVersion } from '@lqc/language';
import { isDistinctive, logLikelihood, type Share } from '@lqc/statistics';
import type { Call } from '../http/call.js';
import { Serves } from '../http/serves.js';
import { ThemeReader } from './theme-reader.js';

/** Themes in the narratives of all stored quarters, by the office's dictionary. */
@Controller()
export class ThemesController {
  constructor(
    private readonly database: Database,
    private readonly reader: ThemeReader,
  ) {}

  @Serves('themes')
  async themes({
    query: { quarter: asked, sector },
    request,
  }: Call<'themes'>): Promise<ThemesResponse> {
    const { settings, themes: kept } = this.database;
    const dictionary = await settings.themes();
    const unread = await this.reader.bringUpToDate(dictionary.themes, request);
    const quarter = await kept.quarter(asked);
    if (asked && !quarter) throw new CodedError('FILE_NOT_FOUND');
    const versions = dictionary.themes.map(themeVersion);
    const quarters = await kept.byQuarter(versions, sector);
    const sectors = quarter ? await kept.bySector(versions, quarter.quarter_id) : [];
    const themes = dictionary.themes.map((one): ThemeCount => {
      const ofTheme = ({ theme }: { theme: string }) => theme === one.theme;
      const by_quarter = quarters
        .filter(ofTheme)
        .map(({ quarter_id, label, contacts, of }) => ({ quarter_id, label, contacts, of }));
      const by_sector = sectors
        .filter(ofTheme)
        .map(({ sector: name, contacts, of }) => ({ sector: name, contacts, of }));
      const isChosen = (of: { quarter_id: string }) => of.quarter_id === quarter?.quarter_id;
      const now = summed(by_quarter.filter(isChosen));
      const others = summed(by_quarter.filter((of) => !isChosen(of)));
      const counted = { ...one, by_quarter, by_sector };
      // While quarters are missing, one cannot be compared with all the others.
      if (unread > 0) return { ...counted, g2: null, distinctive: false };
      const [g2, distinctive] = [logLikelihood(now, others), isDistinctive(now, others)];
      return { ...counted, g2, distinctive };
    });
    return { ...dictionary, quarter, unread, themes };
  }

  @Serves('themeSentences')
  async themeSentences({
    params: { key },
    query,
    request,
  }: Call<'themeSentences'>): Promise<ThemeSentencesResponse> {
    const theme = await this.#find(key);
    await this.reader.bringUpToDate([theme], request);
    const { themes: kept } = this.database;
    const version = themeVersion(theme);
    const counted = await kept.count(version, query);
    const found = counted.hits_total > 0 ? await kept.hits(version, query) : [];
    const terms = themeTerms(theme);
    const hits = found.map(({ narrative, ...hit }) => ({
      ...hit,
      sentences: mentionsOf(narrative, terms).map(({ text, marks }) => ({
        text,
        marks: [...marks],
      })),
    }));
    return { ...counted, page: query.page, page_size: THEME_SENTENCES_PAGE_SIZE, hits };
  }

  @Serves('saveThemes')
  async saveThemes({ body, signedIn }: Call<'saveThemes'>) {
    const { based_on: basedOn, ...dictionary } = body;
    await this.database.settings.changeThemes(dictionary, { by: signedIn.user.id, basedOn });
    return this.#changed();
  }

  @Serves('resetThemes')
  async resetThemes() {
    await this.database.settings.resetThemes();
    return this.#changed();
  }

  async #find(key: string): Promise<Theme> {
    const { themes } = await this.database.settings.themes();
    const theme = themes.find((one) => one.theme === key);
    if (!theme) throw new CodedError('THEME_NOT_FOUND');
    return theme;
  }

  async #changed(): Promise<ThemeDictionaryResponse> {
    const dictionary = await this.database.settings.themes();
    await this.database.themeReadings.forgetOthers(dictionary.themes.map(({ theme }) => theme));
    return dictionary;
  }
}

const summed = (shares: readonly Share[]): Share =>
  shares.reduce(
    (total, { contacts, of }) => ({
      contacts: total.contacts + contacts,
      of: total.of + of,
    }),
    { contacts: 0, of: 0 },
  );
