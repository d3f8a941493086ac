import type { Writable } from 'node:stream';
import { type Disclosure, disclosures } from '@lqc/analysis';
import {
  type Copy,
  indicatorOf,
  mayTell,
  type SearchHit,
  type SearchResponse,
} from '@lqc/contracts';
import { searchWorkbookPhrases as say } from '@lqc/phrases';
import type { TableSheet } from './table.js';
import { sheet, writeWorkbook } from './workbook-file.js';

type Hit = Omit<SearchHit, 'marks'>;

export interface SearchHitsInput {
  readonly q: string;
  readonly copy: Copy;
  readonly madeAt: Date;
  readonly counts: Pick<SearchResponse, 'contacts' | 'hits_total' | 'facets' | 'by_quarter'>;
  /** Companies behind these counts, in all and by the values of each facet. */
  readonly companies: {
    readonly companies: number;
    readonly quarter_id: Readonly<Record<string, number>>;
    readonly sector: Readonly<Record<string, number>>;
    readonly indicator: Readonly<Record<string, number>>;
  };
  /** Those that the workbook takes; a copy that leaves the office takes none. */
  readonly hits: readonly Hit[];
}

/**
 * Writes what a search found: for the office every hit with its words, and counts by quarter, sector and
 * indicator. A copy that leaves has the counts alone, without groups of so few companies that they show a
 * firm, and nothing at all where all that say it are so few. Ends `out`.
 */
export async function writeSearchHits(out: Writable, input: SearchHitsInput): Promise<void> {
  const { q, copy, madeAt } = input;
  await writeWorkbook(out, {
    title: say.title(q),
    copy,
    madeAt,
    sheets: [
      ...(copy === 'internal' ? [sheet(hits(input))] : []),
      sheet(quarters(input)),
      sheet(facets(input)),
    ],
  });
}

const isWithheld = ({ copy, companies }: SearchHitsInput) =>
  copy === 'release' && !mayTell('count', companies.companies);

const notes = (input: SearchHitsInput): string[] => {
  const { contacts, hits_total: total } = input.counts;
  if (isWithheld(input)) return [say.withheldAll];
  return [
    say.found(contacts, total),
    ...(input.copy === 'release' ? [say.withoutWords] : []),
    ...(input.copy === 'internal' && input.hits.length < total
      ? [say.cut(input.hits.length, total)]
      : []),
  ];
};

const hits = (input: SearchHitsInput): TableSheet<Hit> => ({
  name: say.sheet.hits,
  title: say.title(input.q),
  notes: notes(input),
  columns: [
    { header: say.column.contact, kind: 'text', value: ({ contact }) => contact },
    { header: say.column.quarter, kind: 'text', value: ({ label }) => label },
    { header: say.column.sector, kind: 'text', value: ({ sector }) => sector ?? say.unknown },
    {
      header: say.column.indicator,
      kind: 'text',
      value: ({ indicator }) => indicatorOf(indicator).label,
    },
    { header: say.column.score, kind: 'score', value: ({ score }) => score },
    { header: say.column.narrative, kind: 'prose', value: ({ narrative }) => narrative },
    { header: say.column.sheet, kind: 'text', value: (hit) => hit.sheet },
    { header: say.column.cell, kind: 'text', value: ({ cell }) => cell },
  ],
  rows: input.hits,
});

/** Rows of one table, each with what this copy shows of it. */
function disclosed<Row>(
  rows: readonly Row[],
  companiesOf: (row: Row) => number,
  copy: Copy,
): (Row & { readonly disclosure: Disclosure })[] {
  const decided = disclosures(rows.map(companiesOf), copy);
  return rows.map((row, at) => ({ ...row, disclosure: decided[at]! }));
}

type Mentions = SearchResponse['by_quarter'][number] & { readonly disclosure: Disclosure };

const quarters = (input: SearchHitsInput): TableSheet<Mentions> => ({
  name: say.sheet.quarters,
  title: say.title(input.q),
  notes: notes(input),
  columns: [
    { header: say.column.quarter, kind: 'text', value: ({ label }) => label },
    {
      header: say.column.contacts,
      kind: 'count',
      value: ({ contacts }) => contacts,
      disclosure: ({ disclosure }) => disclosure,
    },
    { header: say.column.of, kind: 'count', value: ({ of }) => of },
  ],
  rows: isWithheld(input)
    ? []
    : disclosed(
        input.counts.by_quarter,
        ({ quarter_id: id }) => input.companies.quarter_id[id] ?? 0,
        input.copy,
      ),
});

interface Facet {
  readonly kind: string;
  readonly value: string;
  readonly contacts: number;
  readonly companies: number;
}

const facets = (input: SearchHitsInput): TableSheet<Facet & { disclosure: Disclosure }> => {
  const { sector, indicator } = input.counts.facets;
  const sectors = sector.map(({ value, contacts }): Facet => ({
    kind: say.facet.sector,
    value: value ?? say.unknown,
    contacts,
    companies: input.companies.sector[value ?? '-'] ?? 0,
  }));
  const indicators = indicator.map(({ value, contacts }): Facet => ({
    kind: say.facet.indicator,
    value: indicatorOf(value).label,
    contacts,
    companies: input.companies.indicator[value] ?? 0,
  }));
  const shown = (rows: readonly Facet[]) =>
    disclosed(rows, ({ companies }) => companies, input.copy);
  return {
    name: say.sheet.facets,
    title: say.title(input.q),
    notes: notes(input),
    columns: [
      { header: say.column.kind, kind: 'text', value: ({ kind }) => kind },
      { header: say.column.value, kind: 'text', width: 50, value: ({ value }) => value },
      {
        header: say.column.contacts,
        kind: 'count',
        value: ({ contacts }) => contacts,
        disclosure: ({ disclosure }) => disclosure,
      },
    ],
    rows: isWithheld(input) ? [] : [...shown(sectors), ...shown(indicators)],
  };
};
