import {
  parseSearch,
  SEARCH_QUERY_LENGTH,
  type Theme,
  themeTerm,
  themeTerms,
} from '@lqc/contracts';

/** A query for *Cari* with all terms of a theme; null when one query cannot have all of them. */
export function searchQueryOf(theme: Theme): string | null {
  const query = theme.terms
    .flatMap((written) => themeTerm(written) ?? [])
    .map(({ words, isPhrase, isPrefix }) => {
      const written = `${words.join(' ')}${isPrefix ? '*' : ''}`;
      return isPhrase ? `"${written}"` : written;
    })
    .join(' ATAU ');
  const { groups } = parseSearch(query);
  const isWhole = groups.length === 1 && groups[0]!.length === themeTerms(theme).length;
  return isWhole && query.length <= SEARCH_QUERY_LENGTH ? query : null;
}
