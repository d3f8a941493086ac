import {
  figureOf,
  sectorFigures,
  type SectorFigures,
  type Standing,
  standings,
} from '@lqc/analysis';
import { type Copy, type IndicatorKey, LIKERT_INDICATORS } from '@lqc/contracts';
import { workbookPhrases as say } from '@lqc/phrases';
import type { WorkbookInput } from '../workbook-input.js';
import type { Column, TableSheet } from '../table.js';
import { standingFigure } from './standing-figure.js';
import { contactsNotes, scaleNote } from './notes.js';

interface SectorRow extends Pick<SectorFigures, 'companies' | 'indicators'> {
  readonly label: string;
  readonly contacts: number;
  readonly isTotal: boolean;
  readonly standing: SectorStanding;
}

/** How a sector's number of contacts and its answers to each indicator stand in a copy. */
export interface SectorStanding {
  readonly contacts: Standing;
  answers(key: IndicatorKey): Standing;
}

/** Averages with n of each Lapangan Usaha, the unmatched companies' and everybody's. */
export function sectorsSheet({
  now,
  copy,
}: Pick<WorkbookInput, 'now' | 'copy'>): TableSheet<SectorRow> {
  const standing = (row: SectorRow) => row.standing.contacts;
  return {
    name: say.sheet.sectors,
    title: say.title.sectors(now.period),
    notes: [...contactsNotes([now]), scaleNote()],
    columns: [
      {
        header: say.column.sector,
        kind: 'text',
        width: 42,
        value: ({ label }) => label,
        tone: ({ isTotal }) => (isTotal ? 'strong' : undefined),
      },
      {
        header: say.column.companies,
        kind: 'count',
        value: ({ companies }) => companies,
        standing,
      },
      { header: say.column.contacts, kind: 'count', value: ({ contacts }) => contacts, standing },
      ...LIKERT_INDICATORS.flatMap(({ key, label }): Column<SectorRow>[] => [
        {
          header: say.column.average,
          group: label,
          kind: 'average',
          value: ({ indicators }) => figureOf(indicators, key).average,
          standing: (row) => row.standing.answers(key),
        },
        {
          header: say.column.n,
          group: label,
          kind: 'count',
          width: 7,
          value: ({ indicators }) => figureOf(indicators, key).n,
          tone: ({ indicators }) => (figureOf(indicators, key).small_sample ? 'muted' : undefined),
          standing: (row) => row.standing.answers(key),
        },
      ]),
    ],
    rows: sectorRows({ now, copy }),
  };
}

function* sectorRows({ now, copy }: Pick<WorkbookInput, 'now' | 'copy'>): Generator<SectorRow> {
  const sectors = sectorFigures(now);
  const standing = sectorStandings(sectors, copy);
  for (const { sector, companies, contacts, indicators } of sectors)
    yield {
      label: sector ?? say.noSector,
      companies,
      contacts: contacts.length,
      indicators,
      isTotal: false,
      standing: standing(sector),
    };
  yield {
    label: say.allContacts,
    companies: now.quality.companies,
    contacts: now.survey.contacts.length,
    indicators: now.indicators,
    isTotal: true,
    standing: {
      contacts: 'open',
      answers: (key) => standingFigure(figureOf(now.indicators, key), copy).standing,
    },
  };
}

/** How the sectors of a quarter stand beside everybody's figures. */
export function sectorStandings(
  sectors: readonly SectorFigures[],
  copy: Copy,
): (sector: string | null) => SectorStanding {
  const bySector = (sizeOf: (figures: SectorFigures) => number) => {
    const found = standings(sectors.map(sizeOf), copy);
    return new Map(sectors.map(({ sector }, at) => [sector, found[at]!]));
  };
  const contacts = bySector((figures) => figures.contacts.length);
  const answers = new Map(
    LIKERT_INDICATORS.map(({ key }) => [
      key as IndicatorKey,
      bySector(({ indicators }) => figureOf(indicators, key).n),
    ]),
  );
  return (sector) => ({
    contacts: contacts.get(sector) ?? 'open',
    answers: (key) => answers.get(key)?.get(sector) ?? 'open',
  });
}
