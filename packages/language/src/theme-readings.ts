import { createHash } from 'node:crypto';
import { type IndicatorKey, indicatorOf, type Theme, themeTerms } from '@lqc/contracts';
import { mentionsOf } from './mentions.js';

/** Increased when the rule for counting a mention changes, so that every survey is read again. */
const RULE_VERSION = 5;

/** A theme's key and a hash of its terms: what was read under it holds until one of both changes. */
export const themeVersion = ({ theme, terms }: Pick<Theme, 'theme' | 'terms'>) => ({
  theme,
  madeOf: createHash('sha256')
    .update(JSON.stringify([RULE_VERSION, terms]))
    .digest('hex'),
});

/** A theme as it is looked for in narratives. */
export const soughtTheme = (theme: Pick<Theme, 'theme' | 'terms'>) => ({
  ...themeVersion(theme),
  terms: themeTerms(theme),
});

interface Candidate {
  readonly theme: string;
  readonly contactId: string;
  readonly indicator: IndicatorKey;
  readonly narrative: string;
}

/**
 * Which contacts of a survey mention which theme, and in which narratives. A word that the question itself has
 * ("suku bunga" under *Pembiayaan dan Suku Bunga*) is no mention in the answer to it: everybody is asked for it.
 *
 * @param candidates narratives that hold a word of a theme, whether or not they deny it
 */
export function themeReadings(
  themes: readonly ReturnType<typeof soughtTheme>[],
  candidates: readonly Candidate[],
) {
  return themes.map(({ terms, ...version }) => {
    const unasked = (indicator: IndicatorKey) =>
      terms.filter((term) => mentionsOf(indicatorOf(indicator).label, [term]).length === 0);
    const said = new Map<string, IndicatorKey[]>();
    for (const { theme, contactId, indicator, narrative } of candidates)
      if (theme === version.theme && mentionsOf(narrative, unasked(indicator)).length > 0)
        said.set(contactId, [...(said.get(contactId) ?? []), indicator]);
    return {
      ...version,
      mentions: [...said].map(([contactId, indicators]) => ({ contactId, indicators })),
    };
  });
}
