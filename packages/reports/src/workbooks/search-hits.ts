import { indicatorOf, type SearchHit, type SearchResponse } from '@lqc/contracts';
import { searchWorkbookPhrases as say } from '@lqc/phrases';
import type { TableSheet } from './table.js';
import { sheet, writeWorkbook } from './workbook-file.js';

type Hit = Omit<SearchHit, 'marks'>;

export interface SearchHitsInput {
  readonly q: string;
  readonly madeAt: Date;
  readonly counts: Pick<
    SearchResponse,
    'contacts' | 'hits_total' | 'facets' | 'by_quarter' | 'uncounted'
  >;
  /** Those that the workbook takes. */
  readonly hits: readonly Hit[];
}

/**
 * Writes what a search found: every hit with its words, and counts by quarter, sector and indicator. There
 * is no copy that may leave: counts under filters that anybody chooses, one search after another, would tell
 * single answers.
 */
export function writeSearchHits(input: SearchHitsInput): Promise<Buffer> {
  return writeWorkbook({
    title: say.title(input.q),
    copy: 'internal',
    madeAt: input.madeAt,
    sheets: [sheet(hits(input)), sheet(quarters(input)), sheet(facets(input))],
  });
}

const notes = ({ counts, hits: taken }: SearchHitsInput): string[] => [
  say.found(counts.contacts, counts.hits_total),
  ...(counts.uncounted > 0 ? [say.uncounted(uncountedIn(counts.by_quarter))] : []),
  ...(taken.length < counts.hits_total ? [say.cut(taken.length, counts.hits_total)] : []),
];

const uncountedIn = (quarters: SearchResponse['by_quarter']) =>
  quarters.flatMap(({ counted, label }) => (counted ? [] : label));

const hits = (input: SearchHitsInput): TableSheet<Hit> => ({
  name: say.sheet.hits,
  title: say.title(input.q),
  notes: notes(input),
  // As wide together as a page at the least scale.
  columns: [
    { header: say.column.contact, kind: 'text', width: 28, value: ({ contact }) => contact },
    { header: say.column.quarter, kind: 'text', width: 19, value: ({ label }) => label },
    {
      header: say.column.sector,
      kind: 'text',
      width: 26,
      value: ({ sector }) => sector ?? say.unknown,
    },
    {
      header: say.column.indicator,
      kind: 'text',
      width: 23,
      value: ({ indicator }) => indicatorOf(indicator).label,
    },
    { header: say.column.score, kind: 'score', width: 7, value: ({ score }) => score },
    { header: say.column.narrative, kind: 'prose', value: ({ narrative }) => narrative },
    { header: say.column.sheet, kind: 'text', width: 20, value: (hit) => hit.sheet },
    { header: say.column.cell, kind: 'text', width: 7, value: ({ cell }) => cell },
  ],
  rows: input.hits,
});

type Mentions = SearchResponse['by_quarter'][number];

const quarters = (input: SearchHitsInput): TableSheet<Mentions> => ({
  name: say.sheet.quarters,
  title: say.title(input.q),
  notes: notes(input),
  columns: [
    { header: say.column.quarter, kind: 'text', value: ({ label }) => label },
    {
      header: say.column.contacts,
      kind: 'count',
      value: ({ contacts, counted }) => (counted ? contacts : null),
    },
    { header: say.column.of, kind: 'count', value: ({ of }) => of },
  ],
  rows: input.counts.by_quarter,
});

interface Facet {
  readonly kind: string;
  readonly value: string;
  readonly contacts: number;
}

const facets = (input: SearchHitsInput): TableSheet<Facet> => {
  const { sector, indicator } = input.counts.facets;
  return {
    name: say.sheet.facets,
    title: say.title(input.q),
    notes: notes(input),
    columns: [
      { header: say.column.kind, kind: 'text', value: ({ kind }) => kind },
      { header: say.column.value, kind: 'text', width: 50, value: ({ value }) => value },
      { header: say.column.contacts, kind: 'count', value: ({ contacts }) => contacts },
    ],
    rows: [
      ...sector.map(({ value, contacts }) => ({
        kind: say.facet.sector,
        value: value ?? say.unknown,
        contacts,
      })),
      ...indicator.map(({ value, contacts }) => ({
        kind: say.facet.indicator,
        value: indicatorOf(value).label,
        contacts,
      })),
    ],
  };
};
