import { z } from 'zod';
import { isReadableName } from '../domain/account-name.js';
import { themeTerm } from '../domain/themes.js';
import { THEME_LIMITS } from '../limits.js';
import { ChangedAt, chosenName, coded, idOf, pageUpTo } from './common.js';
import type { Routes } from './route.js';
import { SearchHit } from './search.js';

export const THEME_SENTENCES_PAGE_SIZE = 20;

const wrong = { error: () => coded('THEMES_INVALID') };
const Key = z.string(wrong).regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/, coded('THEMES_INVALID'));
const Text = (max: number) =>
  z.string(wrong).trim().min(1, wrong).max(max, wrong).refine(isReadableName, wrong);
const isUnique = (values: readonly string[]) => new Set(values).size === values.length;

/**
 * A theme of the dictionary: `theme` is its key, `terms` the words and phrases that count for it.
 */
export const DictionaryTheme = z.object({
  theme: Key.max(THEME_LIMITS.labelLength, wrong),
  label: Text(THEME_LIMITS.labelLength),
  terms: z
    .array(
      Text(THEME_LIMITS.termLength).refine((term) => themeTerm(term) !== undefined, wrong),
      wrong,
    )
    .min(1, wrong)
    .max(THEME_LIMITS.terms, wrong),
});

/** The whole dictionary, as it is stored. */
export const ThemeDictionary = z.object({
  themes: z
    .array(DictionaryTheme, wrong)
    .min(1, wrong)
    .max(THEME_LIMITS.themes, wrong)
    .refine((all) => isUnique(all.map(({ theme }) => theme)), wrong),
});
export type ThemeDictionary = z.infer<typeof ThemeDictionary>;

/**
 * The whole dictionary, as admins send it. `based_on`: `changed_at` of the one that it was made from; a
 * change by others since is not replaced.
 */
export const SaveThemesRequest = ThemeDictionary.extend({ based_on: ChangedAt });
export type SaveThemesRequest = z.infer<typeof SaveThemesRequest>;

export const ThemeDictionaryResponse = ThemeDictionary.extend({
  changed_at: ChangedAt,
  /** True while it is the dictionary that the product comes with. */
  is_shipped: z.boolean(),
});
export type ThemeDictionaryResponse = z.infer<typeof ThemeDictionaryResponse>;

/** `-` stands for contacts without a known sector. */
const Sector = chosenName().min(1).optional();
const Quarter = idOf('FILE_NOT_FOUND').optional();

/** `quarter`: which one `by_sector`, `g2` and `distinctive` are about; the latest by default. */
export const ThemesQuery = z.object({ quarter: Quarter, sector: Sector });
export type ThemesQuery = z.output<typeof ThemesQuery>;

/** Contacts that speak of a theme, not counting those who only deny it; `of` is all contacts. */
const Counted = z.object({ contacts: z.number().int(), of: z.number().int() });

export const ThemeCount = DictionaryTheme.extend({
  /** Counts of the chosen sector's contacts in every quarter that was searched, oldest first. */
  by_quarter: z.array(Counted.extend({ quarter_id: z.string(), label: z.string() })),
  /** Counts in each sector of the chosen quarter; `sector` is null when it is unknown. */
  by_sector: z.array(Counted.extend({ sector: z.string().nullable() })),
  /** Log-likelihood (G²) of the chosen quarter against all others; null until all were searched. */
  g2: z.number().nullable(),
  /** True when the chosen quarter mentions it significantly more often, in enough contacts. */
  distinctive: z.boolean(),
});
export type ThemeCount = z.infer<typeof ThemeCount>;

export const ThemesResponse = ThemeDictionaryResponse.extend({
  quarter: z.object({ quarter_id: z.string(), label: z.string() }).nullable(),
  /** Number of stored quarters not yet searched for all themes; the counts lack them. */
  unread: z.number().int(),
  themes: z.array(ThemeCount),
});
export type ThemesResponse = z.infer<typeof ThemesResponse>;

export const ThemeSentencesQuery = z.object({
  quarter: Quarter,
  sector: Sector,
  page: pageUpTo(5000),
});
export type ThemeSentencesQuery = z.output<typeof ThemeSentencesQuery>;

/** The sentences of one narrative that mention a theme, with the matching words marked. */
export const ThemeHit = SearchHit.omit({ narrative: true, marks: true }).extend({
  sentences: z.array(SearchHit.pick({ marks: true }).extend({ text: z.string() })),
});
export type ThemeHit = z.infer<typeof ThemeHit>;

export const ThemeSentencesResponse = z.object({
  contacts: z.number().int(),
  hits_total: z.number().int(),
  page: z.number().int(),
  page_size: z.number().int(),
  hits: z.array(ThemeHit),
});
export type ThemeSentencesResponse = z.infer<typeof ThemeSentencesResponse>;

/** Themes of the narratives of all stored quarters. */
export const themesRoutes = {
  themes: {
    access: 'staff',
    summary: 'Contacts that speak of each theme, by quarter and by sector',
    query: ThemesQuery,
    response: ThemesResponse,
  },
  themeSentences: {
    access: 'staff',
    summary: 'The sentences that a theme was counted by',
    params: z.object({ key: z.string().max(THEME_LIMITS.labelLength, coded('THEME_NOT_FOUND')) }),
    query: ThemeSentencesQuery,
    response: ThemeSentencesResponse,
  },
  saveThemes: {
    access: 'admin',
    summary: 'Store the dictionary of themes',
    body: SaveThemesRequest,
    response: ThemeDictionaryResponse,
    audit: 'change-themes',
  },
  resetThemes: {
    access: 'admin',
    summary: 'Take up the dictionary of themes that the product comes with',
    response: ThemeDictionaryResponse,
    audit: 'reset-themes',
  },
} as const satisfies Routes;
