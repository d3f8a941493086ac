/** What the hits of a search are counted by, in the order in which they are shown. */
export const SEARCH_FACETS = [
  'quarter',
  'sector',
  'indicator',
  'score',
  'district',
  'method',
  'interviewer',
] as const;
export type SearchFacet = (typeof SEARCH_FACETS)[number];

/** What a search can be narrowed by: its facets, and a company, whose own page leads to its words. */
export const NARROWED_BY = [...SEARCH_FACETS, 'company'] as const;
export type NarrowedBy = (typeof NARROWED_BY)[number];
